import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

const three = '/okt/egen?stilling=tadasana-60&stilling=vrksasana-45&stilling=balasana-90';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('poses are ticked in the library, then put in order, and the list stands in the address', async ({ page }) => {
    await page.goto('/yoga/stillinger');
    await page.getByRole('checkbox', { name: 'Ta med Fjellet i egen økt' }).check();
    await page.getByRole('checkbox', { name: 'Ta med Treet i egen økt' }).check();
    await page.getByRole('button', { name: 'Lag økten' }).click();
    await expect(page).toHaveURL('/okt/egen?stilling=tadasana-30&stilling=vrksasana-30');
    expect(await names(page)).toEqual(['Fjellet', 'Treet']);
    await expect(page.getByText(/^\d+ min \d+ s til sammen/)).toBeVisible();

    await page.getByLabel('Hold Treet på hver side').selectOption('1 min');
    await page.getByRole('button', { name: 'Flytt Treet opp' }).click();
    await expect(page).toHaveURL('/okt/egen?stilling=vrksasana-60&stilling=tadasana-30#rekken');
    expect(await names(page)).toEqual(['Treet', 'Fjellet']);
    await page.getByText('Sittende og hvilende').click();
    await page.getByRole('button', { name: 'Legg til Barnets stilling' }).click();
    await page.getByRole('button', { name: 'Ta bort Fjellet' }).click();
    expect(await names(page)).toEqual(['Treet', 'Barnets stilling']);
    await page.getByText('Hele økten som tekst').click();
    await expect(page.getByRole('heading', { name: 'Treet, andre side' })).toBeVisible();
  });

  test('a section with a name is put into the list, and comes again', async ({ page }) => {
    await page.goto('/okt/egen?stilling=vrksasana-60&stilling=balasana-60');
    await page.getByText('Pust og flyt').click();
    await page.getByRole('button', { name: 'Legg til Ny del' }).click();
    await page.getByRole('button', { name: 'Flytt Ny del opp' }).click();
    await page.getByLabel('Navn på delen').fill('Til ro');
    await page.getByLabel('Gjenta Ny del').selectOption('3 ganger');
    await page.getByRole('button', { name: 'Oppdater listen' }).click();
    expect(await names(page)).toEqual(['Treet', 'Til ro', 'Barnets stilling']);
    expect(new URL(page.url()).searchParams.getAll('stilling')).toEqual(['vrksasana-60', 'del-3', 'balasana-60']);
  });
});

test('breath, silence, a salutation and a section that comes again stand in the link, and in the session', async ({
  page,
}) => {
  await page.goto('/okt/egen?stilling=del-2&stilling=tadasana-30&stilling=pust-60&stilling=solhilsen-2&navn=Vekk');
  await page.getByText('Pust og flyt').click();
  await page.getByRole('button', { name: 'Legg til Stillhet' }).click();
  await expect.poll(() => names(page)).toHaveLength(5);
  await page.getByLabel('Navn på delen').fill('Varm opp');
  await page.getByLabel('Navn på delen').press('Tab');
  await page.getByLabel('Antall Solhilsen').selectOption('3 runder');
  await page.getByLabel('Gjenta Varm opp').selectOption('3 ganger');
  await page.reload();
  expect(await names(page)).toEqual(['Varm opp', 'Fjellet', 'Pust', 'Solhilsen', 'Stillhet']);
  await expect(page.getByLabel('Antall Solhilsen')).toHaveValue('solhilsen-3');
  await page.getByText('Hele økten som tekst').click();
  await expect(page.getByRole('heading', { name: 'Solhilsen, runde 3' })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /Stillhet$/u })).toHaveCount(1 + 3);
});

