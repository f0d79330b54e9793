import { expect, test } from 'vitest';
import { headBend, jointAngles, limbInHead, tilt } from './court.ts';
import { mirrored } from './mirror.ts';
import { poses } from './poses/poses.ts';
import { variants } from './poses/variants.ts';
import { supportGap } from './rest.ts';
import { isFromAbove, type Pose } from './skeleton.ts';

/** Every pose on both sides; one with props is turned as a picture, which changes no measure. */
const drawn = [...Object.entries(poses), ...Object.entries(variants)].flatMap(([id, pose]) =>
  pose.props.length > 0
    ? [{ id, pose }]
    : [
        { id, pose },
        { id: `${id}, other side`, pose: mirrored(pose) },
      ],
);

/** A centimetre in drawing units: a person is 149 units and 171 cm tall. */
const centimetre = 149 / 171;

const isCarriedByThings = ({ props }: Pose): boolean => props.some(({ kind }) => kind !== 'strap');

/** Beyond a limit on purpose, by the pose's nature; at most twelve. */
const exceptions: Readonly<Record<string, string>> = {
  dhanurasana: 'the hands pull the thighs up from behind',
};
const isJudged = (id: string): boolean => exceptions[id.replace(', other side', '')] === undefined;

const strained = ({ id, pose }: { id: string; pose: Pose }): string[] =>
  jointAngles(pose)
    .filter(({ degrees, least, most }) => degrees < least || degrees > most)
    .map(({ joint, degrees }) => `${id}: ${joint} at ${degrees.toFixed(0)}°`);

const unsupported = ({ id, pose }: { id: string; pose: Pose }): string[] => {
  const gap = supportGap(pose);
  const isWrong = gap < -centimetre || (gap > centimetre && !isCarriedByThings(pose));
  return isWrong && !isFromAbove(pose) ? [`${id}: ${gap.toFixed(1)} units off the floor`] : [];
};

const falling = ({ id, pose }: { id: string; pose: Pose }): string[] =>
  isCarriedByThings(pose) || tilt(pose) === 0 ? [] : [`${id}: ${tilt(pose).toFixed(1)} units beside what carries it`];

test('every joint is within what joints can do', () => {
  expect(drawn.filter(({ id }) => isJudged(id)).flatMap(strained)).toEqual([]);
  expect(drawn.flatMap(({ pose }) => jointAngles(pose)).length, 'joints that can be judged').toBeGreaterThan(500);
});

test('what carries a body lies on the floor: no more than a centimetre over it, and not in it', () => {
  expect(drawn.flatMap(unsupported)).toEqual([]);
});

test('the centre of mass of a body that nothing else carries is over its support', () => {
  expect(drawn.filter(({ pose }) => !isFromAbove(pose)).flatMap(falling)).toEqual([]);
});

test('no head is bent more than 85 degrees from the spine', () => {
  expect(drawn.filter(({ pose }) => headBend(pose) > 85).map(({ id }) => id)).toEqual([]);
});

test('no forearm goes through the head of somebody seen from in front', () => {
  expect(drawn.flatMap(({ id, pose }) => limbInHead(pose).map((side) => `${id}: ${side}`))).toEqual([]);
});

test('exceptions are few, and each is needed', () => {
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(12);
  const needless = Object.keys(exceptions).filter((id) =>
    drawn.every((item) => item.id !== id || strained(item).length === 0),
  );
  expect(needless).toEqual([]);
});

test('the court catches a planted error of each kind', () => {
  const { tadasana, bhujangasana, utkatasana } = poses;
  const { right } = utkatasana.legs;
  const knee: Pose = {
    ...utkatasana,
    legs: { ...utkatasana.legs, right: { ...right, angles: [right.angles[0], right.angles[0] + 20, 0, 0] } },
  };
  expect(strained({ id: 'knee', pose: knee })).toEqual(['knee: right knee at -20°']);
  const lifted: Pose = { ...utkatasana, root: [utkatasana.root[0], utkatasana.root[1] + 2] };
  const sunk: Pose = { ...utkatasana, root: [utkatasana.root[0], utkatasana.root[1] - 2] };
  expect([...unsupported({ id: 'lifted', pose: lifted }), ...unsupported({ id: 'sunk', pose: sunk })]).toHaveLength(2);
  const leaning: Pose = { ...utkatasana, spine: [110, 115, 115] };
  expect(falling({ id: 'leaning', pose: leaning })).toHaveLength(1);
  expect(headBend({ ...bhujangasana, head: bhujangasana.spine[2] + 100 })).toBeGreaterThan(85);
  const slap: Pose = {
    ...tadasana,
    arms: { ...tadasana.arms, right: { ...tadasana.arms.right, angles: [100, -4, 0] } },
  };
  expect(limbInHead(slap)).toEqual(['right']);
});
