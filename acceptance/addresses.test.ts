import { expect, test } from 'vitest';
import { ask, leadsTo, origin, sitemapPaths } from './support/ask.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';

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
  '/yogastudioer/studio/sol-yoga',
  '/om-oss',
  '/kontakt',
  '/personvern',
  '/vilkar',
  '/tilgjengelighet',
] as const;

async function readPage(path: string): Promise<PageFacts> {
  const response = await ask(path);
  return pageFacts(response.status, await response.text());
}

test('every route of the specification is in the sitemap, and each of its addresses once', async () => {
  const paths = await sitemapPaths();
  expect(routes.filter((route) => !paths.includes(route))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every page has its own title and description, its canonical link and its breadcrumb', async () => {
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() };
  for (const path of await sitemapPaths()) {
    const page = await readPage(path);
    expect.soft(page.status, path).toBe(200);
    expect.soft(page.robots, `${path} wants to be found`).toBe('');
    expect.soft(page.headings, `${path} has one first-level heading`).toHaveLength(1);
    expect.soft(page.canonical, path).toBe(`${origin}${path}`);
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
    expect.soft(page.html, `${path} is in bokmål`).toContain('<html lang="nb"');
  }
});

test('no link of a page leads to nothing', async () => {
  const sources = new Map<string, string>();
  for (const path of await sitemapPaths()) {
    const { html } = await readPage(path);
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/gu))
      sources.set(link.replaceAll('&amp;', '&'), path);
  }
  expect(sources.size).toBeGreaterThan(100);
  const dead: string[] = [];
  for (const [link, source] of sources) {
    const [status] = await leadsTo(link);
    if (status !== 200) dead.push(`${link} on ${source} answers ${status}`);
  }
  expect(dead).toEqual([]);
});

test('the front page has a title of its own and «Hjem» alone as its breadcrumb', async () => {
  const { title, breadcrumb } = await readPage('/');
  expect(title).toContain('Pusterom');
  expect(title).not.toContain('|');
  expect(breadcrumb).toEqual(['Hjem']);
});

test('a fixed address wins over the route for a slug beside it', async () => {
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
    const [page, other] = [await readPage(fixed), await readPage(notFound)];
    expect([page.status, other.status], fixed).toEqual([200, 404]);
    expect(page.headings, fixed).not.toEqual(other.headings);
  }
  expect((await readPage('/yogastudioer/studio/finnes-ikke')).headings).toEqual(['Yogastudio ikke funnet']);
});

test('an alias shows the page, and names its canonical address', async () => {
  for (const [alias, canonical] of [
    ['/vilkaar', '/vilkar'],
    ['/yoga/morgen', '/yoga/hjemme/morgen'],
    ['/artikler/1', '/artikler/1/slik-begynner-du-a-meditere'],
    ['/artikler/1/feil-slug', '/artikler/1/slik-begynner-du-a-meditere'],
  ] as const) {
    const [page, other] = [await readPage(alias), await readPage(canonical)];
    expect(page.status, alias).toBe(200);
    expect(page.canonical, alias).toBe(`${origin}${canonical}`);
    expect(page.headings, alias).toEqual(other.headings);
    expect(page.breadcrumbList, alias).toEqual(other.breadcrumbList);
  }
});

test('a canonical link has no query', async () => {
  for (const path of ['/yoga?level=lett', '/meditasjon?focus=stress', '/artikler?topic=yoga', '/yogastudioer?q=o']) {
    expect((await readPage(path)).canonical, path).toBe(`${origin}${path.replace(/\?.*$/u, '')}`);
  }
});

/** Addresses of nothing, with the heading and the words that the specification fixes. */
const missing = [
  ['/finnes-ikke', 'Siden ble ikke funnet', ''],
  ['/yoga/typer/hatha/mer', 'Siden ble ikke funnet', ''],
  ['/404', 'Siden ble ikke funnet', ''],
  ['/yoga/typer/finnes-ikke', 'Yogatype ikke funnet', 'Beklager, men den forespurte yogatypen finnes ikke.'],
  ['/yoga/stillinger/finnes-ikke', 'Stilling ikke funnet', 'Se alle yogastillinger'],
  ['/yoga/finnes-ikke', 'Yogaklasse ikke funnet', 'Beklager, men vi kunne ikke finne yogaklassen du leter etter.'],
  ['/meditasjon/finnes-ikke', 'Meditasjon ikke funnet', ''],
  ['/yogastudioer/studio/finnes-ikke', 'Yogastudio ikke funnet', ''],
  ['/yogastudioer/finnesikke', 'Yoga i Finnesikke', 'Vi har ikke registrert noen yogastudioer i Finnesikke ennå.'],
] as const;

test('what is not there answers 404 with its own page, marked noindex', async () => {
  for (const [path, heading, text] of missing) {
    const page = await readPage(path);
    expect.soft(page.status, path).toBe(404);
    expect.soft(page.robots, path).toContain('noindex');
    expect.soft(page.headings, path).toEqual([heading]);
    expect.soft(page.title, path).toBe(`${heading} | Pusterom`);
    expect.soft(page.text, path).toContain(text);
    expect.soft(page.breadcrumb[0], path).toBe('Hjem');
    expect.soft(page.breadcrumb, path).toEqual(page.breadcrumbList.map(({ name }) => name));
  }
});
