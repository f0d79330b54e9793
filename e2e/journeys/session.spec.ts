import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { withoutTrack } from '../support/sound-track.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a session can be read as text', async ({ page }) => {
    await page.goto('/okt/rygg');
    await page.getByText('Hele økten som tekst').click();
    await expect(page.locator('#tekst').getByRole('heading', { name: 'Lav kobra' })).toBeVisible();
  });

  test('the spoken text of a meditation stands on its page', async ({ page }) => {
    await page.goto('/meditasjon/5-minutters-pusteovelse');
    await page.getByText('Hele økten som tekst').click();
    await expect(page.getByText('Inn på fire, og ut på fire.')).toBeVisible();
  });
});

test.describe('with a script', () => {
  test('who only reads a class gets no script at all', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/yoga/rygg', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await expect(page.getByRole('link', { name: 'Start økten' })).toHaveAttribute('href', '/okt/rygg');
  });

  test('a meditation fetches the player only when it is started, and then shows real progress', async ({ page }) => {
    await withoutTrack(page);
    await page.clock.install();
    const scripts = scriptsOf(page);
    await page.goto('/meditasjon/5-minutters-pusteovelse', { waitUntil: 'networkidle' });
    expect(scripts.filter((path) => path.includes('player'))).toEqual([]);
    const bar = page.locator('#fremdrift');
    await expect(bar).toHaveAttribute('value', '0');
    await page.getByRole('button', { name: 'Start meditasjon' }).click();
    await expect(
      page.getByText('Meditasjon starter: Din meditasjon begynner nå. Finn et rolig sted og slapp av.').first(),
    ).toBeVisible();
    await expect(said(page)).toHaveText('Gjør deg klar.');
    await page.clock.runFor(5000 + 60_000);
    await expect(bar).toHaveAttribute('value', /^(19|20|21)$/);
    await expect(said(page)).toHaveText('Inn på fire, og ut på fire.');
  });

  test('a session starts, pauses, skips, goes back and finishes, by keyboard alone', async ({ page }) => {
    await withoutTrack(page);
    await page.clock.install();
    await page.goto('/okt/nybegynner');
    const start = page.getByRole('button', { name: 'Start økten' });
    await expect(start).toBeEnabled();
    await start.press('Enter');
    await expect(said(page)).toHaveText('Gjør deg klar.');
    await page.clock.runFor(15_000);
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: 'Fortsett' })).toBeVisible();
    const left = page.locator('[data-filling]').getByText(/^\d+:\d\d igjen$/);
    const leftAtPause = await left.textContent();
    expect(leftAtPause).toMatch(/^19:[45]\d igjen$/);
    await page.clock.runFor(30_000);
    await expect(left).toHaveText(leftAtPause ?? '');
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await expect(stepName(page)).toHaveText('Sitt og kom på plass');
    await page.keyboard.press('ArrowLeft');
    await expect(stepName(page)).toHaveText('Velkommen');
    const skip = page.getByRole('button', { name: 'Neste stilling' });
    for (let step = 0; step < 15; step++) await skip.press('Enter');
    await expect(said(page)).toHaveText('Økten er ferdig.');
    await expect(page.getByRole('progressbar', { name: 'Framdrift i økten' })).toHaveAttribute('value', '1');
    await expect(page.getByRole('button', { name: 'Start på nytt' })).toBeVisible();
  });

  test('it fills the screen and comes back', async ({ page }) => {
    await page.goto('/okt/4-7-8');
    await page.getByRole('button', { name: /start økten/i }).click();
    await page.getByRole('button', { name: 'Fullskjerm' }).click();
    const player = page.locator('[data-filling]');
    await expect(player).toHaveAttribute('data-filling', 'true');
    const box = await player.boundingBox();
    const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    expect(box).toMatchObject({ x: 0, y: 0, ...window });
    await page.getByRole('button', { name: 'Ut av fullskjerm' }).click();
    await expect(player).toHaveAttribute('data-filling', 'false');
  });

  test('a demanding class shows its cautions before the start, and closing asks once', async ({ page }) => {
    await page.goto('/okt/styrke');
    await expect(page.getByRole('complementary', { name: 'Les dette først' })).toBeVisible();
    await page.getByRole('button', { name: 'Jeg har lest det, start økten' }).click();
    await page.getByRole('button', { name: 'Avslutt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vil du avslutte økten?' });
    await dialog.getByRole('button', { name: 'Fortsett økten' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Avslutt' }).click();
    await dialog.getByRole('button', { name: 'Avslutt' }).click();
    await expect(page).toHaveURL('/yoga/styrke');
  });

  test('the cautions of the morning routine stand on its page, and before its session', async ({ page }) => {
    for (const address of ['/yoga/hjemme/morgen', '/okt/morgen']) {
      await page.goto(address);
      const inLobby = page.locator('details', { has: page.locator('summary', { hasText: 'Forsiktighet' }) });
      const isLobby = address.startsWith('/okt');
      if (isLobby) await inLobby.locator('summary').click();
      const care = isLobby ? inLobby : page.getByRole('complementary', { name: 'Forsiktighet' });
      for (const who of ['gravid', 'skiveprolaps', 'svimmel'])
        await expect(care.getByText(who), `${address}: ${who}`).toBeVisible();
    }
  });

  test('breathing is told in words, and counted only for the eye', async ({ page }) => {
    await withoutTrack(page);
    await page.clock.install();
    await page.goto('/okt/4-7-8');
    await page.getByRole('button', { name: /start økten/i }).click();
    await expect(said(page)).toHaveText('Gjør deg klar.');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Start på nytt' }).click();
    await page.clock.runFor(5000);
    await page.getByRole('button', { name: 'Neste del' }).click();
    await expect(said(page)).toHaveText('Kortere først. Inn på to, hold på tre, ut på fire.');
    await page.getByRole('button', { name: 'Neste del' }).click();
    await expect(said(page)).toHaveText('Inn på fire, hold på sju, ut på åtte.');
    const announced = await announcements(page);
    for (const [phase, seconds] of [
      ['Pust inn', 4],
      ['Hold', 7],
      ['Pust ut', 8],
    ] as const) {
      await expect(page.getByText(`${phase}${seconds}`, { exact: true })).toBeVisible();
      await pass(page, seconds);
    }
    expect(await announced()).toEqual([]);
  });

  for (const [id, minutes] of [
    ['4-7-8', 3],
    ['nybegynner', 21],
  ] as const) {
    test(`${id} from start to end does not flood a screen reader`, { tag: '@slow' }, async ({ page }) => {
      test.slow();
      await withoutTrack(page);
      await page.clock.install();
      await page.goto(`/okt/${id}`);
      await page.getByRole('button', { name: /start økten/i }).click();
      await expect(said(page)).toHaveText('Gjør deg klar.');
      const announced = await announcements(page);
      await pass(page, minutes * 60);
      await expect(said(page)).toHaveText('Økten er ferdig.');
      const all = await announced();
      expect(all.length).toBeGreaterThan(minutes);
      expect(all.length).toBeLessThan(8 * minutes);
      const gaps = all.slice(1).map(({ atMs }, index) => atMs - (all[index]?.atMs ?? 0));
      // Time passes a second at a time here, so two seconds of the plan can look like one.
      expect(Math.min(...gaps)).toBeGreaterThan(900);
    });
  }

  test('the player is accessible before the start and while it runs', { tag: '@slow' }, async ({ page }) => {
    for (const address of ['/okt/styrke', '/okt/firkantpust']) {
      await page.goto(address);
      expect(await violations(page), address).toEqual([]);
      await page.getByRole('button', { name: /start økten/i }).click();
      await page.locator('[data-practice] summary').first().click();
      expect(await violations(page), `${address} running`).toEqual([]);
    }
  });
});

/** The scripts that a page fetches from here on. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Lets time pass, second by second: between two the page must draw, and ask for its next timer. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
  await page.clock.runFor(20);
}

/** Collects what a screen reader is told from here on, and when. */
async function announcements(page: Page): Promise<() => Promise<{ text: string; atMs: number }[]>> {
  const list = await page.evaluateHandle(() => {
    const found: { text: string; atMs: number }[] = [];
    const regions = document.querySelectorAll('main [aria-live="polite"]');
    if (regions.length !== 1) throw new Error(`${regions.length} places announce`);
    for (const region of regions)
      new MutationObserver(() => found.push({ text: region.textContent ?? '', atMs: Date.now() })).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    return found;
  });
  return () => list.jsonValue();
}

/** What the stage says now. */
function said(page: Page) {
  return page.locator('[data-filling] [aria-live]');
}

/** The name of the step on the stage: the line above what is said. */
function stepName(page: Page) {
  return said(page).locator('xpath=preceding-sibling::p');
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
