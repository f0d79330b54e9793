import type { Browser } from '@playwright/test';

export interface Loaded {
  /** Over the wire, compressed, by kind. */
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  readonly scripts: number;
  readonly pictures: number;
  readonly total: number;
  readonly requests: number;
}

const phone = { width: 390, height: 844 };

/** What a phone fetches for a page before anything is touched. */
export async function measureLoad(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2.6, isMobile: true });
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
  const sum = (...types: string[]) =>
    sizes.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum('document'),
    css: sum('stylesheet'),
    fonts: sum('font'),
    scripts: sum('script', 'fetch', 'xhr'),
    pictures: sum('image'),
    total: sizes.reduce((total, { bytes }) => total + bytes, 0),
    requests: sizes.length,
  };
}
