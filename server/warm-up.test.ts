import { expect, test } from 'vitest';
import type { PageCache } from './page-cache.ts';
import { storedResponse } from './stored-response.ts';
import { warmUp } from './warm-up.ts';

function pagesWith(sitemap: string, status: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const pages: PageCache = {
    async get(path) {
      asked.push(path);
      const body = Buffer.from(path === '/sitemap.xml' ? sitemap : 'page');
      return { stored: storedResponse({ status: status(path), headers: {}, body }), cache: 'miss' };
    },
    dropStudioPages() {},
  };
  return { pages, asked };
}

const sitemap = `<urlset>
  <url><loc>https://pusterom.example/</loc></url>
  <url><loc> https://pusterom.example/yogastudioer/mo%20i%20rana </loc></url>
  <url><loc>https://pusterom.example/artikler/1/a?b=1&amp;c=2</loc></url>
</urlset>`;

test('renders every page of the sitemap, by its path', async () => {
  const { pages, asked } = pagesWith(sitemap);
  expect(await warmUp(pages)).toEqual(['/', '/yogastudioer/mo%20i%20rana', '/artikler/1/a']);
  expect(asked).toEqual(['/sitemap.xml', '/', '/yogastudioer/mo%20i%20rana', '/artikler/1/a']);
});

test('does not make the start wait for a large directory', async () => {
  const locations = Array.from({ length: 3000 }, (_, index) => `<loc>https://pusterom.example/${index}</loc>`);
  const { pages, asked } = pagesWith(locations.join(''));
  expect(await warmUp(pages)).toHaveLength(1000);
  expect(asked).toHaveLength(1001);
});

test('names every page that is broken', async () => {
  const { pages } = pagesWith(sitemap, (path) => (path === '/' ? 500 : path === '/artikler/1/a' ? 404 : 200));
  await expect(warmUp(pages)).rejects.toThrow('/ answers 500, /artikler/1/a answers 404');
});

test('a sitemap without pages is a fault', async () => {
  const { pages } = pagesWith('', () => 500);
  await expect(warmUp(pages)).rejects.toThrow('/sitemap.xml: answers 500');
});
