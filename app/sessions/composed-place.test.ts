import { expect, test } from 'vitest';
import { composedPlace } from './.server/places.ts';
import { needs, places } from './composer/knowledge.ts';

const all = needs.flatMap((need) => places.map((place) => ({ need, at: place, ...composedPlace({ need, place }) })));

test('nobody sits on a chair or lies in bed outdoors', () => {
  const indoors = ['stue', 'vinternatt'];
  const outdoors = all.filter(({ at, opening }) => at !== 'matte' && !indoors.includes(opening.scene));
  expect(outdoors.map(({ need, at }) => `${need} ${at}`)).toEqual([]);
});

test('a page opens in the place and the light that its session begins with', () => {
  const apart = all.filter(
    ({ place: { scene, lights }, opening }) =>
      scene !== opening.scene || lights[0]?.hour !== opening.hour || lights[0]?.tone !== opening.tone,
  );
  expect(apart.map(({ need }) => need)).toEqual([]);
});

test('no session brings the day to who wants to sleep', () => {
  const bright = places.filter((place) =>
    composedPlace({ need: 'sovn', place }).place.lights.some(({ tone }) => tone === 'ink'),
  );
  expect(bright).toEqual([]);
});
