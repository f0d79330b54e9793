import { expect, test } from 'vitest';
import type { FigureId } from './figure-ids.ts';
import { interpolatePose } from './interpolate.ts';
import { distance, solveJoints } from './kinematics.ts';
import { mirrored } from './mirror.ts';
import { poses } from './poses/poses.ts';
import { routeBetween } from './route.ts';
import type { Pose } from './skeleton.ts';
import { sides, standsOn } from './testing.ts';

const between = (from: FigureId, to: FigureId) => routeBetween(poses[from], poses[to], poses);

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
  expect(routeBetween(warrior, mirrored(warrior), poses)).toEqual([warrior, poses['feet-apart'], mirrored(warrior)]);
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
  expect(routeBetween(mirrored(poses['urdhva-dhanurasana']), mirrored(poses.savasana), poses)).toHaveLength(2);
});

/** How far a joint may sink on its way: flesh gives. Svg units; a person is 147 tall. */
const softestFlesh = 4.5;

test('every way stays within the picture and on the floor, with the feet where they stand', () => {
  const faults = [...stretches()].flatMap(([from, ends]) =>
    [...ends].flatMap((to) => faultsBetween(from, to).map((fault) => `${nameOf(from)} → ${nameOf(to)}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

/** Every stretch that a way between two poses of the library leads over, each once. */
function stretches(): Map<Pose, Set<Pose>> {
  const all = [...bothSides.values()].flat();
  const found = new Map<Pose, Set<Pose>>();
  for (const from of all)
    for (const to of all) {
      const route = routeBetween(from, to, poses) ?? [];
      for (const [index, stop] of route.slice(1).entries()) {
        const start = route[index] ?? stop;
        found.set(start, (found.get(start) ?? new Set()).add(stop));
      }
    }
  return found;
}

function faultsBetween(from: Pose, to: Pose): string[] {
  const [start, end] = [solveJoints(from), solveJoints(to)];
  return [0.25, 0.5, 0.75].flatMap((share) => {
    const { spine, skullBase, arms, legs } = solveJoints(interpolatePose(from, to, share));
    const limbs = sides.flatMap((side) => {
      const [{ elbow, wrist, fingertip }, { knee, ankle, heel, ball, toes }] = [arms[side], legs[side]];
      return [elbow, wrist, fingertip, knee, ankle, heel, ball, toes];
    });
    const outside = [...spine, skullBase, ...limbs].filter(
      ([x, h]) => !(h > -softestFlesh && h < 210 && x > 0 && x < 240),
    );
    const sliding = sides.filter((side) => {
      const [first, last] = [start.legs[side].ankle, end.legs[side].ankle];
      const stays = standsOn(from, side) && standsOn(to, side) && distance(first, last) < 1;
      return stays && !(distance(legs[side].ankle, first) < 5);
    });
    return [
      ...outside.map(([x, h]) => `a joint at ${x.toFixed(0)}, ${h.toFixed(0)} after ${share}`),
      ...sliding.map((side) => `the ${side} foot slides at ${share}`),
    ];
  });
}

/** One object for each, so that a stretch is found once. */
const bothSides = new Map(
  Object.entries(poses).map(([id, pose]) => [id, pose.props.length > 0 ? [pose] : [pose, mirrored(pose)]]),
);

function nameOf(pose: Pose): string {
  const [id, both] = [...bothSides].find(([, both]) => both.includes(pose)) ?? [];
  if (!id) return 'a mirrored station';
  return both?.[0] === pose ? id : `${id} mirrored`;
}
