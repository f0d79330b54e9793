import { describe, expect, test } from 'vitest';
import { type FigureId, figureIds } from './figure-ids.ts';
import { interpolatePose } from './interpolate.ts';
import { distance, solveJoints } from './kinematics.ts';
import { mirrored } from './mirror.ts';
import { poses } from './poses/poses.ts';
import { routeBetween } from './route.ts';
import type { Pose, Side } from './skeleton.ts';

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

test('who stands wide brings the feet together before sitting down', () => {
  expect(between('virabhadrasana2', 'savasana')).toContain(poses['standing-side']);
  expect(between('savasana', 'virabhadrasana2')).toEqual(between('virabhadrasana2', 'savasana')?.toReversed());
});

test('from the wheel one comes down on the back, not up on the feet', () => {
  expect(between('urdhva-dhanurasana', 'savasana')).toHaveLength(2);
  expect(routeBetween(mirrored(poses['urdhva-dhanurasana']), mirrored(poses.savasana))).toHaveLength(2);
});

/** How far a joint may sink on its way: flesh gives. Svg units; a person is 147 tall. */
const softestFlesh = 4.5;

describe.each(figureIds)('from %s', (id) => {
  test('every way stays within the picture and on the floor, with the feet where they stand', () => {
    for (const from of sidesOf(poses[id]))
      for (const to of figureIds.flatMap((other) => sidesOf(poses[other]))) {
        const route = routeBetween(from, to) ?? [];
        for (const [index, stop] of route.slice(1).entries()) expectSteadyWay(route[index] ?? stop, stop);
      }
  });
});

const walked = new Map<Pose, Set<Pose>>();

function expectSteadyWay(from: Pose, to: Pose): void {
  const known = walked.get(from) ?? new Set();
  if (known.has(to)) return;
  walked.set(from, known.add(to));
  const [start, end] = [solveJoints(from), solveJoints(to)];
  for (const share of [0.25, 0.5, 0.75]) {
    const { spine, skullBase, arms, legs } = solveJoints(interpolatePose(from, to, share));
    const limbs = sides.flatMap((side) => {
      const [{ elbow, wrist, fingertip }, { knee, ankle, heel, ball, toes }] = [arms[side], legs[side]];
      return [elbow, wrist, fingertip, knee, ankle, heel, ball, toes];
    });
    for (const [x, h] of [...spine, skullBase, ...limbs]) {
      expect(h).toBeGreaterThan(-softestFlesh);
      expect(h).toBeLessThan(210);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(240);
    }
    for (const side of sides) {
      const [first, last] = [start.legs[side].ankle, end.legs[side].ankle];
      if ([from, to].every((pose) => stands(pose, side)) && distance(first, last) < 1)
        expect(distance(legs[side].ankle, first)).toBeLessThan(5);
    }
  }
}

const sides = ['right', 'left'] as const;

function stands({ contacts }: Pose, side: Side): boolean {
  return contacts.includes(`${side}-heel`) || contacts.includes(`${side}-foot`);
}

/** One object for each, so that a way is walked once. */
const bothSides = new Map(
  Object.values(poses).map((pose) => [pose, pose.props.length > 0 ? [pose] : [pose, mirrored(pose)]]),
);

function sidesOf(pose: Pose): readonly Pose[] {
  return bothSides.get(pose) ?? [];
}
