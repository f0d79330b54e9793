import { expect, test } from '@playwright/test';
import { readPage, sitemapPaths } from '../support/page-facts.ts';

/** The route table of the specification, one address for each route. */
const routes = [
  '/',
  '/yoga',
  '/yoga/klasser',
  '/yoga/typer',
  '/yoga/typer/hatha',
  '/yoga/nybegynnere',
  '/yoga/stillinger',
  '/yoga/stillinger/tadasana',
  '/yoga/hjemme',
  '/yoga/hjemme/morgen',
  '/yoga/rygg',
  '/meditasjon',
  '/meditasjon/typer',
  '/meditasjon/nybegynnere',
  '/meditasjon/guidet-meditasjon',
  '/meditasjon/sovn',
  '/meditasjon/stress',
  '/meditasjon/dyp-sovnmeditasjon',
  '/artikler',
  '/artikler/1/slik-begynner-du-a-meditere',
  '/yogastudioer',
  '/yogastudioer/oslo',
  '/yogastudioer/studio/tyttebaer-yoga',
  '/om-oss',
  '/kontakt',
  '/personvern',
  '/vilkar',
  '/tilgjengelighet',
] as const;

test('every route of the specification is in the sitemap', async ({ request }) => {
  const paths = await sitemapPaths(request);
  expect(routes.filter((route) => !paths.includes(route))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every page has its own title and description, its canonical link and its breadcrumb', async ({
  request,
  baseURL,
}) => {
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() };
  for (const path of await sitemapPaths(request)) {
    const page = await readPage(request, path);
    expect.soft(page.status, path).toBe(200);
    expect.soft(page.robots, `${path} wants to be found`).toBe('');
    expect.soft(page.headings, `${path} has one first-level heading`).toHaveLength(1);
    expect.soft(page.canonical, path).toBe(`${baseURL}${path}`);
    if (path !== '/') expect.soft(page.title, path).toMatch(/^\S.* \| Pusterom$/u);
    expect.soft(page.description.length, `${path}: ${page.description}`).toBeGreaterThanOrEqual(50);
    expect.soft(page.description.length, `${path}: ${page.description}`).toBeLessThanOrEqual(160);
    expect.soft(seen.descriptions.get(page.description), `${path} shares its description`).toBeUndefined();
    // Studios may share a name, and then a title.
    if (!path.startsWith('/yogastudioer/studio/')) {
      expect.soft(seen.titles.get(page.title), `${path} shares its title`).toBeUndefined();
    }
    seen.descriptions.set(page.description, path);
    seen.titles.set(page.title, path);
    expect.soft(page.breadcrumb[0], path).toBe('Hjem');
    expect.soft(page.breadcrumb, path).toEqual(page.breadcrumbList.map(({ name }) => name));
    expect.soft(page.breadcrumbList.at(-1)?.item, path).toBe(page.canonical);
    expect.soft(page.html, `${path} has a card for sharing`).toMatch(/property="og:title".*name="twitter:card"/su);
  }
});

test('the front page has a title of its own and «Hjem» alone as its breadcrumb', async ({ request }) => {
  const { title, breadcrumb } = await readPage(request, '/');
  expect(title).toContain('Pusterom');
  expect(title).not.toContain('|');
  expect(breadcrumb).toEqual(['Hjem']);
});

for (const [fixed, notFound] of [
  ['/yoga/klasser', '/yoga/finnes-ikke'],
  ['/yoga/typer', '/yoga/finnes-ikke'],
  ['/yoga/nybegynnere', '/yoga/finnes-ikke'],
  ['/yoga/stillinger', '/yoga/finnes-ikke'],
  ['/yoga/hjemme', '/yoga/finnes-ikke'],
  ['/yoga/morgen', '/yoga/finnes-ikke'],
  ['/meditasjon/typer', '/meditasjon/finnes-ikke'],
  ['/meditasjon/nybegynnere', '/meditasjon/finnes-ikke'],
  ['/meditasjon/guidet-meditasjon', '/meditasjon/finnes-ikke'],
  ['/meditasjon/sovn', '/meditasjon/finnes-ikke'],
  ['/meditasjon/stress', '/meditasjon/finnes-ikke'],
] as const) {
  test(`${fixed} wins over the route for a slug`, async ({ request }) => {
    const [page, other] = [await readPage(request, fixed), await readPage(request, notFound)];
    expect(page.status).toBe(200);
    expect(other.status).toBe(404);
    expect(page.headings).not.toEqual(other.headings);
  });
}

test('/yogastudioer/studio/{slug} wins over /yogastudioer/{location}', async ({ request }) => {
  const { headings } = await readPage(request, '/yogastudioer/studio/finnes-ikke');
  expect(headings).toEqual(['Yogastudio ikke funnet']);
});

for (const [alias, canonical] of [
  ['/vilkaar', '/vilkar'],
  ['/yoga/morgen', '/yoga/hjemme/morgen'],
  ['/artikler/1', '/artikler/1/slik-begynner-du-a-meditere'],
  ['/artikler/1/feil-slug', '/artikler/1/slik-begynner-du-a-meditere'],
] as const) {
  test(`${alias} shows the page whose canonical address is ${canonical}`, async ({ request, baseURL }) => {
    const [page, other] = [await readPage(request, alias), await readPage(request, canonical)];
    expect(page.status).toBe(200);
    expect(page.canonical).toBe(`${baseURL}${canonical}`);
    expect(page.headings).toEqual(other.headings);
    expect(page.breadcrumbList).toEqual(other.breadcrumbList);
  });
}

test('a canonical link has no query', async ({ request, baseURL }) => {
  for (const path of ['/yoga?level=lett', '/meditasjon?focus=stress', '/artikler?topic=yoga', '/yogastudioer?q=o']) {
    const page = await readPage(request, path);
    expect.soft(page.canonical).toBe(`${baseURL}${path.replace(/\?.*$/u, '')}`);
  }
});
