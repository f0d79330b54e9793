import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type FilterGroup, listQuery } from '#app/ui/index.ts';
import { filteredCards } from './cards.ts';
import { siteContext } from './context.ts';
import { site } from './route-fixture.ts';

const groups: readonly FilterGroup[] = [{ name: 'topic', legend: 'Tema', options: [{ value: 'yoga', label: 'Yoga' }] }];
const items = Array.from({ length: 1000 }, (_, index) => ({
  title: `Artikkel ${index + 1}`,
  topic: index % 2 === 0 ? 'yoga' : 'søvn',
  updated: '2026-11-23',
}));
const kind = {
  items,
  card: ({ title }: (typeof items)[number]) => ({ title, description: 'Tekst', image: '/bilder/stol.jpg', facts: [] }),
  path: ({ title }: (typeof items)[number]) => `/artikler/${title}`,
};

function listed(address: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, { site, now: () => new Date() });
  return filteredCards(kind, groups, { url: new URL(address, 'http://localhost'), context });
}

test('a thousand items are listed twenty-four to a page, and a choice turns pages of its own', () => {
  expect(listed('/artikler')).toMatchObject({ total: 1000, cards: { number: 1, pages: 42 } });
  const last = listed('/artikler?topic=yoga&side=21');
  expect(last).toMatchObject({ total: 500, cards: { number: 21, pages: 21 } });
  expect(last.cards.items.map(({ title }) => title).slice(-1)).toEqual(['Artikkel 999']);
  expect(last.cards.items).toHaveLength(20);
});

test('a route knows the pages that its list may have, and none where one holds all', () => {
  expect(listQuery(groups, 1000).side).toHaveLength(41);
  expect(listQuery(groups, 24)).toEqual({ topic: ['yoga'] });
});
