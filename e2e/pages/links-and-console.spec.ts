import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sitemapPaths, textOf } from '../support/page-facts.ts';
import { pageKinds } from '../support/page-kinds.ts';

/** Narrowest window that the site is made for, in CSS pixels. */
const narrowest = { width: 320, height: 640 };
const slowestSweepMs = 10 * 60_000;
/** A link to a page that has such a link itself. */
const endlessLink = /<a\s[^>]*\brel="nofollow"[^>]*>/gu;

test('from the front page every link leads to a page, every fragment to its element, every asset is there', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const { pages, errors } = await crawl(request);
  expect(errors).toEqual([]);
  const unreached = (await sitemapPaths(request)).filter((path) => !pages.has(decodeURI(path)));
  expect(unreached, 'every page of the sitemap can be reached by links').toEqual([]);
});

for (const [index, paths] of chunks(pageKinds, 10).entries()) {
  test(`no error in the console, no other origin, nothing wider than 320 px: kinds of pages, part ${index + 1}`, async ({
    page,
  }) => {
    test.slow();
    await visitAll(page, paths);
  });
}

test('no error in the console, no other origin, nothing wider than 320 px: every page', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  test.setTimeout(slowestSweepMs);
  await visitAll(page, await sitemapPaths(request));
});

/** Follows every link within the site, by HTML alone, as a search engine does: what says `nofollow` may go on without end. */
async function crawl(request: APIRequestContext) {
  const errors: string[] = [];
  const pages = new Map<string, ReadonlySet<string>>();
  const fragments: { from: string; path: string; id: string }[] = [];
  const assets = new Map<string, string>();
  const queue = [{ path: '/', from: 'the start' }];
  const seen = new Set(['/']);
  for (const { path, from } of queue) {
    const response = await request.get(path);
    const status = response.status();
    if (status !== 200) errors.push(`${status} ${path}, linked from ${from}`);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    const html = await response.text();
    pages.set(decodeURI(path), new Set(attributes(html, 'id')));
    for (const href of attributes(html.replaceAll(endlessLink, ''), 'href', 'a')) {
      const url = new URL(href, response.url());
      if (url.origin !== new URL(response.url()).origin || href === '#') continue;
      const target = url.pathname + url.search;
      if (url.hash) fragments.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) });
      if (!seen.has(target)) queue.push({ path: target, from: path });
      seen.add(target);
    }
    const named = [
      ...attributes(html, 'src'),
      ...attributes(html, 'href', 'link'),
      ...attributes(html, 'content', 'meta'),
    ];
    // Pictures of shared links take long to draw; `machines.spec.ts` looks at some of each kind.
    const local = named.filter((value) => /^(?:\/|https?:\/\/localhost)/u.test(value) && !value.includes('/deling/'));
    for (const asset of local) assets.set(asset, path);
  }
  for (const { from, path, id } of fragments) {
    if (!pages.get(decodeURI(path))?.has(id)) errors.push(`no element ${path}#${id}, linked from ${from}`);
  }
  for (const [asset, from] of assets) {
    // A sound track is long.
    const method = asset.includes('.mp3') ? 'HEAD' : 'GET';
    const status = (await request.fetch(asset, { method })).status();
    // A page that is not there names itself as canonical, with the status that it has.
    if (status !== 200) errors.push(`${status} ${asset}, used by ${from}`);
  }
  return { pages, errors };
}

/** The values of an attribute, on elements of one name or on all. */
function attributes(html: string, attribute: string, element = '[a-z0-9]+'): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\s[^>]*?\\b${attribute}="([^"]*)"`, 'gu'))].map(([, value = '']) =>
    textOf(value),
  );
}

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize(narrowest);
  const errors: string[] = [];
  let path = '';
  page.on('console', (message) => {
    const isOwnStatus = /status of 404/u.test(message.text()) && message.location().url.endsWith(path);
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) errors.push(`${path}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const cause = request.failure()?.errorText ?? '';
    // What is under way when the page is left is broken off by the browser: no error of the site.
    if (cause !== 'net::ERR_ABORTED') errors.push(`${path}: ${request.url()} failed: ${cause}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(page.url()).origin && page.url() !== 'about:blank') {
      errors.push(`${path}: reaches ${origin}`);
    }
  });
  for (path of paths) {
    await page.goto(path);
    await loadLazyPictures(page);
    const { needed, broken } = await page.evaluate(() => ({
      needed: document.documentElement.scrollWidth,
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
    }));
    expect.soft(needed, `${path}: width in CSS pixels`).toBeLessThanOrEqual(narrowest.width);
    expect.soft(broken, `${path}: pictures that do not load`).toEqual([]);
  }
  expect(errors).toEqual([]);
}

async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
