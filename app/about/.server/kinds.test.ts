import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentDocuments } from '#app/search/.server/content-documents.ts';
import { searchKinds } from '#app/search/.server/search-kinds.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { takeSnapshot } from '#app/studios/rules/snapshot.ts';
import { kinds } from './kinds.ts';
import { sitePages } from './site-pages.ts';

const addresses = kinds.flatMap((kind) => kind.items.map((item) => kind.path(item)));
const pages = sitePages(takeSnapshot([], new Date(0)));

test('every kind that is declared is found', () => {
  expect(kinds).toHaveLength(globSync('app/*/*-kind.ts').length);
  expect(kinds.map(({ search }) => search.name).toSorted()).toEqual([
    'article',
    'breathing',
    'class',
    'exercise',
    'meditation',
    'pose',
    'programme',
    'programme-day',
    'session',
    'type',
  ]);
});

test('every item of every kind stands once in the sitemap and once in the search', () => {
  for (const found of [pages, contentDocuments()]) {
    const paths = found.map(({ path }) => path);
    expect(addresses.filter((address) => paths.filter((path) => path === address).length !== 1)).toEqual([]);
  }
});

test('a card leads to the page of its item, with a title, a description and a picture', () => {
  const cards = kinds.flatMap((kind) => {
    const { card } = kind;
    return card ? kind.items.map(cardMaker({ ...kind, card }, 'https://pictures.example/{id}')) : [];
  });
  expect(cards.length).toBeGreaterThan(20);
  expect(cards.filter(({ href = '' }) => !addresses.includes(href))).toEqual([]);
  expect(cards.filter(({ title, description, image }) => !title || !description || !image)).toEqual([]);
});

test('every kind of hit has a name and an address on the page of its own', () => {
  for (const value of ['name', 'heading', 'id'] as const)
    expect(new Set(searchKinds.map((kind) => kind[value])).size).toBe(searchKinds.length);
});
