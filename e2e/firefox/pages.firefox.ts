import { expect } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import { test } from './firefox.ts';

/** Pages that say there is none. */
const missing = /finnes-ikke|404|sju-dager-yoga\/8/u;

test('every kind of page opens in Firefox without an error, its style and nothing wider than a phone', async ({
  view,
  errors,
  baseURL,
}) => {
  test.setTimeout(15 * 60_000);
  const faults: string[] = [];
  for (const path of pageKinds) {
    errors.length = 0;
    const response = await view.goto(`${baseURL}${path}`, { waitUntil: 'load' });
    const status = response?.status() ?? 0;
    if (status !== 200 && !(status === 404 && missing.test(path))) faults.push(`${path}: ${status}`);
    const { heading, isStyled, isWide, broken } = await view.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent ?? '',
      isStyled: getComputedStyle(document.documentElement).getPropertyValue('color-scheme') !== 'normal',
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
    }));
    if (heading.trim() === '') faults.push(`${path}: no heading`);
    if (!isStyled) faults.push(`${path}: no style`);
    if (isWide) faults.push(`${path}: wider than the window`);
    faults.push(...broken.map((src) => `${path}: ${src} does not show`));
    // The 404 of the page itself is said on the console too.
    faults.push(
      ...errors.filter((error) => !missing.test(path) || !/404/u.test(error)).map((error) => `${path}: ${error}`),
    );
  }
  expect(faults).toEqual([]);
});
