import { expect, test } from 'vitest';
import { bodyOf } from './body.ts';
import { dimOf } from './colour.ts';
import { drawPerson } from './figure.ts';
import { interpolatePose, secondsBetween } from './interpolate.ts';
import { solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';
import { bone, type Pose } from './skeleton.ts';
import { stations } from './stations.ts';

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

test('the shadow under thighs that come at the viewer fades as somebody rises from a chair', () => {
  const [rising, standing] = [stations['rising-before-chair'], stations['standing-before-chair']];
  const shadows = Array.from({ length: 41 }, (_, index) => {
    const body = bodyOf(1);
    const shapes = drawPerson(interpolatePose(rising, standing, index / 40), body);
    const seen = shapes.flatMap((shape) =>
      shape.kind === 'area' && shape.fill === body.trousers.far ? [shape.opacity ?? 1] : [],
    );
    return Math.max(0, ...seen);
  });
  expect(shadows[0]).toBe(1);
  expect(shadows.at(-1)).toBe(0);
  expect(shadows.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(2);
});

test('who stands comes up from a fold in six seconds, and lifts the head last', () => {
  const ways = [
    ['hands-on-thighs-at-chair', 'standing-before-seat'],
    ['half-fold', 'standing-side'],
    ['chair-fold', 'sitting-on-chair'],
  ] as const;
  expect(ways.map(([from, to]) => secondsBetween(stations[from], stations[to]))).toEqual([6, 6, 6]);
  const [low, high] = [stations['hands-on-thighs-at-chair'], stations['standing-before-seat']];
  const hung = ({ spine, head }: Pose): number => spine[2] - head;
  expect(hung(interpolatePose(low, high, 0.5))).toBeCloseTo(hung(low), 1);
});

test('nobody lets the trunk down over a bolster, or lifts it again, in less than five seconds', () => {
  const ways = [
    ['swan-before-bolster', 'swan-over-bolster'],
    ['swan-on-hands', 'eka-pada-rajakapotasana'],
    ['butterfly-before-bolster', 'butterfly-over-bolster'],
    ['heels-before-bolster', 'child-on-bolster'],
  ] as const;
  const quick = ways
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([from, to]) => secondsBetween(stations[from], stations[to]) < 5);
  expect(quick).toEqual([]);
});

test('a foot that is held to the floor while its shin turns does not throw the body up', () => {
  const up = stations['right-knee-up-left-hand-down'];
  const [thigh, , foot, toes] = up.legs.right.angles;
  const ankleFartherIn: Pose = {
    ...up,
    legs: { ...up.legs, right: { ...up.legs.right, angles: [thigh, -85, foot, toes] } },
  };
  const heights = Array.from({ length: 41 }, (_, index) => {
    return interpolatePose(stations['legs-aside'], ankleFartherIn, index / 40).root[1];
  });
  expect(Math.max(...heights)).toBeLessThan(10);
});
