import { expect, test } from '@playwright/test';
import { sitemapPaths } from '../support/page-facts.ts';

/** From here on a text is long: what an unhurried reader needs three minutes for. */
const maxWords = 600;
/** The summary itself is read in half a minute. */
const maxSummaryWords = 70;
/** Pages one looks things up on, rather than reads from beginning to end. */
const lists = new Set(['/', '/yoga/stillinger', '/yoga/ovelser', '/programmer', '/yogastudioer']);

test('every long text begins with its summary', async ({ page, request }) => {
  test.slow();
  const paths = await sitemapPaths(request);
  const long: string[] = [];
  for (const path of paths.filter((candidate) => !lists.has(candidate))) {
    await page.setContent(await (await request.get(path)).text(), { waitUntil: 'commit' });
    const { words, summaryWords, isFirst } = await page.evaluate(readText);
    if (words > maxWords) long.push(path);
    if (words > maxWords) expect.soft(isFirst, `${path}, ${words} words`).toBe(true);
    expect.soft(summaryWords, path).toBeLessThan(maxSummaryWords);
  }
  for (const kind of [
    '/artikler/',
    '/yoga/rygg',
    '/meditasjon/dyp-sovnmeditasjon',
    '/meditasjon/typer',
    '/personvern',
  ]) {
    expect(
      long.some((path) => path.startsWith(kind)),
      kind,
    ).toBe(true);
  }
});

/** How many words the page shows that are not folded away, and whether «Kort fortalt» stands before all other headings. */
function readText() {
  const wordsOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').split(/\s+/u).filter(Boolean).length;
  const main = document.querySelector('main');
  // What leads on to other pages is looked over, not read; so is the small print under a text.
  for (const element of main?.querySelectorAll(
    'script, noscript, details, svg, section.no-print, aside[aria-label="Om teksten"]',
  ) ?? [])
    element.remove();
  for (const element of main?.querySelectorAll('p, li, h1, h2, h3, h4, dt, dd, span, a, button') ?? []) {
    element.append(' ');
  }
  const summary = main?.querySelector('section[aria-labelledby="kort-fortalt"]');
  return {
    words: wordsOf(main),
    summaryWords: wordsOf(summary?.querySelector('p')),
    isFirst: main?.querySelector('h2')?.textContent?.trim() === 'Kort fortalt',
  };
}
