import { expect, type Page, test } from '@playwright/test';
import { withoutTrack } from '../support/sound-track.ts';

/**
 * A session by keyboard alone, with what a screen reader would say of it. `playwright test session-announced
 * --update-snapshots=changed` renews what was said; the difference is reviewed like a text.
 */
const path = '/okt/nar-det-stormer';
const sessionSeconds = 3 * 60;
const leastApartMs = 1000;

interface Announcement {
  readonly atMs: number;
  readonly text: string;
}

test('a whole session is walked by keyboard, and nothing is announced twice or at once', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(5 * 60_000);
  await start(page);
  for (let second = 0; second < sessionSeconds + 20; second++) await page.clock.runFor(1000);
  const said = await announcements(page);
  const lines = said.map(({ text }) => text);
  expect(lines.filter((text, index) => text === lines[index + 1])).toEqual([]);
  const crowded = said.filter(({ atMs }, index) => atMs - (said[index - 1]?.atMs ?? -leastApartMs) < leastApartMs);
  expect(crowded).toEqual([]);
  expect(`${lines.join('\n')}\n`).toMatchSnapshot('nar-det-stormer.txt');
});

test('the buttons of a running session go round, and are called what is written on them', { tag: '@slow' }, async ({
  page,
}) => {
  await start(page);
  const rounds = [await round(page), await round(page)];
  expect(rounds[0]?.length).toBeGreaterThan(5);
  expect(rounds[1]).toEqual(rounds[0]);
  const named = await page.locator('[data-practice] :is(button, summary, a):visible').evaluateAll((controls) =>
    controls.map((control) => ({
      written: control.textContent?.trim() ?? '',
      name: control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '',
    })),
  );
  expect(named.filter(({ written, name }) => written !== '' && !name.startsWith(written))).toEqual([]);
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
});

/** Reaches the start button by Tab, and presses it. */
async function start(page: Page): Promise<void> {
  await withoutTrack(page);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Start økten' });
  await expect(button).toBeEnabled();
  await listen(page);
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-practice="running"]')).toBeVisible();
}

/** Names of what Tab stops at, from the player itself until it comes back to where it began. */
async function round(page: Page): Promise<string[]> {
  await page.locator('[data-practice]').focus();
  const names: string[] = [];
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at instanceof HTMLElement && at !== document.body ? (at.getAttribute('aria-label') ?? at.innerText) : '';
    });
    if (name === '' || name === names[0]) break;
    names.push(name.trim());
  }
  return names;
}

/** Keeps what live regions say, by the clock of the page. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: { atMs: number; text: string }[] = [];
    const began = Date.now();
    const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    new MutationObserver((changes) => {
      const heard = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest(regions) ?? [];
        }),
      );
      for (const region of heard) {
        const text = region.textContent?.trim() ?? '';
        if (text !== '') said.push({ atMs: Date.now() - began, text });
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
}

function announcements(page: Page): Promise<Announcement[]> {
  return page.evaluate(() => (window as unknown as { said: Announcement[] }).said);
}
