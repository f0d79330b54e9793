import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { trackOf, withoutTrack } from '../support/sound-track.ts';

test('quiet minutes before the first word are chosen in the lobby, and said while they last', async ({ page }) => {
  await page.goto('/okt/nybegynner?lengde=8');
  await page.getByText('Lyd og stemme').click();
  await page.getByLabel('Stille før økten').selectOption('3 min');
  const track = page.locator('audio[src*="stille"]').first();
  await expect(track).toHaveAttribute('src', '/okt/nybegynner/lyd.mp3?lengde=8&stille=3');
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.locator('[data-practice] [aria-live]')).toHaveText('Stille. Vi begynner om 3 minutter.');
  await expect.poll(async () => (await trackOf(page)).isPlaying).toBe(true);
  await page.getByRole('button', { name: 'Neste stilling' }).click();
  await expect.poll(async () => (await trackOf(page)).seconds).toBeGreaterThanOrEqual(185);
  await expect(page.locator('[data-practice] [aria-live]')).toHaveText('Velkommen til yoga for nybegynnere.');
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
    await withoutTrack(page);
    await page.clock.install();
    await page.goto('/okt/nybegynner');
    await page.getByText('Lyd og stemme').click();
    await page.getByRole('slider', { name: 'Talehastighet' }).fill('0.7');
    await page.getByRole('button', { name: /start økten/i }).click();
    await expect(page.locator('[data-practice] [aria-live]')).toHaveText('Gjør deg klar.');
    for (let second = 0; second < 8; second++) await page.clock.runFor(1000);
    await expect
      .poll(() => spoken(page))
      .toContainEqual({ text: 'Velkommen til yoga for nybegynnere.', voice: 'Norsk her', rate: 0.7 });
    await expect(page.locator('[data-practice] [aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  test('where a screen reader reads, no voice of ours talks over it', async ({ page }) => {
    await withoutTrack(page);
    await page.clock.install();
    await page.goto('/okt/nybegynner');
    await page.getByText('Lyd og stemme').click();
    await page.getByRole('checkbox', { name: 'Skjermleser leser' }).check();
    await page.getByRole('button', { name: /start økten/i }).click();
    const said = page.locator('[data-practice] [aria-live]');
    await expect(said).toHaveText('Gjør deg klar.');
    for (let second = 0; second < 10; second++) await page.clock.runFor(1000);
    await expect(said).toHaveText('Velkommen til yoga for nybegynnere.');
    await expect(said).toHaveAttribute('aria-live', 'polite');
    expect(await spoken(page)).toEqual([]);
    await page.keyboard.press('Space');
    const news = page.getByRole('status').filter({ hasText: 'Satt på pause.' });
    await expect(news).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Fortsetter\. Velkommen\. .+/u)).toBeAttached();
  });

  test('choices are kept only when that was asked for', async ({ page }) => {
    await page.goto('/okt/nybegynner');
    const voice = page.getByRole('checkbox', { name: 'Norsk stemme' });
    const open = () => page.getByText('Lyd og stemme').click();
    await open();
    await voice.uncheck();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await open();
    await expect(voice).toBeChecked();
    await voice.uncheck();
    await page.getByRole('checkbox', { name: 'Husk valgene' }).check();
    await page.reload();
    await open();
    await expect(voice).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Husk valgene' }).uncheck();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

for (const address of ['/okt/nybegynner', '/meditasjon/dyp-sovnmeditasjon'])
  test(`without a Norwegian voice ${address} says so before the start, and how to get one`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: /^start/i }).hover();
    await page.getByText(address.startsWith('/okt') ? 'Lyd og stemme' : 'Om stemmen').click();
    await expect(page.getByText('Nettleseren din har ingen norsk stemme.')).toBeVisible();
    await page.getByText('Slik får du norsk stemme').click();
    for (const system of ['iPhone og iPad', 'Android', 'Windows', 'Mac'])
      await expect(page.getByRole('term').filter({ hasText: system })).toBeVisible();
  });

test.describe('before a script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('a meditation says where its voice comes from', async ({ page }) => {
    await page.goto('/meditasjon/dyp-sovnmeditasjon');
    await page.getByText('Om stemmen').click();
    await expect(page.getByText('Stemmen er enhetens egen. Mangler den norsk, står ordene på skjermen.')).toBeVisible();
  });
});

for (const [address, step, isHeard] of [
  ['/okt/dyp-sovnmeditasjon', 'Lang utpust', false],
  ['/okt/firkantpust', 'Pust i takt', true],
] as const) {
  test(`${address} ${isHeard ? 'rings' : 'does not ring'} with the breath, where no track does`, async ({ page }) => {
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
    await withoutTrack(page);
    await page.clock.install();
    await page.goto(address);
    await page.getByRole('button', { name: /start økten/i }).click();
    await expect(page.locator('[data-practice] [aria-live]')).toHaveText('Gjør deg klar.');
    for (let second = 0; second < 6; second++) await page.clock.runFor(1000);
    const name = page.locator('[data-practice]').getByText(step, { exact: true });
    for (let skips = 0; skips < 3 && !(await name.isVisible()); skips++)
      await page.getByRole('button', { name: /^Neste (?:stilling|del)$/ }).click();
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

/** A module of the player without imports, as a browser reads it. */
function script(name: string): string {
  return stripTypeScriptTypes(readFileSync(`app/sessions/sound/${name}.ts`, 'utf8'));
}
