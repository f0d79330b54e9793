import { describe, expect, test } from 'vitest';
import { wishInWords } from './spoken-wish.ts';
import { another, readWish, usualWish, wishParameters } from './wish.ts';

const known = new Set(['tadasana', 'planken']);
const read = (query: string) => readWish(new URLSearchParams(query), known);

test('a wish comes back from its address', () => {
  const wish = {
    ...usualWish,
    need: 'nakke',
    minutes: 25,
    place: 'kontor',
    level: 'middels',
    conditions: ['kne', 'nakke'],
    props: ['vegg'],
    items: ['planken'],
    seed: 41,
  } as const;
  expect(readWish(wishParameters(wish), known)).toEqual({ wish, unknown: [] });
});

test('nothing asked for is no wish, and what is left open is the usual', () => {
  expect(read('')).toBeNull();
  expect(read('annet=1')).toBeNull();
  expect(read('behov=rygg')?.wish).toEqual({ ...usualWish, need: 'rygg' });
  expect(read('behov=')?.unknown).toEqual([]);
});

test.each([
  ['behov=fot', ['fot']],
  ['minutter=4', ['4']],
  ['minutter=46', ['46']],
  ['minutter=10.5', ['10.5']],
  ['minutter=-10', ['-10']],
  ['sted=strand', ['strand']],
  ['niva=umulig', ['umulig']],
  ['fro=x', ['x']],
  ['uten=kne&uten=tull&uten=__proto__', ['tull', '__proto__']],
])('what nobody knows is ignored and named: %s', (query, unknown) => {
  expect(read(query)?.unknown).toEqual(unknown);
});

test('another session is the same wish with another seed, for ever', () => {
  expect(another(usualWish)).toEqual({ ...usualWish, seed: usualWish.seed + 1 });
  const last = { ...usualWish, seed: 999_999 };
  expect(readWish(wishParameters(another(last)), known)?.unknown).toEqual([]);
});

describe('in words', () => {
  test.each([
    ['10 min nakke kontor', { minutes: 10, need: 'nakke', place: 'kontor' }],
    ['15min rygg', { minutes: 15, need: 'rygg' }],
    ['Yoga for hoftene i senga', { need: 'hofter', place: 'seng' }],
    ['20 minutter på matta', { minutes: 20, place: 'matte' }],
  ])('%s', (text, wish) => {
    expect(wishInWords(text)).toEqual({ ...usualWish, ...wish });
  });

  test.each(['nakke', 'kontor', '10', 'vondt i nakken 10 min', '90 min rygg', 'yoga 10 oslo', 'artikkel 3 nakke', ''])(
    'says too little, or something else: «%s»',
    (text) => {
      expect(wishInWords(text)).toBeNull();
    },
  );
});
