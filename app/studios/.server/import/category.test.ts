import { expect, it } from 'vitest';
import { categoryOf } from './category.ts';

it.each([
  ['yoga', 'fitness_centre', 'Yogastudio'],
  ['yoga;pilates', 'fitness_centre', 'Yogastudio'],
  ['fitness;yoga', 'fitness_centre', 'Treningssenter'],
  ['yoga;fitness', null, 'Sted med yoga'],
  ['dance;yoga', 'dance', 'Sted med yoga'],
  ['yoga', 'pitch', 'Sted med yoga'],
  ['fitness', 'fitness_centre', ''],
])('%s in a %s is called %s', (sport, leisure, category) => {
  expect(categoryOf(sport.split(';'), leisure)).toBe(category);
});
