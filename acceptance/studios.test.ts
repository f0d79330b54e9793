import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { pageFacts, textOf } from './support/page-facts.ts';

async function mainOf(path: string): Promise<string> {
  const html = await (await ask(path)).text();
  return html.replace(/^.*<main[^>]*>|<\/main>.*$/gsu, '');
}

async function wordsOf(path: string): Promise<string> {
  return textOf((await mainOf(path)).replaceAll('><', '> <'))
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/gu, ' ');
}

/** The studios that a city's page has a card of. */
async function studiosIn(location: string): Promise<string[]> {
  const main = await mainOf(`/yogastudioer/${location}`);
  const links = [...main.matchAll(/<a [^>]*href="\/yogastudioer\/studio\/([^"]*)"/gu)].map(([, slug = '']) => slug);
  return [...new Set(links)].toSorted();
}

test('every studio stands in its city, and in no other', async () => {
  for (const [location, studios] of [
    ['oslo', ['maane-yoga', 'ohara-ro-byogab', 'ro-yoga', 'sol-yoga']],
    ['bergen', ['cafe-yoga']],
    ['mo%20i%20rana', ['fjord-yoga']],
    ['%C3%A5lesund', ['stengt-yoga']],
    ['moss', ['ro-yoga-moss']],
    ['drammen', ['ro-yoga-drammen']],
    ['hamar', []],
    ['gr%C3%BCnerl%C3%B8kka', ['maane-yoga']],
  ] as const) {
    expect(await studiosIn(location), location).toEqual(studios);
  }
});

test('a city without studios says so', async () => {
  const words = await wordsOf('/yogastudioer/hamar');
  expect(words).toContain('Ingen yogastudioer funnet');
  expect(words).toContain('Vi har ikke registrert noen yogastudioer i Hamar ennå.');
  expect(words).toContain('Se yogastudioer i andre byer');
});

test('the cities are counted, and found by a part of their name', async () => {
  const cities = async (query: string) => {
    const main = await mainOf(`/yogastudioer${query}`);
    const links = [...main.matchAll(/<a [^>]*href="\/yogastudioer\/([^"/]+)"[^>]*>(.*?)<\/a>/gsu)];
    // The map has a link for each city too, named by a title; one link leads to the proposal of a studio.
    const cards = links.filter(([, slug, inner = '']) => !inner.includes('<title>') && slug !== 'forslag');
    return new Map(cards.map(([, slug = '', inner = '']) => [decodeURIComponent(slug), textOf(inner)]));
  };
  const all = await cities('');
  expect(all.size).toBeGreaterThanOrEqual(38);
  expect(all.get('oslo')).toContain('4 yogastudioer');
  expect(all.get('moss')).toMatch(/1 yogastudio(?!er)/u);
  expect(all.get('hamar')).toContain('Utforsk yogastudioer');
  const found = await cities('?q=%C3%98');
  for (const [city] of found) expect(city).toContain('ø');
  expect([...found.keys()]).toContain('tromsø');
  const only = await ask('/yogastudioer?q=MOSS');
  expect([only.status, only.headers.get('location')]).toEqual([302, '/yogastudioer/moss']);
});

test('no city found: the question comes back as text, never as markup', async () => {
  const words = await wordsOf('/yogastudioer?q=atlantis');
  expect(words).toContain('Ingen byer funnet for "atlantis".');
  expect(words).toContain('Prøv et annet søk eller velg fra listen over byer.');
  expect(await mainOf(`/yogastudioer?q=${encodeURIComponent('<script>alert(1)</script>')}`)).not.toContain(
    '<script>alert',
  );
});

test('the page of a studio says what is known of it', async () => {
  const response = await ask('/yogastudioer/studio/sol-yoga');
  const { headings } = pageFacts(response.status, await response.text());
  expect(headings).toEqual(['Sol Yoga']);
  const words = await wordsOf('/yogastudioer/studio/sol-yoga');
  for (const said of [
    'Storgata 1, 0155 Oslo, Norge',
    'Om Sol Yoga',
    'Et lyst rom midt i byen.',
    'Yogastiler og klasser',
    'Yinyoga',
    'Vanlige åpningstider: 09:00–21:00',
    'Hva folk sier',
    'lyst',
    '4,8',
    '(12 anmeldelser)',
    '22 33 44 55',
    'Besøk nettside',
    'Se på Google Maps',
  ])
    expect.soft(words).toContain(said);
  const main = await mainOf('/yogastudioer/studio/sol-yoga');
  expect(main).toContain('href="tel:+4722334455"');
  expect(main).toMatch(
    /href="https:\/\/sol\.example\/"[^>]*rel="noopener nofollow"|rel="noopener nofollow"[^>]*href="https:\/\/sol\.example\/"/u,
  );
});

test('one review is counted in the singular', async () => {
  expect(await wordsOf('/yogastudioer/studio/maane-yoga')).toContain('(1 anmeldelse)');
});

test('what is missing of a studio is said or left out', async () => {
  const words = await wordsOf('/yogastudioer/studio/stengt-yoga');
  expect(words).toContain('Dette studioen er midlertidig stengt.');
  expect(words).toContain(
    'Stengt Yoga er et yogastudio i Ålesund. Ta kontakt med studioet for timeplan, priser og påmelding.',
  );
  expect(words).not.toContain('Besøk nettside');
});

test('only http(s), mail and telephone are ever links, and what a stranger wrote is text', async () => {
  for (const slug of ['stengt-yoga', 'ohara-ro-byogab', 'sol-yoga']) {
    const main = await mainOf(`/yogastudioer/studio/${slug}`);
    const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/gu)].map(([, href = '']) => href);
    expect(
      links.filter((href) => !/^(?:https?:|tel:|mailto:|\/|#)/u.test(href)),
      slug,
    ).toEqual([]);
    expect(main, slug).not.toContain('javascript:');
    expect(main, slug).not.toContain('<b>Yoga');
  }
  expect(await wordsOf('/yogastudioer/studio/ohara-ro-byogab')).toContain("O'Hara «Ro» <b>Yoga</b>");
});

test('a studio is in the search', async () => {
  expect(await mainOf('/sok?q=fjord+yoga')).toContain('/yogastudioer/studio/fjord-yoga');
});
