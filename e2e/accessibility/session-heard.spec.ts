import { expect, type Page, test } from '@playwright/test';
import { listener } from '../support/reader-errand.ts';
import { withoutTrack } from '../support/sound-track.ts';

/**
 * Whole sessions with a virtual screen reader, by the clock of the test: started, paused with Space, gone on with, and
 * followed to the end screen. `playwright test session-heard --update-snapshots=changed` renews what was heard; the
 * difference is read like a text.
 */
const sessions = [
  { path: '/okt/nar-det-stormer', minutes: 3 },
  { path: '/okt/rygg?lengde=12', minutes: 12 },
];

for (const { path, minutes } of sessions) {
  test(`${path} is heard from start to end, with a pause`, { tag: '@slow' }, async ({ page }) => {
    test.setTimeout(5 * 60_000);
    await withoutTrack(page);
    await page.clock.install();
    const visitor = listener(page);
    await visitor.open(path);
    await visitor.moveTo('heading, ', 'moveToNextHeading');
    await visitor.moveTo('button, Start økten');
    await visitor.strike('Enter');
    await expect(page.locator('[data-practice="running"]')).toBeVisible();
    await pass(page, 60);
    await visitor.writeDown('listen for a minute');
    await visitor.strike(' ');
    await pass(page, 60);
    await visitor.writeDown('sit still for a minute');
    await visitor.strike(' ');
    await pass(page, minutes * 60);
    await visitor.writeDown('listen to the end');
    await visitor.moveTo('end of document');
    expect(visitor.transcript()).toMatchSnapshot(`${path.slice(5).replaceAll(/[^a-z0-9]+/gu, '-')}.txt`);
  });
}

async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}
