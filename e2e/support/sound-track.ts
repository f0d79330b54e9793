import { expect, type Page } from '@playwright/test';

/**
 * The browser has no MP3: sessions go by the browser's own clock, which `page.clock` can lead, and it rings the bells itself.
 * Call it before the page is opened.
 */
export function withoutTrack(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
}

/** Where the sound track of the page's session is, and whether it plays. */
export function trackOf(page: Page) {
  return page.evaluate(() => {
    const { currentTime, paused, muted, volume } = document.querySelector('audio') ?? new Audio();
    return { seconds: currentTime, isPlaying: !paused, muted, volume };
  });
}

/** Presses «next» until the running session shows a text. How often depends on how soon the first press comes. */
export async function skipTo(page: Page, text: string): Promise<void> {
  const wanted = page.locator('[data-practice]').getByText(text, { exact: true }).first();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  for (let presses = 0; presses < 4 && !(await wanted.isVisible()); presses++) {
    const before = await shownStep(page);
    await page.getByRole('button', { name: /^Neste (?:stilling|del)$/u }).click();
    await expect.poll(() => shownStep(page)).not.toBe(before);
  }
  await expect(wanted).toBeVisible();
}

/** What the stage says before the time that is left. */
async function shownStep(page: Page): Promise<string> {
  return (await page.locator('[data-practice] [aria-live]').innerText()).trim();
}
