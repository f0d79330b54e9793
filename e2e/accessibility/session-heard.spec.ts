import { expect, type Page, test } from '@playwright/test';
import { listener } from '../support/reader-errand.ts';
import { withoutTrack } from '../support/sound-track.ts';

/**
 * Whole sessions with a virtual screen reader, by the clock of the test: started, paused with Space, gone on with, and
 * followed to the end screen. `playwright test session-heard --update-snapshots=changed` renews what was heard; the
 * difference is read like a text.
 */
const sessions = [
  { path: '/okt/nar-det-stormer', minutes: 3, until: 'polite: Si hva det er, høyt eller inni deg.' },
  { path: '/okt/rygg?lengde=12', minutes: 12, until: 'polite: Nå kommer Katten og Kua. Hendene og knærne bærer.' },
];

for (const { path, minutes, until } of sessions) {
  test(`${path} is heard from start to end, with a pause`, { tag: '@slow' }, async ({ page }) => {
    test.setTimeout(5 * 60_000);
    await withoutTrack(page);
    await page.clock.install();
    const visitor = listener(page);
    await visitor.open(path);
    await visitor.moveTo('heading, ', 'moveToNextHeading');
    await visitor.moveTo('button, Start økten');
    await visitor.strike('Enter', 'button, Pause');
    await expect(page.locator('[data-practice="running"]')).toBeVisible();
    // From here on no time passes by itself: a slow machine changes nothing.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await pass(page, minutes * 60, until);
    await visitor.writeDown('listen');
    await visitor.strike(' ', 'polite: Satt på pause.');
    await pass(page, 60);
    await visitor.writeDown('sit still for a minute');
    await visitor.strike(' ', 'polite: Fortsetter.');
    await pass(page, minutes * 60, 'polite: Økten er ferdig.');
    await visitor.writeDown('listen to the end');
    await visitor.moveTo('end of document');
    expect(visitor.transcript()).toMatchSnapshot(`${path.slice(5).replaceAll(/[^a-z0-9]+/gu, '-')}.txt`);
  });
}

const stepSeconds = 4;

/** So many seconds, or until a phrase is heard. */
async function pass(page: Page, seconds: number, phrase?: string): Promise<void> {
  for (let second = 0; second < seconds; second += stepSeconds) {
    await page.clock.runFor(stepSeconds * 1000);
    if (phrase && (await page.evaluate((said) => window.spoken.includes(said), phrase))) return;
  }
}
