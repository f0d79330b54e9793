import { expect, test } from 'vitest';
import { type Body, bodies } from './body.ts';
import { errorsOf, type Offence, type Rule } from './court-motion.ts';
import { drawFigure } from './figure.ts';
import { interpolatePose, secondsBetween } from './interpolate.ts';
import { type Place, poseAt, routeBetween } from './route.ts';
import type { Pose } from './skeleton.ts';
import type { StationId } from './station-ids.ts';
import { motionMap, stations } from './stations.ts';
import { neighbours } from './ways.ts';

/**
 * The court over motion: every way between two poses consists of stretches between neighbours, so judging each stretch
 * on both sides and in both directions, ten pictures a second, judges every way there is.
 */
const exceptions: Readonly<Record<string, { readonly rules: readonly Rule[]; readonly why: string }>> = {
  'fold-with-bent-knees, step-back': { rules: ['joints'], why: 'the thigh passes the chest, which rounds over it' },
  'step-back, heel-down-behind': {
    rules: ['bearing'],
    why: 'the hind foot turns out on the floor, which is drawn as a short lift',
  },
  'all-fours, knee-down': { rules: ['joints'], why: 'the thigh passes the chest, from all fours' },
  'malasana, squat-halfway': { rules: ['bearing'], why: 'the deep squat is the pose itself, on flat feet' },
  'squat-on-blocks, malasana': { rules: ['bearing'], why: 'the same, until the seat is on the blocks' },
  'forearms-toes-tucked, headstand-feet-near': {
    rules: ['joints'],
    why: 'the feet walk in until the thighs touch the chest',
  },
  'headstand-feet-near, headstand-knees-in': { rules: ['joints'], why: 'the knees rest on the chest' },
  'apanasana, knees-to-chest': { rules: ['things'], why: 'the blanket is drawn under shoulders that rock' },
  'apanasana, legs-up-wall-on-bolster': {
    rules: ['things'],
    why: 'the roll is pushed under hips that are tipped up',
  },
  'supine-knees-bent, fish-on-bolster': {
    rules: ['things'],
    why: 'the bolster is laid under a chest that is propped up',
  },
  'dhanurasana, prone-holding-ankles': {
    rules: ['joints', 'support', 'slide'],
    why: 'the hands hold the ankles and pull the thighs up; the body rocks on the belly',
  },
};

interface Stretch {
  readonly name: string;
  readonly pair: string;
  readonly frames: readonly Pose[];
}

const stretches = stretchesOf();
const errors = stretches.flatMap(({ name, pair, frames }) =>
  errorsOf(frames)
    .filter(({ rule }) => !exceptions[pair]?.rules.includes(rule))
    .map((error) => ({ ...error, name, pair })),
);

const rules: readonly (readonly [Rule, string])[] = [
  ['joints', 'every joint stays within what joints can do'],
  ['support', 'something is planted at every moment'],
  ['bearing', 'what bears a body stays until something else bears it'],
  ['things', 'no thing moves or goes while a body rests on it'],
  ['floor', 'what carries is on the floor: no more than a centimetre over it, and not in it'],
  ['slide', 'feet and hands that carry slide no more than a hundredth of the body'],
  ['through', 'no limb goes through trunk or head'],
  ['head', 'the head is never bent more than 85 degrees from the spine'],
  ['leap', 'nothing leaps'],
];

test.each(rules)('%s: %s', (rule) => {
  expect(errors.filter((error) => error.rule === rule).map(described)).toEqual([]);
});

test('every way can be drawn, whatever the sleeves', () => {
  const dressed = [...Map.groupBy(bodies, ({ sleeve }) => sleeve).values()].flatMap(([first]) => first ?? []);
  expect(dressed.length).toBe(3);
  const undrawn = stretches.filter(
    ({ name, frames }) =>
      !name.includes('~') &&
      frames.some((frame, index) => index % 3 === 0 && dressed.some((body) => !isDrawn(frame, body))),
  );
  expect(undrawn.map(({ name }) => name)).toEqual([]);
});

test('there are stretches to judge, ten pictures a second', () => {
  expect(stretches.length).toBeGreaterThan(250);
  expect(stretches.filter(({ frames }) => frames.length < 16).map(({ name }) => name)).toEqual([]);
});

test('every pose of the library leads to every other one', () => {
  const places = (Object.keys(stations) as StationId[]).flatMap((id): Place[] =>
    motionMap.sided.includes(id) ? [id, `${id}~`] : [id],
  );
  // Ways go both ways, so one place that leads everywhere is enough.
  expect(places.filter((place) => routeBetween('standing-side', place, motionMap) === null)).toEqual([]);
  expect(places.length).toBeGreaterThan(150);
});