test('with a script the list changes in place, by keyboard, and the address follows', async ({ page }) => {
  await page.goto(three);
  const total = page.getByText(/ til sammen/);
  const before = await total.innerText();
  const requests: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
  await expect(page.getByRole('button', { name: 'Kopier lenken' })).toBeVisible();
  const up = page.getByRole('button', { name: 'Flytt Barnets stilling opp' });
  await up.press('Enter');
  await expect(page).toHaveURL('/okt/egen?stilling=tadasana-60&stilling=balasana-90&stilling=vrksasana-45');
  await expect(up).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'nummer 2 av 3' })).toBeVisible();
  await up.press('Enter');
  await expect(up).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Flytt Barnets stilling ned' })).toBeFocused();
  await page.getByLabel('Hold Fjellet').selectOption('15 s');
  await page.getByRole('button', { name: 'Ta bort Treet' }).press('Enter');
  await expect(page).toHaveURL('/okt/egen?stilling=balasana-90&stilling=tadasana-15');
  await expect(total).not.toHaveText(before);
  expect(requests).toEqual([]);
  await page.reload();
  expect(await names(page)).toEqual(['Barnets stilling', 'Fjellet']);
});

test('a row is dragged by its grip to another place, and what drags it is fetched then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(three);
  await expect(page.getByRole('button', { name: 'Kopier lenken' })).toBeVisible();
  const grip = page.locator('#rekken > ol > li').nth(0).getByText('↕');
  await grip.scrollIntoViewIfNeeded();
  expect(scripts.filter((url) => url.includes('drag-row'))).toEqual([]);
  const fetched = page.waitForResponse(/drag-row/u);
  // Waits until the rows stand still.
  await grip.hover();
  const [from, last] = [await grip.boundingBox(), await page.locator('#rekken > ol > li').nth(2).boundingBox()];
  if (!from || !last) throw new Error('the rows are not there');
  const x = from.x + from.width / 2;
  await page.mouse.down();
  await (await fetched).finished();
  await expect(async () => {
    await page.mouse.move(x, last.y + last.height - 4, { steps: 4 });
    await expect(page.locator('#rekken > ol > li').nth(0)).toHaveAttribute('style', /translate/u, { timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(page).toHaveURL('/okt/egen?stilling=vrksasana-45&stilling=balasana-90&stilling=tadasana-60');
  await expect(page.getByRole('status').filter({ hasText: 'Fjellet er nå nummer 3 av 3.' })).toBeVisible();
});

test('a list has a code for a telephone, fetched when it is asked for, and an empty list has none', async ({
  page,
}) => {
  const codes: string[] = [];
  page.on('response', (answer) => answer.url().includes('/egen/qr') && codes.push(answer.url()));
  await page.goto(`${three}&navn=Min+kveld`);
  expect(codes).toEqual([]);
  await page.getByText('Vis QR-kode').click();
  const code = page.getByRole('img', { name: 'QR-kode som åpner økten' });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(codes).toHaveLength(1);
  const answer = await page.request.get(codes[0] ?? '');
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'private, max-age=0',
    'x-robots-tag': 'noindex',
  });
  for (const search of ['', '?stilling=', '?stilling=finnes-ikke-60'])
    expect((await page.request.get(`/okt/egen/qr${search}`)).status(), search).toBe(404);
});

test('the link is copied, and it plays', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(three);
  await page.getByRole('button', { name: 'Kopier lenken' }).click();
  await expect(page.getByText('Lenken er kopiert.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Start økten' }).click();
  for (let skips = 0; skips < 3; skips++) await page.getByRole('button', { name: 'Neste stilling' }).click();
  await expect(page.locator('[data-practice]').getByText(/^Treet(høyre|venstre) side$/)).toBeVisible();
});

