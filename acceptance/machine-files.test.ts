import { expect, test } from 'vitest';
import { ask, isDevelopment, origin, sitemapPaths } from './support/ask.ts';

async function read(path: string, type: string): Promise<string> {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type'), path).toBe(type);
  return response.text();
}

test('the sitemap is nothing but entries of addresses of this site and their dates', async () => {
  const xml = await read('/sitemap.xml', 'application/xml; charset=utf-8');
  const [, entries = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(.*)<\/urlset>\s*$/su.exec(
      xml,
    ) ?? [];
  const entry = /<url>\s*<loc>([^<]+)<\/loc>\s*(?:<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?\s*<\/url>\s*/gu;
  expect(entries.replaceAll(entry, '').trim()).toBe('');
  const addresses = [...entries.matchAll(entry)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => new URL(address).origin !== origin)).toEqual([]);
  const undated = [...entries.matchAll(entry)].filter(([whole]) => !whole.includes('<lastmod>'));
  expect(undated.filter(([whole]) => !whole.includes('/yogastudioer/')).map(([whole]) => whole)).toEqual([]);
});

test('the sitemap names every studio and every city', async () => {
  const paths = await sitemapPaths();
  const studios = paths.filter((path) => path.startsWith('/yogastudioer/studio/'));
  expect(studios.toSorted()).toEqual(
    [
      'cafe-yoga',
      'fjord-yoga',
      'maane-yoga',
      'ohara-ro-byogab',
      'ro-yoga',
      'ro-yoga-drammen',
      'ro-yoga-moss',
      'sol-yoga',
      'stengt-yoga',
    ].map((slug) => `/yogastudioer/studio/${slug}`),
  );
  expect(paths.filter((path) => /^\/yogastudioer\/[^/]+$/u.test(path)).length).toBeGreaterThanOrEqual(38);
});

test('robots.txt lets everyone in, and leads to the sitemap', async () => {
  const robots = await read('/robots.txt', 'text/plain; charset=utf-8');
  expect(robots).toBe(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
});

test('security.txt says whom to tell, and until when that holds', async () => {
  const said = await read('/.well-known/security.txt', 'text/plain; charset=utf-8');
  expect(said).toMatch(/^Contact: mailto:\S+@\S+$/mu);
  const expires = Date.parse(/^Expires: (.+)$/mu.exec(said)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('the feed is Atom with what RFC 4287 asks of it, and five articles that are there', async () => {
  const xml = await read('/artikler/feed.xml', 'application/atom+xml; charset=utf-8');
  expect(xml).toMatch(/<feed [^>]*xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/u);
  const [head = '', ...entries] = xml.split('<entry>');
  for (const name of ['id', 'title', 'updated', 'author'])
    expect(head.split(`<${name}>`), `feed/${name}`).toHaveLength(2);
  expect(head).toMatch(/<link [^>]*rel="self"/u);
  expect(entries).toHaveLength(5);
  const ids = entries.map((entry) => /<id>([^<]+)<\/id>/u.exec(entry)?.[1] ?? '');
  expect(new Set(ids).size).toBe(5);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated', 'published'])
      expect(entry.split(new RegExp(`<${name}[ >]`, 'u')), name).toHaveLength(2);
    const address = /<link [^>]*href="([^"]+)"/u.exec(entry)?.[1] ?? '';
    expect(new URL(address).origin).toBe(origin);
    expect((await ask(new URL(address).pathname)).status, address).toBe(200);
  }
});

test('the manifest names its icons, and they are there', async () => {
  const manifest = JSON.parse(await read('/manifest.webmanifest', 'application/manifest+json; charset=utf-8'));
  expect(manifest).toMatchObject({ name: 'Pusterom', lang: 'nb', start_url: '/', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) {
    // In development a small icon may stand in the manifest itself.
    if (isDevelopment && src.startsWith('data:')) continue;
    const response = await ask(src);
    expect(response.status, src).toBe(200);
    expect(response.headers.get('content-type')?.replace(/;.*$/u, ''), src).toBe(type);
  }
});

test('what a page is made of is there: styles, scripts, fonts, pictures', async () => {
  const links = new Set<string>();
  for (const path of ['/', '/yoga/stillinger', '/yogastudioer/oslo', '/artikler/1/slik-begynner-du-a-meditere']) {
    const html = await (await ask(path)).text();
    const tags = html.matchAll(/<(?:link|script|img|source)[^>]*\s(?:href|src)="(\/[^"]+)"/gu);
    for (const [, link = ''] of tags) links.add(link.replaceAll('&amp;', '&'));
  }
  expect(links.size).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const link of links) if ((await ask(link)).status !== 200) missing.push(link);
  expect(missing).toEqual([]);
});
