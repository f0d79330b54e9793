import { expect, test } from 'vitest';
import { dimOf } from './body.ts';
import { interpolatePose } from './interpolate.ts';
import { solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';
import { bone, type Pose } from './skeleton.ts';

const { tadasana, virabhadrasana1, bhujangasana } = poses;
const cobra = bhujangasana;

test('the ends of a transition are the two poses', () => {
  const start = solveJoints(interpolatePose(cobra, virabhadrasana1, 0));
  const end = solveJoints(interpolatePose(cobra, virabhadrasana1, 1));
  const [from, to] = [solveJoints(cobra), solveJoints(virabhadrasana1)];
  for (const side of ['right', 'left'] as const) {
    for (const joint of ['knee', 'ankle', 'toes'] as const) {
      expect(start.legs[side][joint][0]).toBeCloseTo(from.legs[side][joint][0], 6);
      expect(end.legs[side][joint][1]).toBeCloseTo(to.legs[side][joint][1], 6);
    }
    expect(end.arms[side].fingertip[1]).toBeCloseTo(to.arms[side].fingertip[1], 6);
  }
});

test('bones are never longer than they are on the way', () => {
  for (const t of [0.2, 0.5, 0.8]) {
    const { right } = solveJoints(interpolatePose(cobra, virabhadrasana1, t)).legs;
    expect(Math.hypot(right.knee[0] - right.hip[0], right.knee[1] - right.hip[1])).toBeLessThan(bone.thigh + 1e-6);
  }
});

test('an angle takes the shorter way round', () => {
  const from = { ...tadasana, head: 170 };
  const to = { ...tadasana, head: -170 };
  expect(interpolatePose(from, to, 0.5).head).toBeCloseTo(180, 6);
});

test('a limb passes from the near tone to the darker one little by little', () => {
  const jumps = (frames: readonly Pose[]): number[] =>
    frames.slice(1).map((pose, index) => Math.abs(dimOf('left-leg', pose) - dimOf('left-leg', frames[index] ?? pose)));
  const way = Array.from({ length: 11 }, (_, index) => interpolatePose(tadasana, poses['standing-side'], index / 10));
  expect(Math.max(...jumps(way))).toBeLessThan(0.25);
  const withoutFade = way.map((pose) => ({ ...pose, dimmed: {} }));
  expect(Math.max(...jumps(withoutFade))).toBe(1);
});
