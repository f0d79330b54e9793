import { expect, test } from 'vitest';
import { errorsOf, type Rule } from './court-motion.ts';
import type { LegPose, Pose } from './skeleton.ts';
import { stations } from './stations.ts';

/** Faults that a teacher saw and the court let pass, planted: each is caught by what it is. */
test.each<readonly [string, Rule, Pose, (pose: Pose, frame: number) => Pose]>([
  ['a knee that falls in', 'joints', stations.tadasana, (pose) => knockKneed(pose)],
  ['a foot that glides', 'slide', stations['wide-stance'], (pose, frame) => withLeg(pose, sidestep(pose, frame))],
  ['a squat without a hand', 'bearing', stations['sitting-feet-down'], (pose) => squatting(pose)],
  ['a squat on one leg that reaches ahead', 'bearing', stations.utkatasana, (pose) => onOneLeg(pose)],
  [
    'a bolster that goes from under hips that hang over it',
    'things',
    stations['easy-seat-on-bolster'],
    ({ root: [x, h], props, ...pose }, frame) => ({
      ...pose,
      root: [x, h + 2],
      props: props.map((prop) => ({ ...prop, arrived: 1 - frame / 9 })),
    }),
  ],
])('%s is caught', (_, rule, still, spoiled) => {
  const base = Array.from({ length: 10 }, () => still);
  expect(errorsOf(base)).toEqual([]);
  expect(errorsOf(base.map(spoiled)).map((error) => error.rule)).toContain(rule);
});

function withLeg(pose: Pose, change: Partial<LegPose>): Pose {
  return { ...pose, legs: { ...pose.legs, right: { ...pose.legs.right, ...change } } };
}

function knockKneed(pose: Pose): Pose {
  const [x, h] = pose.root;
  return withLeg({ ...pose, root: [x, h - 2] }, { angles: [-74, -100, -90, -90] });
}

/** The foot goes 30 units along the floor while the knee gives way. */
function sidestep({ legs }: Pose, frame: number): Partial<LegPose> {
  const [thigh, shin, ...foot] = legs.right.angles;
  const turn = frame * 3;
  return { angles: [thigh + turn, shin + turn, ...foot] };
}

function squatting({ root: [x, h], arms, ...pose }: Pose): Pose {
  const lifted = (side: 'right' | 'left') => ({ ...arms[side], angles: [-90, 90, 90] as const });
  return { ...pose, root: [x, h + 12], arms: { right: lifted('right'), left: lifted('left') } };
}

/** The right leg of a deep bend, stretched out ahead over the floor. */
const onOneLeg = (pose: Pose): Pose => withLeg(pose, { angles: [-20, -20, 20, 20] });
