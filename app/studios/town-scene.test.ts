import { expect, test } from 'vitest';
import { positionOf } from '#app/.server/library.ts';
import { townScene } from './town-scene.ts';

test.each([
  ['Oslo', 'town-east'],
  ['Lillehammer', 'town-east'],
  ['Arendal', 'town-east'],
  ['Bergen', 'town-west'],
  ['Stavanger', 'town-west'],
  ['Ålesund', 'town-west'],
  ['Tromsø', 'town-north'],
  ['Bodø', 'town-north'],
  ['Atlantis', 'studios'],
])('%s opens on %s', (place, scene) => {
  expect(townScene(positionOf(place))).toBe(scene);
});
