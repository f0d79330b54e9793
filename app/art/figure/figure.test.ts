import { describe, expect, test } from 'vitest';
import { bodies, bodyOf, colour } from './body.ts';
import { drawFigure } from './figure.ts';
import { figureIds } from './figure-ids.ts';
import { groundY } from './path.ts';
import { pathPoints } from './path-points.ts';
import { poses } from './poses/poses.ts';
import type { Shape } from './shape.ts';
import type { Eyes } from './skeleton.ts';

const bodyParts = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter((shape) => shape.kind === 'line' || shape.outlines.length > 0);

describe.each(figureIds)('%s', (id) => {
  test.each(bodies.map((body) => [body.name, body] as const))('%s stays on the floor and in the picture', (_, body) => {
    const points = bodyParts(drawFigure(poses[id], body)).flatMap((shape) => pathPoints(shape.d));
    expect(points.length).toBeGreaterThan(200);
    expect(points.flat().every(Number.isFinite)).toBe(true);
    expect(Math.max(...points.map(([, y]) => y))).toBeLessThanOrEqual(groundY + 1.5);
    expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThanOrEqual(2);
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(2);
    expect(Math.max(...points.map(([x]) => x))).toBeLessThanOrEqual(238);
  });

  test('only hair needs the floor to hold it up', () => {
    const body = bodyOf(0);
    const sunk = drawFigure(poses[id], body)
      .flatMap((shape) => (shape.kind === 'area' && shape.edge && shape.fill !== body.hair ? shape.outlines : []))
      .flatMap((outline) => outline.map(([, h]) => h));
    expect(Math.min(...sunk)).toBeGreaterThanOrEqual(-2.5);
  });
});

test('no two figures are drawn alike', () => {
  const drawings = figureIds.map((id) => JSON.stringify(drawFigure(poses[id], bodyOf(0))));
  expect(new Set(drawings).size).toBe(figureIds.length);
});

test('open eyes have pupils, closed eyes have none', () => {
  const pupils = (eyes: Eyes): number =>
    drawFigure({ ...poses.tadasana, eyes }, bodyOf(0)).filter(
      (shape) => shape.kind === 'area' && shape.fill === colour.edge,
    ).length;
  expect(pupils('open')).toBe(2);
  expect(pupils('closed')).toBe(0);
});
