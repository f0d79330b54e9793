import { expect, type Page, test } from '@playwright/test';

/** A device with a Norwegian voice, or without, that says a sentence in no time. What it says is recorded. */
async function withVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((lang) => {
    const spoken: string[] = [];
    class Utterance extends EventTarget {
      voice = null;
      onend: (() => void) | null = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let isHeld = false;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: 'Enhetens', lang, localService: true, default: true, voiceURI: 'Enhetens' }],
      cancel: () => undefined,
      speak(utterance: Utterance) {
        spoken.push(utterance.text);
        setTimeout(() => !isHeld && utterance.onend?.());
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    const hold = (wanted: boolean) => {
      isHeld = wanted;
    };
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken, hold });
  }, lang);
}

const spoken = (page: Page): Promise<string[]> => page.evaluate('window.spoken');
/** Whether the voice takes its time: a sentence then lasts until something else is asked for. */
const hold = (page: Page, isHeld: boolean) => page.evaluate(`window.hold(${isHeld})`);
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('the statement is read aloud from its heading to its last criterion, each thing once', async ({ page }) => {
  await withVoice(page, 'nb-NO');
  await page.goto('/tilgjengelighet');
  await button(page, 'Hør siden').click();
  await expect.poll(async () => (await spoken(page)).at(-1)).toContain('Statusbeskjeder');
  await expect(button(page, 'Hør siden')).toBeVisible();
  const said = await spoken(page);
  expect(said[0]).toBe('Tilgjengelighet');
  const wanted = await page
    .locator('main :is(h2, summary, li)')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.closest('nav') && !one.nextElementSibling?.matches('nav'))
        .map((one) => one.textContent?.replaceAll(/\s+/gu, ' ').trim()),
    );
  expect(wanted.length).toBeGreaterThan(70);
  let from = 0;
  const whole = said.join(' ');
  for (const text of wanted) {
    const at = whole.indexOf(text ?? '', from);
    expect(at, text).toBeGreaterThanOrEqual(0);
    from = at + (text ?? '').length;
  }
  expect(said.filter((text, at) => text.length > 60 && said.indexOf(text) !== at)).toEqual([]);
});

test('the reading is paused and goes on with the same sentence, and goes from part to part', async ({ page }) => {
  await withVoice(page, 'nb-NO');
  await page.goto('/tilgjengelighet');
  await hold(page, true);
  await button(page, 'Hør siden').click();
  await expect.poll(() => spoken(page)).toEqual(['Tilgjengelighet']);
  await button(page, 'Neste del').click();
  await expect(page.getByText('Du er ved «Målet vårt».')).toBeVisible();
  await expect.poll(() => spoken(page)).toEqual(['Tilgjengelighet', 'Målet vårt']);
  await button(page, 'Pause').click();
  await button(page, 'Fortsett').click();
  await expect.poll(() => spoken(page)).toEqual(['Tilgjengelighet', 'Målet vårt', 'Målet vårt']);
  await button(page, 'Forrige del').click();
  await expect(page.getByText('Du er ved «Tilgjengelighet».')).toBeVisible();
});

test('where there is no Norwegian voice it is said how to get one, and nothing is read', async ({ page }) => {
  await withVoice(page, 'en-GB');
  await page.goto('/tilgjengelighet');
  await button(page, 'Hør siden').click();
  await expect(page.getByText('Nettleseren din har ingen norsk stemme.')).toBeVisible();
  await expect(page.getByText('Slik får du norsk stemme')).toBeVisible();
  expect(await spoken(page)).toEqual([]);
});
