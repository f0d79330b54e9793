import { expect, type Locator, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import { today } from '../support/virtual-reader.ts';

/**
 * What a screen reader jumps between on each kind of page (landmarks, headings, controls, pictures, by role and name),
 * kept and read. `playwright test screen-reader --update-snapshots=changed` renews it; the difference is reviewed like a text.
 */
for (const path of pageKinds) {
  test(`a screen reader finds its way on ${path}`, { tag: '@slow' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await waymarks(page.getByRole('main'))).toMatchSnapshot(`${fileName(path)}.txt`);
  });
}

test('a screen reader finds its way in the header and the footer', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  expect(await waymarks(page.getByRole('banner'))).toMatchSnapshot('header.txt');
  expect(await waymarks(page.getByRole('contentinfo'))).toMatchSnapshot('footer.txt');
});

const spoken =
  /^ *- '?(?:main|navigation|region|complementary|form|search|heading|link|button|textbox|searchbox|combobox|checkbox|radio|slider|progressbar|group|status|img|figure|table|columnheader|banner|contentinfo)\b/u;

/** The lines of the accessibility tree that one can jump to. */
async function waymarks(part: Locator): Promise<string> {
  const tree = await part.ariaSnapshot();
  const lines = tree.split('\n').filter((line) => spoken.test(line) && !today.test(line));
  return `${lines.map((line) => line.replace(/:$/u, '')).join('\n')}\n`;
}

function fileName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z0-9]+/gu, '-');
}
