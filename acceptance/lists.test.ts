import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { pageFacts, textOf } from './support/page-facts.ts';

/** The addresses that the cards of a list lead to, in their order. */
async function cardsOf(path: string): Promise<string[]> {
  const html = await (await ask(path)).text();
  const main = html.replace(/^.*<main[^>]*>|<\/main>.*$/gsu, '');
  const cards = [...main.matchAll(/<article.*?<\/article>/gsu)].map(([card]) => card);
  return cards.map((card) => /href="([^"]*)"/u.exec(card)?.[1] ?? '');
}

const everyList = [
  ['/yoga', '/yoga/'],
  ['/meditasjon', '/meditasjon/'],
  ['/artikler', '/artikler/'],
] as const;

test('a list without a filter has its five items, each once', async () => {
  for (const [path, beginning] of everyList) {
    const cards = await cardsOf(path);
    expect(new Set(cards).size, path).toBe(5);
    expect(cards, path).toHaveLength(5);
    expect(
      cards.filter((card) => !card.startsWith(beginning)),
      path,
    ).toEqual([]);
  }
});

test('both filters of a list must match, as the data says', async () => {
  for (const [path, expected] of [
    ['/yoga?level=lett', ['/yoga/nybegynner', '/yoga/rygg', '/yoga/sovn']],
    ['/yoga?type=nybegynnere', ['/yoga/nybegynner', '/yoga/sovn']],
    ['/yoga?level=middels&type=klasser', ['/yoga/yin']],
    ['/yoga?level=krevende&type=nybegynnere', []],
    ['/meditasjon?focus=s%C3%B8vn', ['/meditasjon/dyp-sovnmeditasjon']],
    ['/meditasjon?focus=søvn&type=guidet', ['/meditasjon/dyp-sovnmeditasjon']],
    ['/meditasjon?focus=stress&type=nybegynnere', []],
    ['/artikler?topic=yoga&type=fordeler', ['/artikler/2/fordelene-ved-yoga']],
    ['/artikler?topic=yoga&type=tips', []],
  ] as const) {
    expect((await cardsOf(path)).toSorted(), path).toEqual(expected);
  }
});

test('an unknown value and «alle» filter nothing', async () => {
  for (const [path] of everyList) {
    const all = await cardsOf(path);
    for (const query of ['level=umulig', 'type=alle', 'focus=', 'topic=%00', 'ukjent=1'])
      expect(await cardsOf(`${path}?${query}`), `${path}?${query}`).toEqual(all);
  }
});

test('an empty list says so in the words of the specification', async () => {
  for (const [path, message] of [
    ['/yoga?level=krevende&type=nybegynnere', 'Ingen yogaklasser matcher dine filter.'],
    ['/meditasjon?focus=stress&type=nybegynnere', 'Ingen meditasjoner matcher dine filter. Prøv å justere filtrene.'],
    ['/artikler?topic=yoga&type=tips', 'Ingen artikler matcher dine filter. Prøv å justere filtrene.'],
  ] as const) {
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    expect(pageFacts(200, await response.text()).text, path).toContain(message);
  }
});

/** The parameters that only filter, sort or page: every `handle.query`, with values that each page knows. */
const narrowed = [
  '/yoga?level=lett',
  '/yoga?type=klasser',
  '/yoga/stillinger?kropp=rygg',
  '/yoga/stillinger?hensyn=kne',
  '/meditasjon?focus=stress',
  '/meditasjon?type=guidet',
  '/artikler?topic=yoga',
  '/artikler?type=tips',
  '/yogastudioer?q=os',
  '/sok?q=rygg',
  '/kontakt?studio=sol-yoga',
];

test('what is filtered or asked for is kept out of search engines, and its links are followed', async () => {
  for (const path of narrowed) {
    const response = await ask(path);
    const { robots, canonical } = pageFacts(response.status, await response.text());
    expect([response.status, robots], path).toEqual([200, 'noindex, follow']);
    expect(canonical, path).not.toContain('?');
  }
});

test('each filter is a form that works without a script, and keeps what the other one says', async () => {
  for (const [path, query, fields] of [
    ['/yoga', 'level=lett&type=klasser', ['level', 'type']],
    ['/meditasjon', 'focus=stress&type=guidet', ['focus', 'type']],
    ['/artikler', 'topic=yoga&type=tips', ['topic', 'type']],
    [
      '/yoga/stillinger',
      'kropp=bein&niva=middels&stilling=staende&hensyn=kne',
      ['kropp', 'niva', 'stilling', 'hensyn'],
    ],
  ] as const) {
    const html = await (await ask(`${path}?${query}`)).text();
    const forms = [...html.matchAll(/<form action="([^"#]*)[^>]*method="get"[^>]*>(.*?)<\/form>/gsu)];
    const filters = forms.filter(([, action]) => action === path).map(([, , inner = '']) => inner);
    expect(filters, path).toHaveLength(fields.length);
    for (const [index, filter] of filters.entries()) {
      expect(textOf(filter), path).toMatch(/Alle|Ingenting/u);
      for (const [at, field] of fields.entries()) {
        const isHidden = new RegExp(`<input type="hidden"[^>]*name="${field}"`, 'u').test(filter);
        expect(isHidden, `${field} in the form of ${fields[index]}`).toBe(at !== index);
      }
    }
  }
});
