import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openEmbeddedTable } from '../../app/studios/.server/import/embedded-table.ts';
import { rowsOf, runImport } from '../../app/studios/.server/import/testing.ts';
import { drawTowns } from '../../app/studios/.server/maps/draw-towns.ts';
import { crowdedTown, studiosInTown } from '../../app/studios/.server/maps/town-fixture.ts';
import { overpassAnswer } from '../../app/studios/.server/registers/fixtures.ts';
import { budgets } from '../support/budgets.ts';
import { type Site, startSite } from '../support/site.ts';

const targetPixels = 24;

// One site for all; the last test takes its map away.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let folder: string;
let site: Site | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'pusterom-map-'));
  const file = join(folder, 'overpass.json');
  await writeFile(file, overpassAnswer(studiosInTown).text);
  const table = openEmbeddedTable(folder);
  await runImport(table, file, { replace: true });
  const rows = await rowsOf(table);
  await table.close();
  const asker = { date: '2026-11-22', ask: async () => overpassAnswer(crowdedTown(200)), close: () => undefined };
  const settings = { place: null, dryRun: false, pauseMs: 0, onProgress: () => undefined };
  await drawTowns(rows, { asker, dataDir: folder, ...settings });
  // What weighs as much as a map may: without that, the weight below would tell nothing.
  expect((await readFile(join(folder, 'maps', 'bergen.json'), 'utf8')).length).toBeGreaterThan(6000);
  site = await startSite({ DATA_DIR: folder });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

const at = (path: string) => `${site?.origin}${path}`;

const mapIn = (page: Page): Locator => page.locator('svg[aria-label^="Kart over"]');

test('the map of a town marks its studios with the numbers of the list, and leads to them', async ({ page }) => {
  await page.goto(at('/yogastudioer/bergen'));
  const pins = mapIn(page).locator('a');
  const headings = await page.locator('#studioer article h2').allTextContents();
  const names = await pins.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(names).toEqual(headings.filter((heading) => /^\d+\. /.test(heading)));
  expect(names.length).toBe(studiosInTown.length);
  await expect(page.getByText('© OpenStreetMap-bidragsyterne').first()).toBeVisible();
  await pins.first().focus();
  await page.keyboard.press('Tab');
  await expect(pins.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((headings[1] ?? '').replace(/^\d+\. /, ''));
});

for (const width of [320, 390, 1440]) {
  test(`signs are large enough and touch no other at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/yogastudioer/bergen', '/yogastudioer/studio/bris-yoga']) {
      await page.goto(at(path));
      const circles = mapIn(page).locator('a circle:first-of-type');
      const boxes = await circles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThan(1);
      const small = boxes.filter((box) => box.width < targetPixels || box.height < targetPixels);
      const close = boxes.filter((a) => boxes.some((b) => a !== b && Math.hypot(a.x - b.x, a.y - b.y) < a.width - 0.5));
      expect({ path, small, close }).toEqual({ path, small: [], close: [] });
    }
  });
}

for (const width of [390, 1440]) {
  test(`a press on each sign leads to the studio it is called by at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (let index = 0; index < studiosInTown.length; index++) {
      await page.goto(at('/yogastudioer/bergen'));
      const pin = mapIn(page).locator('a').nth(index);
      const name = (await pin.getAttribute('aria-label')) ?? '';
      await pin.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace(/^\d+\. /, ''));
    }
  });
}

test("a studio's page shows where it lies and who its neighbours are, and keeps to its weight", async ({ page }) => {
  await page.goto(at('/yogastudioer/studio/bris-yoga'));
  const pins = mapIn(page).locator('a');
  const names = await pins.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  const listed = await page.getByRole('list', { name: 'Studioer i nærheten' }).getByRole('link').allTextContents();
  expect(names).toEqual(listed.map((name, index) => `${index + 1}. ${name}`));
  expect(listed).not.toContain('Bris Yoga');
  for (const path of ['/yogastudioer/bergen', '/yogastudioer/studio/bris-yoga']) {
    const html = await (await fetch(at(path))).text();
    expect.soft(brotliCompressSync(html).length, path).toBeLessThanOrEqual(budgets.htmlBytes);
  }
});

test('a page with a map has nothing that axe finds', async ({ page }) => {
  await page.goto(at('/yogastudioer/bergen'));
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a place that nobody has drawn has its list alone', async ({ page }) => {
  await rm(join(folder, 'maps', 'bergen.json'));
  await expect
    .poll(async () => (await (await fetch(at('/yogastudioer/bergen'))).text()).includes('Kart over yogastudioene'))
    .toBe(false);
  await page.goto(at('/yogastudioer/bergen'));
  await expect(mapIn(page)).toHaveCount(0);
  await expect(page.locator('#studioer article h2').first()).not.toHaveText(/^\d/);
});
