import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { houseKinds, housePlaces, houseSeasons, readHouseId, writeHouseId } from './house-picture-id.ts';
import { houseScene } from './house-scene.ts';
import { SceneFile } from './picture.tsx';

/** Two variants of every combination: they are made by the same rules. */
const ids = housePlaces.flatMap((place) =>
  houseSeasons.flatMap((season) =>
    houseKinds.flatMap((kind) => [1, 8].map((variant) => ({ place, season, kind, variant }))),
  ),
);
const drawn = ids.map((id) => ({
  name: writeHouseId(id),
  svg: renderToStaticMarkup(createElement(SceneFile, { scene: houseScene(id), name: writeHouseId(id) })),
}));

test('every house fits in 4.5 KB on the wire, by day and by night', () => {
  expect(drawn.filter(({ svg }) => brotliCompressSync(svg).length > 4608).map(({ name }) => name)).toEqual([]);
});

test('every house has only finite numbers, no inline style and colours of its own', () => {
  const broken = drawn.filter(({ svg }) => /NaN|Infinity|undefined|e-\d|\sstyle=|var\(/u.test(svg));
  expect(broken.map(({ name }) => name)).toEqual([]);
});

test('no two houses are the same picture', () => {
  const shapes = drawn.map(({ name, svg }) => svg.replaceAll(name, ''));
  expect(new Set(shapes).size).toBe(drawn.length);
});

test('a name leads to its house, and no other text to any', () => {
  expect(ids.map((id) => readHouseId(writeHouseId(id)))).toEqual(ids);
  const others = [
    'fjord-var-trehus',
    'fjord-var-trehus-12',
    'fjord-var-trehus-01',
    'by-var-trehus-1-1',
    'ørken-var-trehus-1',
  ];
  expect(others.filter((text) => readHouseId(text) !== null)).toEqual([]);
});
