import { describe, expect, test } from 'vitest';
import { type FigureId, figureIds } from './figure-ids.ts';
import { interpolatePose } from './interpolate.ts';
import { solveJoints } from './kinematics.ts';
import { mirrored } from './mirror.ts';
import { poses } from './poses/poses.ts';
import { routeBetween } from './route.ts';
import type { Pose } from './skeleton.ts';

const between = (from: FigureId, to: FigureId) => routeBetween(poses[from], poses[to]);

test('near poses lead straight to one another', () => {
  expect(between('adho-mukha-svanasana', 'uttanasana')).toHaveLength(2);
  expect(between('bhujangasana', 'balasana')).toHaveLength(2);
});

test('from standing to lying one sits down and rolls back', () => {
  expect(between('tadasana', 'savasana')).toEqual([
    poses.tadasana,
    poses['sitting-knees-bent'],
    poses['supine-knees-bent'],
    poses.savasana,
  ]);
  expect(between('savasana', 'tadasana')).toEqual(between('tadasana', 'savasana')?.toReversed());
});

test('who changes sides turns round by way of standing', () => {
  const warrior = poses.virabhadrasana1;
  expect(routeBetween(warrior, mirrored(warrior))).toEqual([warrior, poses['feet-apart'], mirrored(warrior)]);
});

test.each([
  ['bhujangasana', 'setu-bandha-sarvangasana'],
  ['salamba-sirsasana', 'balasana'],
  ['sukhasana', 'marjaryasana'],
  ['savasana', 'viparita-karani'],
  ['sitting-on-chair', 'tadasana'],
] as const)('no way is drawn from %s to %s', (from, to) => {
  expect(between(from, to)).toBeNull();
});

describe.each(figureIds)('from %s', (id) => {
  test('every way stays within the picture', () => {
    for (const from of sidesOf(poses[id]))
      for (const to of figureIds.flatMap((other) => sidesOf(poses[other]))) {
        const route = routeBetween(from, to) ?? [];
        for (const [index, stop] of route.slice(1).entries())
          for (const share of [0.25, 0.5, 0.75]) {
            const pose = interpolatePose(route[index] ?? stop, stop, share);
            const { spine, legs } = solveJoints(pose);
            const points = [...spine, legs.right.knee, legs.left.knee, legs.right.ankle, legs.left.ankle];
            for (const [x, h] of points) {
              expect(h).toBeLessThan(210);
              expect(x).toBeGreaterThan(0);
              expect(x).toBeLessThan(240);
            }
          }
      }
  });
});

function sidesOf(pose: Pose): Pose[] {
  return pose.props.length > 0 ? [pose] : [pose, mirrored(pose)];
}
