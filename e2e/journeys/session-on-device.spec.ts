import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

test('before the start a session ships no stage, figure or sound; they come with the first touch', async ({ page }) => {
  const bytes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      bytes.set(new URL(response.url()).pathname, (await response.body()).length);
  });
  await page.goto('/okt/styrke', { waitUntil: 'networkidle' });
  const isPlayer = (path: string) => path.includes('/player-');
  expect([...bytes.keys()].filter(isPlayer)).toEqual([]);
  const own = [...bytes].filter(([path]) => !/\/(?:react|router|manifest)-/u.test(path));
  expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(60_000);
  await page.getByRole('button', { name: /start økten/i }).hover();
  await expect.poll(() => [...bytes.keys()].filter(isPlayer)).toHaveLength(1);
});

for (const [address, width, height] of [
  ['/okt/4-7-8', 390, 844],
  ['/okt/nybegynner', 390, 844],
  ['/okt/nybegynner', 1440, 900],
  ['/okt/egen?stilling=tadasana-15&stilling=uttanasana-15', 844, 390],
] as const) {
  test(`nothing jumps at ${width} × ${height}: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const { name, ...entry } of list.getEntries().map((found) => found.toJSON()))
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /start økten/i }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.waitForTimeout(9000);
    const shifts: number[] = await page.evaluate('window.shifts');
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}

test('the browser asks once before a running session is closed, and not before one that has not begun', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await page.goto('/okt/nybegynner');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  const other = await context.newPage();
  await other.goto('/okt/nybegynner');
  await other.getByText('Norsk stemme', { exact: true }).click({ force: true });
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => other.isClosed()).toBe(true);
});

test('the screen stays lit while a session runs, and only then', async ({ page }) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    const request = async (kind: string) => {
      log.push(`request ${kind}`);
      return { release: async () => void log.push('release') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { log });
  });
  const log = () => page.evaluate('window.log');
  await page.goto('/okt/nybegynner');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect.poll(log).toEqual(['request screen']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(log).toEqual(['request screen', 'release']);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect.poll(log).toEqual(['request screen', 'release', 'request screen']);
});

test.describe('with voices', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const spoken: { text: string; voice: string; rate: number }[] = [];
      const voice = (name: string, lang: string, localService: boolean) => ({
        name,
        lang,
        localService,
        default: false,
        voiceURI: name,
      });
      const voices = [
        voice('Engelsk', 'en-GB', true),
        voice('Fjern norsk', 'nb-NO', false),
        voice('Norsk her', 'nb-NO', true),
      ];
      class Utterance {
        voice: { name: string } | null = null;
        rate = 1;
        lang = '';
        volume = 1;
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      const speech = Object.assign(new EventTarget(), {
        pending: false,
        speaking: false,
        getVoices: () => voices,
        cancel: () => undefined,
        speak: ({ text, voice, rate }: Utterance) => text && spoken.push({ text, voice: voice?.name ?? '', rate }),
      });
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
      Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
    });
  });
  const spoken = (page: Page): Promise<{ text: string; voice: string; rate: number }[]> =>
    page.evaluate('window.spoken');

  test('the Norwegian one on the device speaks, at the speed that was chosen', async ({ page }) => {
    await page.clock.install();
    await page.goto('/okt/nybegynner');
    await page.getByRole('slider', { name: 'Talehastighet' }).fill('0.7');
    await page.getByRole('button', { name: /start økten/i }).click();
    await expect(page.locator('[data-practice] [aria-live]')).toHaveText('Gjør deg klar.');
    for (let second = 0; second < 8; second++) await page.clock.runFor(1000);
    await expect
      .poll(() => spoken(page))
      .toContainEqual({ text: 'Sitt og kom på plass.', voice: 'Norsk her', rate: 0.7 });
    await expect(page.locator('[data-practice] [aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  test('choices are kept only when that was asked for', async ({ page }) => {
    await page.goto('/okt/nybegynner');
    const voice = page.getByRole('checkbox', { name: 'Norsk stemme' });
    await voice.uncheck();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect(voice).toBeChecked();
    await voice.uncheck();
    await page.getByRole('checkbox', { name: 'Husk valgene' }).check();
    await page.reload();
    await expect(voice).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Husk valgene' }).uncheck();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('without a Norwegian voice the site says so', async ({ page }) => {
  await page.goto('/okt/nybegynner');
  await expect(page.getByText('Nettleseren din har ingen norsk stemme.')).toBeVisible();
});

test("the phone's own buttons pause the session and go on at the right place", async ({ page }) => {
  await page.addInitScript(() => {
    const handlers = new Map<string, () => void>();
    MediaSession.prototype.setActionHandler = (name, handler) =>
      void handlers.set(name, () => handler?.({ action: name }));
    Object.assign(window, { press: (name: string) => handlers.get(name)?.() });
  });
  await page.goto('/okt/nybegynner');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const facts = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  await expect.poll(facts).toEqual(['Yogaklasse for nybegynnere', 'playing']);
  await page.evaluate('window.press("pause")');
  await expect(page.getByRole('button', { name: 'Fortsett' })).toBeVisible();
  await expect.poll(facts).toEqual(['Yogaklasse for nybegynnere', 'paused']);
  const left = page.locator('[data-practice]').getByText(/^\d+:\d\d$/u);
  const before = await left.textContent();
  await page.evaluate('window.press("play")');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(left).toHaveText(before ?? '');
  await page.evaluate('window.press("nexttrack")');
  await expect(page.locator('[data-practice]').getByText('Katten og kua').first()).toBeVisible();
});

for (const [address, step, isHeard] of [
  ['/okt/dyp-sovnmeditasjon', 'Lang utpust', false],
  ['/okt/firkantpust', 'Pust i takt', true],
] as const) {
  test(`${address} ${isHeard ? 'rings' : 'does not ring'} with the breath`, async ({ page }) => {
    await page.addInitScript(() => {
      let strokes = 0;
      const Tone = window.OscillatorNode;
      window.OscillatorNode = class extends Tone {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options);
          strokes += 1;
          Object.assign(window, { strokes });
        }
      };
      Object.assign(window, { strokes });
    });
    await page.clock.install();
    await page.goto(address);
    await page.getByRole('button', { name: /start økten/i }).click();
    await expect(page.locator('[data-practice] [aria-live]')).toHaveText('Gjør deg klar.');
    for (let second = 0; second < 6; second++) await page.clock.runFor(1000);
    const name = page.locator('[data-practice]').getByText(step, { exact: true });
    for (let skips = 0; skips < 3 && !(await name.isVisible()); skips++)
      await page.getByRole('button', { name: 'Hopp over denne' }).click();
    await expect(name).toBeVisible();
    const before = Number(await page.evaluate('window.strokes'));
    for (let second = 0; second < 20; second++) await page.clock.runFor(1000);
    await expect(page.getByText(/^Runde [2-9] av/u)).toBeVisible();
    expect(Number(await page.evaluate('window.strokes')) - before > 0).toBe(isHeard);
  });
}

test.describe('what is made in the browser', () => {
  // The test brings the module itself.
  test.use({ bypassCSP: true });

  test('every bell can be heard, and each is another', async ({ page }) => {
    await page.goto('/404');
    await page.addScriptTag({ type: 'module', content: `${script('bells')}\nwindow.ring = ring;` });
    await page.waitForFunction('window.ring');
    const heard: { name: string; loudness: number; crossings: number; strokes: number }[] = await page.evaluate(`
    (async () => {
      const heard = [];
      for (const name of ['step', 'side', 'end', 'in', 'hold', 'out', 'rest']) {
        const context = new OfflineAudioContext(1, 8 * 22050, 22050);
        ring(context, context.destination, name);
        const samples = (await context.startRendering()).getChannelData(0);
        const rms = (from, to) => {
          const part = samples.subarray(from * 22050, to * 22050);
          return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
        };
        const part = samples.subarray(2205, 6615);
        const crossings = part.filter((value, index) => index > 0 && value >= 0 !== part[index - 1] >= 0).length;
        const windows = Array.from({ length: 70 }, (_, index) => rms(index / 10, (index + 1) / 10));
        const strokes = windows.filter((value, index) => value > 0.004 && value > 1.25 * (windows[index - 1] ?? 0)).length;
        heard.push({ name, loudness: rms(0, 0.6), crossings, strokes });
      }
      return heard;
    })()
  `);
    for (const { name, loudness } of heard) expect(loudness, name).toBeGreaterThan(0.01);
    expect(new Set(heard.map(({ crossings, strokes }) => `${crossings} ${strokes}`)).size).toBe(heard.length);
  });
});

test('the main thread rests at least nine tenths of the time while a session plays on a slow phone', {
  tag: '@slow',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    '/okt/egen?stilling=tadasana-15&stilling=virabhadrasana2-30&stilling=uttanasana-15&stilling=savasana-30',
  );
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const facts = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { busySeconds: of('TaskDuration'), atSeconds: of('Timestamp') };
  };
  const before = await facts();
  await page.waitForTimeout(60_000);
  const after = await facts();
  const busy = (after.busySeconds - before.busySeconds) / (after.atSeconds - before.atSeconds);
  expect(busy).toBeLessThan(0.1);
});

/** A module of the player without imports, as a browser reads it. */
function script(name: string): string {
  return stripTypeScriptTypes(readFileSync(`app/sessions/sound/${name}.ts`, 'utf8'));
}
