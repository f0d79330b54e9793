import { expect, type Page, test } from '@playwright/test';
import { skipTo, trackOf, withoutTrack } from '../support/sound-track.ts';

const start = (page: Page) => page.getByRole('button', { name: /start økten/iu }).click();
const player = (page: Page) => page.locator('[data-practice]');

test('the press itself starts the sound, before a script of the page has come, and the page joins it', async ({
  page,
}) => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('/assets/entry.client-*', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto('/okt/nybegynner');
  await start(page);
  await expect.poll(async () => (await trackOf(page)).seconds).toBeGreaterThan(5.5);
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  letThrough();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player(page).getByText('Gjør deg klar.')).toBeHidden();
  expect((await trackOf(page)).isPlaying).toBe(true);
});

test('a session whose script cannot be had does not sound', async ({ page }) => {
  await page.route('/assets/entry.client-*', (route) => route.abort());
  await page.goto('/okt/nybegynner');
  await start(page);
  await expect(page.getByText('Det gikk ikke. Prøv igjen når du har nett.')).toBeVisible();
  expect((await trackOf(page)).isPlaying).toBe(false);
});

test('every press moves the sound, and without loudness it goes on unheard', async ({ page }) => {
  await page.goto('/okt/firkantpust');
  await start(page);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await skipTo(page, 'Runde 1 av 12');
  const { seconds } = await trackOf(page);
  expect(seconds).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Fortsett' })).toBeVisible();
  expect((await trackOf(page)).isPlaying).toBe(false);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect.poll(async () => (await trackOf(page)).isPlaying).toBe(true);
  await page.locator('summary', { hasText: 'Lyd og stemme' }).click();
  await page.getByRole('slider', { name: 'Stemme og gong' }).fill('0');
  await expect.poll(() => trackOf(page)).toMatchObject({ muted: true, isPlaying: true });
  await page.getByRole('slider', { name: 'Stemme og gong' }).fill('40');
  await expect.poll(() => trackOf(page)).toMatchObject({ muted: false, volume: 0.4, isPlaying: true });
  await page.getByRole('button', { name: 'Start på nytt' }).click();
  await expect.poll(async () => (await trackOf(page)).seconds).toBeLessThan(seconds - 10);
});

test('what the device pauses waits, and goes on when the device lets it', async ({ page }) => {
  await page.goto('/okt/firkantpust');
  await start(page);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.evaluate(() => document.querySelector('audio')?.pause());
  await expect(page.getByRole('button', { name: 'Fortsett' })).toBeVisible();
  await page.evaluate(() => document.querySelector('audio')?.play());
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

for (const [what, answer] of [
  ['cannot be had', { status: 404 }],
  ['is no sound', { status: 200, contentType: 'audio/mpeg', body: 'nothing to hear' }],
] as const)
  test(`a track that ${what} stops nobody: the session goes on by itself`, async ({ page }) => {
    await page.route('**/lyd.mp3*', (route) => route.fulfill(answer));
    await page.goto('/okt/firkantpust');
    await start(page);
    await expect(player(page).getByText('Finn stillingen.')).toBeVisible();
    await skipTo(page, 'Runde 1 av 12');
  });

/**
 * A page that is kept busy stands for one that a locked phone lets rest: no timer comes, no picture is drawn. What the
 * track sounds must come at its time, and the page be where the sound is as soon as it can; where timers ring, as they did
 * before there was a track, what is due meanwhile comes too late.
 */
for (const [seconds, tag] of [
  [6, []],
  [60, ['@slow']],
] as const) {
  for (const [way, isOnTime] of [
    ['by its track', true],
    ['by timers', false],
  ] as const)
    test(`a session ${way}, on a page that is busy for ${seconds} s, ${isOnTime ? 'is on time' : 'rings too late'}`, {
      tag: [...tag],
    }, async ({ page }) => {
      test.slow();
      if (!isOnTime) await withoutTrack(page);
      await logStrokes(page);
      await page.goto('/okt/firkantpust');
      await start(page);
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      await skipTo(page, 'Runde 1 av 12');
      const { lateMs, picturesBehind } = await keptBusy(page, seconds);
      // What stands for a loudspeaker here loses some tenths where the machine is busy; timers lose seconds.
      expect(lateMs < longestDelayMs, `${Math.round(lateMs)} ms late`).toBe(isOnTime);
      // As many as are drawn in a tenth of a second.
      if (isOnTime) expect(picturesBehind).toBeLessThanOrEqual(6);
    });
}

const longestDelayMs = 1000;

/** Notes when the browser itself begins a tone. */
function logStrokes(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const strokes: number[] = [];
    const Tone = window.OscillatorNode;
    window.OscillatorNode = class extends Tone {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        strokes.push(performance.now());
      }
    };
    Object.assign(window, { strokes });
  });
}

/**
 * Keeps the page busy. How late sounded what was due meanwhile, and how many pictures did the page draw after that with
 * another time than the sound's?
 */
function keptBusy(page: Page, seconds: number): Promise<{ lateMs: number; picturesBehind: number }> {
  return page.evaluate(`(async () => {
    const audio = document.querySelector('audio');
    const { seconds: sessionSeconds } = JSON.parse(document.querySelector('[data-props]').dataset.props).session;
    const quietSeconds = 5;
    const isBehind = () => {
      const texts = [...document.querySelectorAll('[data-practice] p')].map(({ textContent }) => textContent);
      const [minutes, rest] = texts.find((text) => /^\\d+:\\d\\d igjen$/u.test(text)).split(':');
      return !audio.paused && 60 * Number(minutes) + Number.parseInt(rest) !== Math.ceil(sessionSeconds - (audio.currentTime - quietSeconds));
    };
    const from = performance.now();
    const sound = audio.currentTime;
    while (performance.now() < from + ${seconds * 1000});
    let picturesBehind = -1;
    do {
      await new Promise(requestAnimationFrame);
      picturesBehind += 1;
    } while (isBehind());
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = performance.now();
    // A phase of four seconds has begun meanwhile, at the latest.
    const due = from + 4000;
    const stroke = window.strokes.find((at) => at > from) ?? Infinity;
    const lateMs = audio.paused ? stroke - due : Math.abs((audio.currentTime - sound) * 1000 - (now - from));
    return { lateMs, picturesBehind };
  })()`);
}
