import { expect, test } from 'vitest';
import { isDevelopment, leadsTo } from './support/ask.ts';

/** Each address with the one it redirects to, or null where it is answered itself. */
const citySpellings = {
  'mo-i-rana': 'mo%20i%20rana',
  'Mo%20i%20Rana': 'mo%20i%20rana',
  alesund: '%C3%A5lesund',
  aalesund: '%C3%A5lesund',
  '%C3%85lesund': '%C3%A5lesund',
  tromso: 'troms%C3%B8',
  OSLO: 'oslo',
};

test("a city's other spellings redirect to the one address of it", async () => {
  for (const [from, to] of Object.entries(citySpellings)) {
    const target = `/yogastudioer/${to}`;
    expect(await leadsTo(`/yogastudioer/${from}`), from).toEqual([308, target]);
    expect(await leadsTo(target), target).toEqual([200, null]);
  }
});

test("a studio's address by the literal rule, which drops a marked letter, redirects", async () => {
  const target = '/yogastudioer/studio/cafe-yoga';
  for (const slug of ['caf-yoga', 'Caf-Yoga'])
    expect(await leadsTo(`/yogastudioer/studio/${slug}`), slug).toEqual([308, target]);
  expect(await leadsTo(target)).toEqual([200, null]);
});

test('a meditation is found by its title in lower case with hyphens', async () => {
  for (const [title, slug] of [
    ['dyp-s%C3%B8vnmeditasjon', 'dyp-sovnmeditasjon'],
    ['dyp-soevnmeditasjon', 'dyp-sovnmeditasjon'],
    ['5-minutters-puste%C3%B8velse', '5-minutters-pusteovelse'],
  ]) {
    expect(await leadsTo(`/meditasjon/${title}`), title).toEqual([308, `/meditasjon/${slug}`]);
    expect(await leadsTo(`/meditasjon/${slug}`), slug).toEqual([200, null]);
  }
});

test('an id that no article has leads to /404', async () => {
  const ids = ['7', '0', '00', '01', '-1', '1.0', '1abc', 'abc', '1e0', '%201', '9'.repeat(400)];
  for (const id of ids) {
    expect(await leadsTo(`/artikler/${id}`), id).toEqual([302, '/404']);
    expect(await leadsTo(`/artikler/${id}/slik-begynner-du-a-meditere`), id).toEqual([302, '/404']);
  }
});

test.skipIf(isDevelopment)(
  'every address has one spelling: no slash at its end, no letter that need not be',
  async () => {
    for (const [from, to] of [
      ['/yoga/', '/yoga'],
      ['/yoga/klasser/', '/yoga/klasser'],
      ['/artikler/1/slik-begynner-du-a-meditere/', '/artikler/1/slik-begynner-du-a-meditere'],
      ['/yogastudioer/?q=os', '/yogastudioer?q=os'],
      ['/finnes-ikke/', '/finnes-ikke'],
      ['//yoga//typer', '/yoga/typer'],
      ['/YOGA/Klasser', '/yoga/klasser'],
      ['/%79oga', '/yoga'],
    ] as const) {
      expect(await leadsTo(from), from).toEqual([308, to]);
    }
  },
);
