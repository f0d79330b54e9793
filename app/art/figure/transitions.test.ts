import { describe, expect, test } from 'vitest';
import { allPoses } from '#content';
import { bodyOf } from './body.ts';
import { drawFigure } from './figure.ts';
import type { FigureId } from './figure-ids.ts';
import { interpolatePose } from './interpolate.ts';
import { distance, type Joints, solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';
import { bone, type Point, type Pose } from './skeleton.ts';

/** Neighbouring frames of every way in. */
const pairs = new Map<string, readonly [FigureId, FigureId]>();
for (const { id, wayIn } of allPoses) {
  const way = [...wayIn.frames.map(({ figure }) => figure), id];
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (from) pairs.set(`${from} → ${to}`, [from, to]);
  }
}

const steps = 24;
const onTheWay = (from: Pose, to: Pose): Pose[] =>
  Array.from({ length: steps + 1 }, (_, index) => interpolatePose(from, to, index / steps));

function allJoints({ spine, skullBase, arms, legs }: Joints): Point[] {
  const limbs = (['right', 'left'] as const).flatMap((side) => [
    arms[side].elbow,
    arms[side].wrist,
    legs[side].knee,
    legs[side].ankle,
  ]);
  return [...spine, skullBase, ...limbs];
}

describe.each([...pairs])('%s', (_, [from, to]) => {
  const way = onTheWay(poses[from], poses[to]);

  test('moves without jumps', () => {
    const joints = way.map((pose) => allJoints(solveJoints(pose)));
    const longest = joints.slice(1).map((now, index) => {
      const before = joints[index] ?? now;
      return Math.max(...now.map((joint, place) => distance(joint, before[place] ?? joint)));
    });
    // An arm that swings through half a circle moves its wrist some 150 units in 24 steps.
    expect(Math.max(...longest)).toBeLessThanOrEqual(9);
  });

  test('never passes through the floor', () => {
    const body = bodyOf(0);
    const deepest = way.map((pose) =>
      Math.min(
        ...drawFigure(pose, body)
          .flatMap((shape) => (shape.kind === 'area' && shape.edge && shape.fill !== body.hair ? shape.outlines : []))
          .flatMap((outline) => outline.map(([, h]) => h)),
      ),
    );
    expect(Math.min(...deepest)).toBeGreaterThanOrEqual(-4);
  });

  test('keeps its bones, and what stands at both ends stays where it stands', () => {
    const [start, end] = [solveJoints(poses[from]), solveJoints(poses[to])];
    for (const [index, pose] of way.entries()) {
      const joints = solveJoints(pose);
      for (const side of ['right', 'left'] as const) {
        const { hip, knee, ankle } = joints.legs[side];
        expect(distance(hip, knee)).toBeLessThanOrEqual(bone.thigh * 1.01);
        expect(distance(knee, ankle)).toBeLessThanOrEqual(bone.shin * 1.01);
        const [first, last] = [start.legs[side].ankle, end.legs[side].ankle];
        const stands = [poses[from], poses[to]].every(({ contacts }) =>
          contacts.some((contact) => [`${side}-heel`, `${side}-foot`].includes(contact)),
        );
        if (stands && distance(first, last) < 1) expect(distance(ankle, first), `${side} at ${index}`).toBeLessThan(5);
      }
    }
  });
});

test.each([...pairs])('%s: no knee bends the wrong way', (_, [from, to]) => {
  const [start, end] = [poses[from], poses[to]];
  if (start.view !== 'side' || end.view !== 'side') return;
  for (const pose of onTheWay(start, end)) {
    for (const side of ['right', 'left'] as const) {
      const { angles, short, turn } = pose.legs[side];
      // A foreshortened leg points at the viewer; its drawn angle says nothing about the joint.
      if (Math.min(short[0], short[1]) < 0.97 || Math.abs(turn) > 45) continue;
      expect(((((angles[1] - angles[0]) % 360) + 540) % 360) - 180, side).toBeLessThanOrEqual(6);
    }
  }
});

test('an arm on its way up only rises', () => {
  const heights = onTheWay(poses['standing-side'], poses['arms-up']).map(
    (pose) => solveJoints(pose).arms.right.fingertip[1],
  );
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
