import { expect, it } from 'vitest';
import { isFromOpenStreetMap } from './origin.ts';

it.each(['osm:way/42', 'osm:node/7', 'relation/9'])('%s is a place on OpenStreetMap', (placeId) => {
  expect(isFromOpenStreetMap({ placeId })).toBe(true);
});

it.each([null, '', 'ChIJway/42', 'example-1', 'osm:', 'node'])('%s is not', (placeId) => {
  expect(isFromOpenStreetMap({ placeId })).toBe(false);
});
