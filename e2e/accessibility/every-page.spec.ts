import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sitemapPaths } from '../support/page-facts.ts';
import { pageKinds } from '../support/page-kinds.ts';

/** The sitemap is dealt out to this many tests, which run side by side. */
const shares = 8;
const longestTestMs = 12 * 60_000;

function dealt(paths: readonly string[], share: number): string[] {
  return paths.filter((_path, index) => index % shares === share);
}

const widths = [320, 768, 1440] as const;
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'no-preference' },
  'reduced motion': { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
} as const;
type Look = (typeof looks)[keyof typeof looks];

for (let share = 0; share < shares; share += 1) {
  test(`every page is accessible, ${share + 1} of ${shares}`, { tag: '@slow' }, async ({ page, request }) => {
    test.setTimeout(longestTestMs);
    const paths = await sitemapPaths(request);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of dealt(paths, share)) {
      await page.goto(path);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

/** Each width and each look once; with `EVERY_VIEW=1` each width in each look, which takes a quarter of an hour. */
const views = Object.entries(looks).flatMap(([name, look], column) =>
  widths
    .filter((_width, row) => process.env.EVERY_VIEW || row === column % widths.length)
    .map((width) => ({ name, look, width })),
);

for (const path of pageKinds) {
  test(`accessible at every width and in every look: ${path}`, { tag: '@slow' }, async ({ page }) => {
    test.setTimeout(longestTestMs);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const { name, look, width } of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia(look);
      await page.evaluate(settle);
      expect.soft(await violations(page, look), `${width} px, ${name}`).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (let share = 0; share < shares; share += 1) {
    test(`every page says what it has to say, and all on it works, ${share + 1} of ${shares}`, {
      tag: '@slow',
    }, async ({ page, request }) => {
      test.setTimeout(longestTestMs);
      const asked = new Set<string>();
      for (const path of dealt(await sitemapPaths(request), share)) {
        const response = await page.goto(path);
        expect.soft(response?.status(), path).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300);
        // What only a script can do is not offered.
        for (const button of await page.locator('main button:visible:not(:disabled)').all()) {
          const works = await button.evaluate(
            (it: HTMLButtonElement) => it.form !== null || it.popoverTargetElement !== null,
          );
          expect.soft(works, `${path}: «${await button.innerText()}»`).toBe(true);
        }
        // What is folded, transcripts and answers, opens.
        for (const fold of await page.locator('main details').all()) {
          // One that only a script can use is not offered either.
          if (!(await fold.isVisible())) continue;
          if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
          await expect.soft(fold.locator('> :not(summary)').first(), path).toBeVisible();
        }
        // What is asked by a button, a search or a filter, is answered.
        for (const form of await page.locator('form[method=get]').all()) {
          const questions = await form.evaluate(questionsOf);
          for (const question of questions.filter((address) => !asked.has(address))) {
            asked.add(question);
            expect.soft((await request.get(question)).status(), `${path}: ${question}`).toBe(200);
          }
        }
      }
    });
  }
});

/** The addresses that the buttons of a form lead to, when what is asked for in words is «ro». */
function questionsOf(form: Element): string[] {
  if (!(form instanceof HTMLFormElement)) return [];
  const buttons = [...form.elements].filter((element) => element instanceof HTMLButtonElement && !element.disabled);
  return buttons.map((button) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, button instanceof HTMLButtonElement ? button : null)) {
      query.append(name, value.toString() || 'ro');
    }
    return `${new URL(form.action).pathname}?${query}`;
  });
}

/**
 * Ends the transitions that a change of look has begun: axe shall see their last colours. They are not waited for: one of
 * an element that the new width hides is dropped, and may never tell.
 */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** What axe finds, as `rule: element, element`. In the dark nothing but colours differs. */
async function violations(page: Page, look: Look = looks.light): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (look.colorScheme === 'dark') axe.withRules('color-contrast');
  // Forced colours are the visitor's own pairs; axe reads the text's fill, which Chromium reports unforced.
  if (look.forcedColors === 'active') axe.disableRules('color-contrast');
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
