import { expect, type Page, test } from '@playwright/test';
import { withoutTrack } from '../support/sound-track.ts';

/**
 * A CSS pixel of a telephone in millimetres: 460 pixels an inch at three to a CSS pixel, as iPhones from the twelfth on
 * (support.apple.com, technical specifications): 25.4 / (460 / 3).
 */
const pixelMm = 25.4 / (460 / 3);
/** The mat's distance from a telephone that stands against a wall. */
const distanceMm = 2000;
/** Of the size of type, in Fraunces and in Figtree: what an eye chart measures is the height of its capitals. */
const capital = 0.7;

/** The visual angle of something so high, in minutes of arc. */
const arcMinutes = (pixels: number): number => (Math.atan((pixels * pixelMm) / distanceMm) * 180 * 60) / Math.PI;

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`a telephone of ${width} × ${height} two metres away`, () => {
    test.use({ viewport: { width, height } });

    test('can be read: name, side, line, ring and body, none over another', async ({ page }) => {
      await page.goto('/okt/nybegynner');
      await start(page);
      // The child, the dog, the fold with the longest name, the tree: one side.
      for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight');
      const found = await page.locator('[data-practice]').evaluate((player) => {
        const said = player.querySelector('[aria-live]');
        const name = said?.previousElementSibling;
        const rect = (element: Element | null | undefined) => {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, right: x + width, bottom: y + height };
        };
        const size = (element: Element | null | undefined) =>
          element ? parseFloat(getComputedStyle(element).fontSize) : 0;
        return {
          name: size(name),
          line: size(said),
          boxes: {
            name: rect(name),
            said: rect(said),
            ring: rect(player.querySelector('svg:has(circle)')),
          },
          isSideways: player.scrollWidth > player.clientWidth,
        };
      });
      expect(arcMinutes(found.name * capital)).toBeGreaterThanOrEqual(10);
      expect(arcMinutes(found.line * capital)).toBeGreaterThanOrEqual(6);
      expect(found.isSideways).toBe(false);
      for (const { x, y, right, bottom } of Object.values(found.boxes)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(bottom).toBeLessThanOrEqual(height);
      }
      expect(found.boxes.said.bottom).toBeLessThanOrEqual(found.boxes.ring.y);
      const body = await page.locator('[data-practice] [data-fades] svg').boundingBox();
      expect(body?.width).toBeGreaterThan(0.45 * width);
    });
  });
}

/** Where the window of the sleeping room begins, or on its side the skirting board. Units over the window's foot. */
const seen = { upright: 404, onItsSide: 180 };

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`the longest lines on ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('stay on the wall, and move nothing', async ({ page }) => {
      await withoutTrack(page);
      await page.clock.install();
      await page.goto('/okt/sovn');
      await start(page);
      const unit = Math.min(width / 360, height / 640);
      const wall = height - unit * (width < height ? seen.upright : seen.onItsSide);
      let longest = '';
      for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
      for (let seconds = 0; seconds < 120; seconds += 6) {
        await page.clock.runFor(6000);
        const said = page.locator('[data-practice] [aria-live]');
        const { text, bottom, isCut } = await said.evaluate((line) => ({
          text: line.textContent,
          bottom: line.getBoundingClientRect().bottom,
          isCut: (line.closest('section')?.scrollHeight ?? 0) > innerHeight,
        }));
        expect(bottom, text).toBeLessThanOrEqual(wall);
        expect(isCut, text).toBe(false);
        if (text.length > longest.length) longest = text;
      }
      expect(longest.length).toBeGreaterThan(60);
    });
  });
}

test.describe('the controls', () => {
  test('go after four seconds, and come at a key, a movement and a finger that presses nothing yet', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/okt/nybegynner');
    await start(page);
    const player = page.locator('[data-controls]');
    await expect(player).toHaveAttribute('data-controls', 'shown');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.mouse.move(200, 200);
    await page.clock.runFor(4100);
    await expect(player).toHaveAttribute('data-controls', 'hidden');
    await page.keyboard.press('Tab');
    await expect(player).toHaveAttribute('data-controls', 'shown');
    await expect(page.getByRole('button', { name: 'Neste stilling' })).toBeFocused();
    await page.clock.runFor(9000);
    await expect(player, 'one of them has the focus').toHaveAttribute('data-controls', 'shown');
  });

  test('stay for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/okt/nybegynner');
    await start(page);
    await page.clock.runFor(9000);
    await expect(page.locator('[data-controls]')).toHaveAttribute('data-controls', 'shown');
  });
});

test('what lies behind a session cannot be reached, and comes back when it is left', async ({ page }) => {
  await page.goto('/meditasjon/5-minutters-pusteovelse');
  await page.getByRole('button', { name: 'Start meditasjon' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await page.locator('body > header').evaluate((header: HTMLElement) => header.inert)).toBe(true);
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByRole('button', { name: 'Start meditasjon' })).toBeVisible();
  await expect(page.locator('body > header')).toHaveJSProperty('inert', false);
});

test('the end says one sentence, and what may come next', async ({ page }) => {
  await page.goto('/okt/jevn-pust');
  await start(page);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('La pusten gå som den vil nå.')).toBeVisible();
  await page.getByRole('link', { name: 'Yogaklasse for nybegynnere, 20 min' }).click();
  await expect(page).toHaveURL('/okt/nybegynner');
});

test('who goes into the middle of a movement sees it at once, and no way there', async ({ page }) => {
  await page.goto('/okt/rygg');
  await start(page);
  const audio = page.locator('audio');
  await expect.poll(() => audio.evaluate(({ duration }: HTMLAudioElement) => duration)).toBeGreaterThan(0);
  await audio.evaluate((element: HTMLAudioElement) => {
    element.currentTime = element.duration * 0.45;
  });
  await expect(page.locator('[data-practice]').getByText('Lav kobra', { exact: true }).first()).toBeVisible();
  await page.waitForTimeout(1500);
  // Whoever lies on the belly is long: all who are on the way there have bent knees.
  const width = await page.locator('[data-fades] svg g').evaluate((figure: SVGGElement) => figure.getBBox().width);
  expect(width).toBeGreaterThan(155);
});

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: /start økten/i }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`before a demanding session on ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('name, gravest caution, start button and figure are in sight at once', async ({ page }) => {
      await page.goto('/okt/styrke');
      const shown = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('complementary', { name: 'Les dette først' }),
        page.getByRole('button', { name: 'Jeg har lest det, start økten' }),
        page.locator('main img[src^="/figurer/"]').first(),
      ];
      for (const part of shown) await expect(part).toBeInViewport({ ratio: 0.95 });
    });
  });
}
