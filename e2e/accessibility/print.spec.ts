import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { pageKinds } from '../support/page-kinds.ts';

const millimetre = 72 / 25.4;

/** What one prints and puts beside the mat: at most these many sheets, with these words, without those. */
const printed = [
  { path: '/yoga/stillinger/utthita-trikonasana', sheets: 2, last: 'Forsiktighet', without: 'Beslektede stillinger' },
  { path: '/yoga/stillinger', sheets: 7, last: 'Hjulet', without: undefined },
  { path: '/yoga/rygg', sheets: 4, last: 'Hvilestilling', without: 'Flere klasser' },
  { path: '/meditasjon/dyp-sovnmeditasjon', sheets: 3, last: 'Forsiktighet', without: 'Les og øv videre' },
  { path: '/artikler/1', sheets: 5, last: 'Konklusjon', without: 'Del artikkel' },
] as const;

for (const { path, sheets, last, without } of printed) {
  test(`prints on A4, whole and without the frame of the site: ${path}`, async ({ page }) => {
    await page.goto(path);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
    expect(width / millimetre).toBeCloseTo(210, 0);
    expect(height / millimetre).toBeCloseTo(297, 0);
    expect(pdf.numPages).toBeLessThanOrEqual(sheets);

    const { text } = await extractText(pdf, { mergePages: true });
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(text).toContain(heading);
    expect(text).toContain(last);
    for (const frame of ['Hopp til innholdet', 'Personvern', 'Undermeny', ...(without ? [without] : [])]) {
      expect(text).not.toContain(frame);
    }
  });
}

test('no heading stands alone at the foot of a sheet, and no sheet is empty', async ({ page }) => {
  for (const { path } of printed) {
    await page.goto(path);
    const headings = await page.locator('main :is(h2, h3)').allInnerTexts();
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { text: pages } = await extractText(pdf);
    for (const text of pages) {
      const lines = text.trim().split('\n');
      expect.soft(lines.join('').length, path).toBeGreaterThan(20);
      expect.soft(headings, path).not.toContain(lines.at(-1)?.trim());
    }
  }
});

test('no control is printed', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ media: 'print' });
  const printed: string[] = [];
  for (const path of pageKinds) {
    await page.goto(path);
    const controls = page.locator('button, [role=button], input, select, textarea, a[class*=button]');
    const texts = await controls.evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    printed.push(...texts.map((text) => `${path}: ${text}`));
  }
  expect(printed).toEqual([]);
});

test('links to other sites carry their address on paper', async ({ page }) => {
  await page.goto('/tilgjengelighet');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('(https://www.uutilsynet.no/)');
});

test('what is folded on the screen is open on paper', async ({ page }) => {
  await page.goto('/meditasjon/nybegynnere');
  const answer = page.locator('details p').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
