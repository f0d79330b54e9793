import { expect, test } from 'vitest';
import type { PageCache } from './page-cache.ts';
import { storedResponse } from './stored-response.ts';
import { warmUp } from './warm-up.ts';

function pagesWith(
  sitemap: string,
  status: (path: string) => number = () => 200,
  parts: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = [];
  const logged: unknown[] = [];
  const pages: PageCache = {
    async get(path, search) {
      asked.push(path + search);
      const body = Buffer.from(path === '/sitemap.xml' ? (parts[search] ?? sitemap) : 'page');
      return { stored: storedResponse({ status: status(path), headers: {}, body }), cache: 'miss' };
    },
    peek: () => undefined,
    clear() {},
  };
  const warm = () =>
    warmUp({
      pages,
      isOfStrangers: (path) => path.startsWith('/yogastudioer'),
      log: (event, details) => void logged.push({ event, ...details }),
    });
  return { warm, asked, logged };
}

const sitemap = `<urlset>
  <url><loc>https://pusterom.example/</loc></url>
  <url><loc> https://pusterom.example/yogastudioer/mo%20i%20rana </loc></url>
  <url><loc>https://pusterom.example/artikler/1/a?b=1&#38;c=2</loc></url>
</urlset>`;

test('renders every page of the sitemap, by its path', async () => {
  const { warm, asked } = pagesWith(sitemap);
  expect(await warm()).toEqual({ paths: ['/', '/yogastudioer/mo%20i%20rana', '/artikler/1/a'], broken: [] });
  expect(asked).toEqual(['/sitemap.xml', '/', '/yogastudioer/mo%20i%20rana', '/artikler/1/a']);
});

test('follows an index of sitemaps to its first part', async () => {
  const index = '<sitemapindex><sitemap><loc>https://pusterom.example/sitemap.xml?del=1</loc></sitemap></sitemapindex>';
  const { warm, asked } = pagesWith(index, undefined, { '?del=1': sitemap });
  expect((await warm()).paths).toHaveLength(3);
  expect(asked.slice(0, 3)).toEqual(['/sitemap.xml', '/sitemap.xml?del=1', '/']);
});

test('reads an address as the sitemap writes it', async () => {
  const { warm } = pagesWith('<urlset><loc>https://pusterom.example/yogastudioer/l&#39;oslo&#38;by</loc></urlset>');
  expect((await warm()).paths).toEqual(["/yogastudioer/l'oslo&by"]);
});

test('does not make the start wait for a large directory', async () => {
  const locations = Array.from({ length: 3000 }, (_, index) => `<loc>https://pusterom.example/${index}</loc>`);
  const { warm, asked } = pagesWith(locations.join(''));
  expect((await warm()).paths).toHaveLength(1000);
  expect(asked).toHaveLength(1001);
});

test('names every page of our own that is broken, and stops', async () => {
  const { warm } = pagesWith(sitemap, (path) => (path === '/' ? 500 : path === '/artikler/1/a' ? 404 : 200));
  await expect(warm()).rejects.toThrow('/ answers 500, /artikler/1/a answers 404');
});

test.each([404, 500])(
  'a page of the directory that answers %i is left out, and does not stop the start',
  async (status) => {
    const city = '/yogastudioer/mo%20i%20rana';
    const { warm, logged } = pagesWith(sitemap, (path) => (path === city ? status : 200));
    expect(await warm()).toEqual({ paths: ['/', '/artikler/1/a'], broken: [city] });
    expect(logged).toEqual([{ event: 'warm-up.page-broken', path: city, status }]);
  },
);

test('a sitemap without pages is an error', async () => {
  const { warm } = pagesWith('', () => 500);
  await expect(warm()).rejects.toThrow('/sitemap.xml: answers 500');
});
