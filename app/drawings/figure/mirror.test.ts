import { expect, test } from 'vitest';
import { bodyOf } from './body.ts';
import { contactHeight } from './contact.ts';
import { solveJoints } from './kinematics.ts';
import { mirrored } from './mirror.ts';
import { poses } from './poses/poses.ts';
import type { LegPose, Point, Pose } from './skeleton.ts';
import { sides } from './testing.ts';

const bare = Object.entries(poses).filter(([, pose]) => pose.props.length === 0);

test('mirrored, every joint lies where it lay, on the other side', () => {
  const astray = bare.flatMap(([id, pose]) =>
    jointsOf(pose)
      .filter(({ here: [x, h], there }) => !(Math.abs(there[0] - (240 - x)) < 1e-6 && Math.abs(there[1] - h) < 1e-6))
      .map(({ joint }) => `${id}: ${joint}`),
  );
  expect(astray).toEqual([]);
  expect(bare.length).toBeGreaterThan(60);
});

test('mirrored, a pose rests on the floor as it did', () => {
  const floating = bare.flatMap(([id, pose]) =>
    pose.contacts.flatMap((contact, index) => {
      const other = mirrored(pose);
      const opposite = other.contacts[index] ?? contact;
      const change = contactHeight(opposite, other, bodyOf(0)) - contactHeight(contact, pose, bodyOf(0));
      return Math.abs(change) < 0.5 ? [] : [`${id}: ${contact} by ${change.toFixed(1)}`];
    }),
  );
  expect(floating).toEqual([]);
});

type Mirrored = { readonly joint: string; readonly here: Point; readonly there: Point };

/** Joints of a pose beside the ones on the other side of its mirrored pose. */
function jointsOf(pose: Pose): Mirrored[] {
  const [plain, other] = [solveJoints(pose), solveJoints(mirrored(pose))];
  const arms = (['shoulder', 'elbow', 'wrist', 'fingertip'] as const).flatMap((joint) => [
    { joint: `right ${joint}`, here: plain.arms.right[joint], there: other.arms.left[joint] },
    { joint: `left ${joint}`, here: plain.arms.left[joint], there: other.arms.right[joint] },
  ]);
  const legs = sides.flatMap((side) => {
    const opposite = side === 'right' ? 'left' : 'right';
    // A foot seen from the front is drawn round its ankle alone.
    const foot = isSeenFromItsSide(pose.legs[side]) ? (['heel', 'toes'] as const) : [];
    return (['hip', 'knee', 'ankle', ...foot] as const).map((joint) => ({
      joint: `${side} ${joint}`,
      here: plain.legs[side][joint],
      there: other.legs[opposite][joint],
    }));
  });
  return [{ joint: 'skull', here: plain.skullBase, there: other.skullBase }, ...arms, ...legs];
}

const isSeenFromItsSide = ({ turn, short }: LegPose): boolean => short[2] > 0.5 && turn !== 90;

test('turned twice it is the same pose', () => {
  const again = solveJoints(mirrored(mirrored(poses.vrksasana)));
  expect(again.legs.left.knee[0]).toBeCloseTo(solveJoints(poses.vrksasana).legs.left.knee[0], 6);
});

test('a pose that leans on something is not mirrored as data', () => {
  expect(() => mirrored(poses['viparita-karani'])).toThrow(RangeError);
});
