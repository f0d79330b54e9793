import { expect, test } from 'vitest';
import { allPoses } from '#content';
import { bodyOf } from './body.ts';
import type { FigureId } from './figure-ids.ts';
import { interpolatePose } from './interpolate.ts';
import { distance, type Joints, solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';
import { bone, type Point, type Pose, type Side } from './skeleton.ts';
import { kneeBends, lowestFlesh, sides, standsOn } from './testing.ts';

type Transition = { readonly name: string; readonly from: Pose; readonly to: Pose; readonly way: readonly Pose[] };

const steps = 24;
const transitions = transitionsOfContent();

test('there are transitions to judge', () => {
  expect(transitions.length).toBeGreaterThan(50);
});

test('no transition jumps', () => {
  // A step of a way in takes a fifth of a second: what a hand does in a calm wave, as in `court-motion.ts`.
  const jumping = transitions.flatMap(({ name, way }) => {
    const joints = way.map((pose) => allJoints(solveJoints(pose)));
    const moves = joints
      .slice(1)
      .flatMap((now, index) => now.map((joint, place) => distance(joint, joints[index]?.[place] ?? joint)));
    return Math.max(...moves) <= 25 ? [] : [`${name}: ${Math.max(...moves).toFixed(1)} units in a step`];
  });
  expect(jumping).toEqual([]);
});

test('no transition passes through the floor', () => {
  const sinking = transitions.flatMap(({ name, way }) => {
    const lowest = Math.min(...way.map((pose) => lowestFlesh(pose, bodyOf(0))));
    return lowest >= -4 ? [] : [`${name}: ${lowest.toFixed(1)}`];
  });
  expect(sinking).toEqual([]);
});

test('legs never grow on the way', () => {
  const growing = transitions.flatMap(({ name, way }) =>
    way.flatMap((pose, step) => {
      const { legs } = solveJoints(pose);
      const grown = sides.filter((side) => {
        const { hip, knee, ankle } = legs[side];
        return !(distance(hip, knee) <= bone.thigh * 1.01 && distance(knee, ankle) <= bone.shin * 1.01);
      });
      return grown.map((side) => `${name}: ${side} leg at step ${step}`);
    }),
  );
  expect(growing).toEqual([]);
});

test('a foot that stands at both ends of a transition stays where it stands', () => {
  const standing = transitions.flatMap((transition) => sides.map((side) => ({ ...transition, side }))).filter(stays);
  const sliding = standing.flatMap(({ name, from, way, side }) => {
    const { ankle } = solveJoints(from).legs[side];
    const farthest = Math.max(...way.map((pose) => Math.abs(solveJoints(pose).legs[side].ankle[0] - ankle[0])));
    return farthest < 5 ? [] : [`${name}: ${side} foot, ${farthest.toFixed(1)} units`];
  });
  expect(sliding).toEqual([]);
  expect(standing.length, 'feet that stand at both ends').toBeGreaterThan(20);
});

test('no knee bends the wrong way', () => {
  const sideways = transitions.filter(({ from, to }) => from.view === 'side' && to.view === 'side');
  const knees = sideways.flatMap(({ name, way }) =>
    way.flatMap((pose, step) => kneeBends(pose).map((knee) => ({ name, step, ...knee }))),
  );
  expect(knees.filter(({ degrees }) => !(degrees <= 6))).toEqual([]);
  expect(knees.length, 'knees seen from the side').toBeGreaterThan(1000);
});

test('an arm on its way up only rises', () => {
  const heights = wayBetween(poses['standing-side'], poses['arms-up']).map(
    (pose) => solveJoints(pose).arms.right.fingertip[1],
  );
  // Beside the ear it goes on a little past the upright.
  const sinking = heights.filter((height, index) => height < (heights[index - 1] ?? 0) - 0.2);
  expect(sinking).toEqual([]);
});

/** Neighbouring key frames of the entry sequence of every pose, each pair once. */
function transitionsOfContent(): Transition[] {
  const pairs = new Map<string, readonly [FigureId, FigureId]>();
  for (const { id, entrySequence } of allPoses) {
    const frames = [...entrySequence.frames.map(({ figure }) => figure), id];
    for (const [index, to] of frames.entries()) {
      const from = frames[index - 1];
      if (from) pairs.set(`${from} → ${to}`, [from, to]);
    }
  }
  return [...pairs].map(([name, [from, to]]) => ({
    name,
    from: poses[from],
    to: poses[to],
    way: wayBetween(poses[from], poses[to]),
  }));
}

function wayBetween(from: Pose, to: Pose): Pose[] {
  return Array.from({ length: steps + 1 }, (_, index) => interpolatePose(from, to, index / steps));
}

function stays({ from, to, side }: Transition & { readonly side: Side }): boolean {
  const [start, end] = [solveJoints(from).legs[side].ankle, solveJoints(to).legs[side].ankle];
  return standsOn(from, side) && standsOn(to, side) && distance(start, end) < 1;
}

function allJoints({ spine, skullBase, arms, legs }: Joints): Point[] {
  const limbs = sides.flatMap((side) => [arms[side].elbow, arms[side].wrist, legs[side].knee, legs[side].ankle]);
  return [...spine, skullBase, ...limbs];
}
