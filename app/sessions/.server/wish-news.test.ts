import { expect, test } from 'vitest';
import { composeNearest } from '../composer/nearest.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { newsOfWish } from '../composer/wish-news.ts';
import { composedTitle } from '../composer/wish-words.ts';
import { composerWords, repertoire } from './composer.ts';

test('a visitor is told of what a session has too little of, in the words above it and in its name', () => {
  const wish: Wish = {
    ...usualWish,
    need: 'hofter',
    minutes: 36,
    level: 'krevende',
    conditions: ['hofte'],
    items: ['planken', 'sfinksen', 'dandasana'],
  };
  const composition = composeNearest(wish, repertoire, composerWords);
  expect(composition?.unmet).toContain('served');
  expect(newsOfWish({ wish, unknown: [] }, composition).join(' ')).toMatch(
    /for få øvelser for hoftene som passer med hofteprotese eller vond hofte/u,
  );
  expect(composition && composedTitle(composition)).toMatch(/^\d+ minutter på matta$/u);
});

test('few things that open the hips are told as few, and the name stays', () => {
  const wish: Wish = { ...usualWish, need: 'hofter', minutes: 17, conditions: ['skulder', 'beinskjorhet', 'refluks'] };
  const composition = composeNearest(wish, repertoire, composerWords);
  expect(composition?.unmet).toContain('variety');
  expect(newsOfWish({ wish, unknown: [] }, composition).join(' ')).toMatch(
    /^Få øvelser som åpner hoftene, passer med/u,
  );
  expect(composition && composedTitle(composition)).toMatch(/^\d+ minutter for hoftene på matta$/u);
});

test('energy in bed is told to be calm', () => {
  const wish: Wish = { ...usualWish, need: 'energi', minutes: 5, place: 'seng' };
  const news = newsOfWish({ wish, unknown: [] }, composeNearest(wish, repertoire, composerWords));
  expect(news.join(' ')).toContain('er rolig når den er i sengen');
});

test.each(['ro', 'sovn', 'nakke'] as const)('hard work for %s is told to be calm all the same', (need) => {
  const wish: Wish = { ...usualWish, need, minutes: 20, level: 'krevende' };
  const news = newsOfWish({ wish, unknown: [] }, composeNearest(wish, repertoire, composerWords));
  expect(news.join(' ')).toContain('er rolig også på nivået «krevende»');
  const easy: Wish = { ...wish, level: 'lett' };
  expect(newsOfWish({ wish: easy, unknown: [] }, composeNearest(easy, repertoire, composerWords))).toEqual([]);
});

test('with a sore knee or shoulder few minutes on the mat are on a chair, and that is told', () => {
  const others = [5, 8, 11, 12].flatMap((minutes) =>
    (['kne', 'skulder', 'rygg'] as const).flatMap((condition) => {
      const wish: Wish = { ...usualWish, minutes, conditions: [condition] };
      const composition = composeNearest(wish, repertoire, composerWords);
      const isTold = newsOfWish({ wish, unknown: [] }, composition).some((news) => news.includes('på stol'));
      const isOnChair = composition?.wish.place === 'stol';
      const isAsked = minutes < 12 && condition !== 'rygg';
      return isOnChair === isAsked && isTold === isAsked ? [] : [`${minutes} min, ${condition}`];
    }),
  );
  expect(others).toEqual([]);
});

test('where the floor is far a few minutes for strength are on a chair, bear some weight, and that is told', () => {
  const others = [5, 6].flatMap((minutes) =>
    (['rygg', 'beinskjorhet', 'hjerte'] as const).flatMap((condition) => {
      const wish: Wish = { ...usualWish, need: 'styrke', minutes, conditions: [condition] };
      const composition = composeNearest(wish, repertoire, composerWords);
      const isTold = newsOfWish({ wish, unknown: [] }, composition).some((news) => news.includes('på stol'));
      const isWork = composition?.plan.some(({ item }) => item.practice.intensity > 1);
      return composition?.wish.place === 'stol' && isTold && isWork ? [] : [`${minutes} min, ${condition}`];
    }),
  );
  expect(others).toEqual([]);
});

test('of what was left out, only the beginning comes all the same where there is no other', () => {
  const items = ['fjellet-pa-stol', 'katten-og-kua-pa-stol'];
  const composition = composeNearest(
    { ...usualWish, need: 'sovn', place: 'stol', minutes: 29, items },
    repertoire,
    composerWords,
  );
  expect(composition?.unmet).toContain('without');
  expect(composition?.plan.map(({ item }) => item.id).filter((id) => items.includes(id))).toEqual(['fjellet-pa-stol']);
});

test('where a chair alone keeps out what is demanding, the chair is named as the reason', () => {
  const wish: Wish = { ...usualWish, need: 'rygg', minutes: 20, place: 'stol', level: 'krevende' };
  const composition = composeNearest(wish, repertoire, composerWords);
  const news = newsOfWish({ wish, unknown: [] }, composition && { ...composition, unmet: ['level'] });
  expect(news.join(' ')).toContain('Det meste som krever mer, kan ikke gjøres på stolen.');
});

test('who is pregnant gets most of the minutes that were asked for in bed, with something that opens the hips', () => {
  const wish: Wish = {
    ...usualWish,
    need: 'hofter',
    minutes: 21,
    place: 'seng',
    level: 'lett',
    conditions: ['beinskjorhet', 'hoyt-blodtrykk', 'oyetrykk', 'gravid', 'refluks'],
    seed: 1,
  };
  const composition = composeNearest(wish, repertoire, composerWords);
  expect(composition?.wish.minutes).toBeGreaterThan(14);
  expect(composition?.plan.map(({ item }) => item.id)).toContain('liggende-sommerfugl');
});
