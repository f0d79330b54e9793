import type { Browser } from '@playwright/test';
import { kilobytes } from './report.ts';

/** What counts as HTML, CSS, fonts, scripts and pictures. */
const kinds = [['document'], ['stylesheet'], ['font'], ['script', 'fetch', 'xhr'], ['image']];

/** What a phone fetches for a page before anything is touched: kB over the wire by kind and in all, and the requests. */
export async function measureLoad(browser: Browser, url: string): Promise<(string | number)[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
  });
  const page = await context.newPage();
  const sizes: { type: string; bytes: number }[] = [];
  const reading: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const read = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      sizes.push({ type: request.resourceType(), bytes: responseBodySize + responseHeadersSize });
    };
    reading.push(read().catch(() => undefined));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  const sum = (isCounted: (type: string) => boolean) =>
    kilobytes(sizes.filter(({ type }) => isCounted(type)).reduce((total, { bytes }) => total + bytes, 0));
  return [...kinds.map((types) => sum((type) => types.includes(type))), sum(() => true), sizes.length];
}
