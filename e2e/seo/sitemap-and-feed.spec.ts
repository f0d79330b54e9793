import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { readPage, sitemapPaths } from '../support/page-facts.ts';
import { pageKinds } from '../support/page-kinds.ts';

test('the sitemap is well-formed XML', async ({ page, request }) => {
  const { root, errors } = await parse(page, await (await request.get('/sitemap.xml')).text());
  expect([root, errors]).toEqual(['urlset', 0]);
});

test('the feed is valid Atom with the full text, found from every page', async ({ page, request }) => {
  const { html } = await readPage(request, '/om-oss');
  expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" href="\/artikler\/feed\.xml"/u);
  const response = await request.get('/artikler/feed.xml');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const { root, errors, elements } = await parse(page, await response.text());
  expect([root, errors]).toEqual(['feed', 0]);
  // RFC 4287, 4.1.1 and 4.1.2: exactly one of each, and an author for every entry.
  for (const name of ['id', 'title', 'updated'])
    expect(elements.filter((path) => path === `feed/${name}`)).toHaveLength(1);
  expect(elements).toContain('feed/author/name');
  expect(elements).toContain('feed/link[self]');
  const entries = elements.filter((path) => path === 'feed/entry');
  expect(entries).toHaveLength(5);
  for (const name of ['id', 'title', 'updated', 'published', 'content', 'link[alternate]'])
    expect(
      elements.filter((path) => path === `feed/entry/${name}`),
      name,
    ).toHaveLength(entries.length);
});

test('every entry of the feed says what its page says, and leads out of the feed by absolute addresses', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/artikler/feed.xml')).text();
  const entries = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return [...feed.querySelectorAll('entry')].map((entry) => {
      const content = new DOMParser().parseFromString(entry.querySelector('content')?.textContent ?? '', 'text/html');
      return {
        id: entry.querySelector('id')?.textContent ?? '',
        dates: [entry.querySelector('published')?.textContent ?? '', entry.querySelector('updated')?.textContent ?? ''],
        url: entry.querySelector('link')?.getAttribute('href') ?? '',
        paragraphs: [...content.querySelectorAll('p, li, dd, h2')].map((element) => element.textContent?.trim() ?? ''),
        addresses: [...content.querySelectorAll('[href], [src]')].map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
        scripts: content.querySelectorAll('script, style, iframe, [class], [onclick]').length,
      };
    });
  }, xml);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { id, url, dates, paragraphs, addresses, scripts } of entries) {
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
    expect(dates).toEqual(dates.toSorted());
    expect(scripts).toBe(0);
    expect(paragraphs.length).toBeGreaterThan(20);
    for (const address of addresses) expect(address).toMatch(/^https?:\/\//u);
    expect((await request.get(id)).status()).toBe(200);
    await page.goto(url);
    const text = (await page.getByRole('main').textContent())?.replaceAll(/\s+/gu, ' ') ?? '';
    for (const paragraph of paragraphs) expect(text).toContain(paragraph.replaceAll(/\s+/gu, ' '));
  }
});

test('every page has one canonical address of its own and a picture for shared links', async ({ request }) => {
  for (const path of await sitemapPaths(request)) {
    const { html, canonical, robots } = await readPage(request, path);
    expect.soft(new URL(canonical).pathname, path).toBe(path);
    expect.soft(canonical, path).not.toMatch(/[?#]/u);
    expect.soft(robots, path).toBe('');
    expect
      .soft(metaOf(html, 'og:image'), path)
      .toMatch(new RegExp(`/bilder/deling${path === '/' ? '/forside' : path}\\.png$`, 'u'));
    expect.soft(metaOf(html, 'twitter:image'), path).toBe(metaOf(html, 'og:image'));
    expect.soft(metaOf(html, 'og:url'), path).toBe(canonical);
  }
});

test('of a session, search engines show the page that it belongs to', async ({ request }) => {
  for (const [session, page] of [
    ['/okt/rygg', '/yoga/rygg'],
    ['/okt/morgen', '/yoga/hjemme/morgen'],
    ['/okt/firkantpust', '/pust/firkantpust'],
  ] as const) {
    const { robots, canonical } = await readPage(request, session);
    expect(robots).toBe('');
    expect(new URL(canonical).pathname).toBe(page);
  }
});

test('a parameter that changes nothing leaves the page as it is', async ({ request }) => {
  for (const address of [
    '/yoga?level=alle',
    '/yoga?utm_source=brev',
    '/yogastudioer/oslo?fbclid=1',
    '/sok?q=',
    '/?x=1',
  ])
    expect((await readPage(request, address)).robots, address).toBe('');
});

test('the picture of a shared link is a PNG of 1200 × 630 pixels, for every kind of page', async ({ request }) => {
  test.slow();
  const kinds = pageKinds.filter((path) => !path.includes('?')).filter((_, index) => index % 3 === 0);
  for (const path of kinds) {
    const { html } = await readPage(request, path);
    const response = await request.get(new URL(metaOf(html, 'og:image')).pathname);
    expect.soft(response.status(), path).toBe(200);
    const { format, width, height } = await sharp(await response.body()).metadata();
    expect.soft([format, width, height], path).toEqual(['png', 1200, 630]);
  }
});

for (const name of ['finnes-ikke', 'yoga/finnes-ikke', '%E0%A4%A', '..%2F..%2Fetc', 'a'.repeat(3000)]) {
  test(`there is no picture of ${name.slice(0, 20)}`, async ({ request }) => {
    expect((await request.get(`/bilder/deling/${name}.png`)).status()).toBe(404);
  });
}

function metaOf(html: string, property: string): string {
  return new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`, 'u').exec(html)?.[1] ?? '';
}

/** Parsed by the browser, strictly: the root, the number of errors and the path of every element. */
async function parse(page: Page, xml: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const pathOf = (element: Element): string => {
      const relation = element.getAttribute('rel');
      const name = relation ? `${element.localName}[${relation}]` : element.localName;
      return element.parentElement ? `${pathOf(element.parentElement)}/${name}` : name;
    };
    return {
      root: parsed.documentElement.localName,
      errors: parsed.querySelectorAll('parsererror').length,
      elements: [...parsed.querySelectorAll('*')].map(pathOf),
    };
  }, xml);
}