test('name, note, copy and target: all of it stands in the link, and in the session', async ({ page }) => {
  await page.goto(three);
  await page.getByLabel('Navn på økten').fill('Min kveld');
  await page.getByText('Notat til Treet').click();
  await page.getByLabel('Notat til Treet').fill('ved veggen');
  await page.getByRole('button', { name: 'Doble Treet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Min kveld');
  await page.getByLabel('Ønsket lengde i minutter').fill('15');
  await page.getByLabel('Ønsket lengde i minutter').press('Tab');
  await expect(page.getByText(/^Mangler \d+ min/u)).toBeVisible();
  await page.getByRole('button', { name: 'Fordel likt' }).click();
  await expect(page.getByText('Lengden passer.')).toBeVisible();
  await expect(page.getByText(/^1[45] min( \d+ s)? til sammen, /u)).toBeVisible();
  await page.reload();
  expect(await names(page)).toEqual(['Fjellet', 'Treet', 'Treet', 'Barnets stilling']);
  await expect(page.getByLabel('Notat til Treet').first()).toHaveValue('ved veggen');
  await expect(page.getByText('Lengden passer.')).toBeVisible();
});

test('a pose is chosen from the pictures', async ({ page }) => {
  await page.goto(three);
  await expect(page.getByRole('button', { name: 'Legg til Treet (1 i økten)' })).toBeVisible();
  await page.getByText('Øvelser', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Legg til Treet' })).toBeHidden();
  await page.getByRole('button', { name: 'Legg til Planken' }).click();
  await expect.poll(() => names(page)).toHaveLength(4);
  await expect(page.getByRole('button', { name: 'Legg til Planken (1 i økten)' })).toBeVisible();
});

test('a class opens as a list of one’s own', async ({ page }) => {
  for (const id of ['rygg', 'styrke', 'nybegynner', 'sovn', 'yin', 'morgen']) {
    await page.goto(`/okt/${id}`);
    await page.getByRole('link', { name: 'Lag din egen versjon' }).click();
    expect((await names(page)).length, id).toBeGreaterThan(4);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('min versjon');
  }
});

for (const count of [3, 12, 30]) {
  test(`${count} poses print on one sheet, with numbers, times and notes`, async ({ page }) => {
    const ids = ['tadasana', 'vrksasana', 'utthita-trikonasana'];
    const search = Array.from({ length: count }, (_, index) => `stilling=${ids[index % 3]}-60&notat=rolig`).join('&');
    await page.goto(`/okt/egen?${search}&navn=Min+kveld`);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(pdf.numPages).toBe(1);
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Min kveld');
    for (const words of [`${count}. Trekanten`, '1 min på hver side', 'rolig']) expect(text).toContain(words);
  });
}

test.describe('a link that is not right', () => {
  for (const [search, words, count] of [
    ['stilling=hodestand-30&stilling=tadasana-30', 'Én stilling i lenken kjenner vi ikke', 1],
    ['stilling=tadasana-9999', 'Lengre og kortere tider er justert', 1],
    ['stilling=tadasana-30&'.repeat(40), 'En økt har plass til 30 stillinger', 30],
  ] as const) {
    test(words, async ({ page }) => {
      const answer = await page.goto(`/okt/egen?${search}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText(words)).toBeVisible();
      expect(await names(page)).toHaveLength(count);
    });
  }

  test('nonsense is an empty list', async ({ request }) => {
    for (const search of ['stilling=', 'stilling=%F0%9F', 'opp=9', 'ny=x', `stilling=${'a'.repeat(5000)}`]) {
      const answer = await request.get(`/okt/egen?${search}`);
      expect(answer.status(), search).toBe(200);
      expect(await answer.text()).toContain('Velg stillingene du vil øve på');
    }
  });
});

test('only the bare page is for search engines', async ({ request }) => {
  const robots = async (path: string) =>
    /<meta name="robots" content="(\w+)/u.exec(await (await request.get(path)).text())?.[1];
  expect(await robots(three)).toBe('noindex');
  expect(await robots('/okt/egen')).toBeUndefined();
});

test('the list is accessible', { tag: '@slow' }, async ({ page }) => {
  await page.goto(three);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

/** The poses of the list, in order. */
function names(page: Page): Promise<string[]> {
  return page.locator('#rekken h2').allTextContents();
}
