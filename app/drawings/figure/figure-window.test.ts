import { expect, test } from 'vitest';
import { bodies } from './body.ts';
import { drawPerson } from './figure.ts';
import { figureIds } from './figure-ids.ts';
import { figureSheet } from './figure-sheet.ts';
import { closeViewBoxOf, type FigureWindow, viewBoxOf, windowOf } from './figure-window.ts';
import { headShapes } from './head-shapes.ts';
import { interpolatePose } from './interpolate.ts';
import { solveJoints } from './kinematics.ts';
import { groundY } from './path.ts';
import { poses } from './poses/poses.ts';
import { variants } from './poses/variants.ts';
import type { Pose } from './skeleton.ts';
import { stations } from './stations.ts';
import { variantIds } from './variant-ids.ts';

const drawn = [
  ...figureIds.map((id) => ({ id, pose: poses[id] })),
  ...variantIds.map((id) => ({ id, pose: variants[id] })),
];

test('nobody is cut off by the window, whoever shows the pose', () => {
  const cut = drawn.flatMap(({ id, pose }) => {
    const { x, y, width } = windowOf(pose);
    return bodies.flatMap((body) => {
      const points = drawPerson(pose, body).flatMap((shape) => (shape.kind === 'area' ? shape.outlines.flat() : []));
      const isInside = points.every(([px, h]) => px > x && px < x + width && groundY - h > y);
      return isInside ? [] : [`${id}, ${body.name}`];
    });
  });
  expect(cut).toEqual([]);
});

test('on the way nobody is cut off at the top of a stage', () => {
  const cut = Object.entries(stations).flatMap(([id, pose]) => {
    const [, y = 0] = closeViewBoxOf(pose).split(' ').map(Number);
    return bodies.flatMap((body) => {
      const heights = headShapes(solveJoints(pose), pose, body).flatMap((shape) =>
        shape.kind === 'area' ? shape.outlines.flat().map(([, h]) => h) : [],
      );
      return groundY - Math.max(...heights) < y ? [`${id}, ${body.name}`] : [];
    });
  });
  expect(cut).toEqual([]);
});

test('seen from its side a head stays over the mat, whoever shows the pose', () => {
  expect(drawn.flatMap(({ id, pose }) => headsBeyondMat(id, pose, windowOf(pose)))).toEqual([]);
  const { x, width, ...rest } = windowOf(poses.matsyasana);
  expect(headsBeyondMat('too far in', poses.matsyasana, { ...rest, x: x + 8, width })).not.toEqual([]);
});

function headsBeyondMat(id: string, pose: Pose, { x, width }: FigureWindow): string[] {
  if (pose.view === 'front') return [];
  const inset = width * 0.015;
  return bodies.flatMap((body) => {
    const head = headShapes(solveJoints(pose), pose, body);
    const points = head.flatMap((shape) => (shape.kind === 'area' ? shape.outlines.flat() : []));
    const isOver = points.every(([px]) => px > x + inset && px < x + width - inset);
    return isOver ? [] : [`${id}, ${body.name}`];
  });
}

test('the floor lies at the same share of every picture', () => {
  const shares = drawn.map(({ pose }) => (groundY - windowOf(pose).y) / windowOf(pose).height);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(1e-9);
  expect(shares[0]).toBeCloseTo(groundY / figureSheet.height);
});

test('a lying body fills its picture, a standing one keeps the sheet', () => {
  const zoom = (id: 'savasana' | 'supine-knees-bent' | 'tadasana'): number =>
    figureSheet.width / windowOf(poses[id]).width;
  expect(zoom('savasana')).toBeGreaterThan(1.3);
  expect(zoom('supine-knees-bent')).toBeGreaterThan(1.5);
  expect(zoom('tadasana')).toBe(1);
});

test('a thing that is pushed in widens the picture evenly', () => {
  const way = Array.from({ length: 41 }, (_, index) =>
    interpolatePose(stations.tadasana, stations['standing-before-chair'], index / 40),
  );
  const widths = way.map((pose) => Number(closeViewBoxOf(pose).split(' ')[2]));
  const leaps = widths.flatMap((width, index) => {
    const leap = Math.abs(width - (widths[index - 1] ?? width));
    return leap > 12 ? [`${leap.toFixed(0)} units before picture ${index}`] : [];
  });
  expect(leaps).toEqual([]);
});

test('the window of the other side is the same, turned about the middle', () => {
  const [x, , width] = viewBoxOf(poses.anjaneyasana, false).split(' ').map(Number);
  const [turned] = viewBoxOf(poses.anjaneyasana, true).split(' ').map(Number);
  expect(turned).toBeCloseTo(figureSheet.width - (x ?? Number.NaN) - (width ?? Number.NaN), 0);
});
