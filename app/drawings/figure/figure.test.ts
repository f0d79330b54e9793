import { expect, test } from 'vitest';
import { bodies, bodyOf } from './body.ts';
import { colour } from './colour.ts';
import { drawFigure } from './figure.ts';
import { figureIds } from './figure-ids.ts';
import { groundY } from './path.ts';
import { pathPoints } from './path-points.ts';
import { poses } from './poses/poses.ts';
import type { Eyes } from './skeleton.ts';
import { lowestFlesh } from './testing.ts';

/** Every pose with every body, and the points of its paths, y running down as in the picture. */
const drawings = figureIds.flatMap((id) =>
  bodies.map((body) => ({
    name: `${id}, ${body.name}`,
    points: drawFigure(poses[id], body)
      .filter((shape) => shape.kind !== 'area' || shape.outlines.length > 0)
      .flatMap((shape) => pathPoints(shape.d)),
  })),
);

const namesOf = (offenders: readonly { readonly name: string }[]): string[] => offenders.map(({ name }) => name);

test('every figure is drawn, in finite numbers', () => {
  expect(namesOf(drawings.filter(({ points }) => points.length <= 200))).toEqual([]);
  expect(namesOf(drawings.filter(({ points }) => !points.flat().every(Number.isFinite)))).toEqual([]);
});

test('every figure stays on the floor, whoever shows it', () => {
  const under = drawings.filter(({ points }) => Math.max(...points.map(([, y]) => y)) > groundY + 1.5);
  expect(namesOf(under)).toEqual([]);
});

test('every figure stays in the picture, whoever shows it', () => {
  const outside = drawings.filter(({ points }) => points.some(([x, y]) => x < 2 || x > 238 || y < 2));
  expect(namesOf(outside)).toEqual([]);
});

test('only hair needs the floor to hold it up', () => {
  expect(figureIds.filter((id) => !(lowestFlesh(poses[id], bodyOf(0)) >= -2.5))).toEqual([]);
});

test('no two figures are drawn alike', () => {
  const drawn = figureIds.map((id) => JSON.stringify(drawFigure(poses[id], bodyOf(0))));
  expect(figureIds.filter((_, index) => drawn.indexOf(drawn[index] ?? '') !== index)).toEqual([]);
});

test('open eyes have pupils, closed eyes have none', () => {
  const pupils = (eyes: Eyes): number =>
    drawFigure({ ...poses.tadasana, eyes }, bodyOf(0)).reduce(
      (sum, shape) => sum + (shape.kind === 'area' && shape.fill === colour.ink ? shape.outlines.length : 0),
      0,
    );
  expect(pupils('open')).toBe(2);
  expect(pupils('closed')).toBe(0);
});