test('a prop stands at the end of a way; what it leads on to has the same', () => {
  const propsOf = (id: string) =>
    stations[id as StationId].props
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'blanket' && kind !== 'folded-blanket');
  const pairs = Object.entries(neighbours).flatMap(([id, others]) => others.map((other) => [id, other] as const));
  const onTheWay = (Object.keys(stations) as StationId[]).filter((id) => {
    const beside = pairs.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
    return beside.filter((other) => propsOf(id).some((kind) => !propsOf(other).includes(kind))).length > 1;
  });
  expect(onTheWay).toEqual([]);
});

test('exceptions are few, and each is needed', () => {
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(12);
  const needless = Object.entries(exceptions).filter(([pair, { rules }]) => {
    const found = stretches.filter((stretch) => stretch.pair === pair).flatMap(({ frames }) => errorsOf(frames));
    return rules.some((rule) => found.every((error) => error.rule !== rule));
  });
  expect(needless.map(([pair]) => pair)).toEqual([]);
});

test.each<readonly [Rule, (pose: Pose, frame: number) => Pose]>([
  ['joints', withKneeForward],
  ['support', ({ root: [x, h], ...pose }, frame) => ({ ...pose, root: [x + frame * 1.5, h] })],
  ['bearing', withHandsLifted],
  ['things', ({ props, ...pose }, frame) => ({ ...pose, props: frame < 4 ? props : [] })],
  ['floor', ({ root: [x, h], ...pose }) => ({ ...pose, root: [x, h + 1.5] })],
  ['slide', ({ root: [x, h], ...pose }, frame) => ({ ...pose, root: [x + frame * 0.3, h] })],
  ['through', (pose, frame) => (frame === 4 ? { ...pose, layers: pose.layers.toReversed() } : pose)],
  ['head', (pose) => ({ ...pose, head: pose.spine[2] - 100 })],
  ['leap', ({ root: [x, h], ...pose }, frame) => ({ ...pose, root: [frame < 4 ? x : x + 20, h] })],
])('a planted error is caught: %s', (rule, spoiled) => {
  const sound: Partial<Record<Rule, Pose>> = {
    bearing: stations.phalakasana,
    things: stations['bridge-on-block'],
    through: stations['standing-side'],
  };
  const still = sound[rule] ?? stations.utkatasana;
  const base = Array.from({ length: 10 }, () => still);
  expect(errorsOf(base)).toEqual([]);
  expect(errorsOf(base.map(spoiled)).map((error) => error.rule)).toContain(rule);
});

/** The hands of a plank, off the floor. */
function withHandsLifted(pose: Pose): Pose {
  const { right, left } = pose.arms;
  return { ...pose, arms: { right: { ...right, angles: [0, 0, 0] }, left: { ...left, angles: [0, 0, 0] } } };
}

function withKneeForward(pose: Pose): Pose {
  const { right } = pose.legs;
  const [thigh, , foot, toes] = right.angles;
  return { ...pose, legs: { ...pose.legs, right: { ...right, angles: [thigh, thigh + 20, foot, toes] } } };
}

function stretchesOf(): Stretch[] {
  const pairs = (Object.entries(neighbours) as [StationId, readonly StationId[]][]).flatMap(([id, others]) =>
    others.map((other) => [id, other] as const),
  );
  return pairs.flatMap(([one, other]) =>
    sidesOf(one, other).flatMap(([from, to]) => [stretch(from, to, one, other), stretch(to, from, one, other)]),
  );
}

/** Between two poses that have sides, the second is the first seen otherwise; from one without sides both are reached. */
function sidesOf(one: StationId, other: StationId): (readonly [Place, Place])[] {
  const [first, second] = [one, other].map((id) => motionMap.sided.includes(id));
  if (first === second) return [[one, other]];
  return second
    ? [
        [one, other],
        [one, `${other}~`],
      ]
    : [
        [one, other],
        [`${one}~`, other],
      ];
}

function stretch(from: Place, to: Place, one: StationId, other: StationId): Stretch {
  const [start, end] = [poseAt(from, motionMap), poseAt(to, motionMap)];
  const count = Math.ceil(secondsBetween(start, end) * 10);
  const frames = Array.from({ length: count + 1 }, (_, index) => interpolatePose(start, end, index / count));
  return { name: `${from} → ${to}`, pair: `${one}, ${other}`, frames };
}

function described({ name, what, frame }: Offence & { readonly name: string }): string {
  return `${name}: ${what} after ${frame / 10} s`;
}

function isDrawn(pose: Pose, body: Body): boolean {
  try {
    return drawFigure(pose, body).length > 0;
  } catch {
    return false;
  }
}
