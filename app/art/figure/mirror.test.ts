import { expect, test } from 'vitest';
import { bodyOf } from './body.ts';
import { contactHeight } from './contact.ts';
import { solveJoints } from './kinematics.ts';
import { mirrored } from './mirror.ts';
import { poses } from './poses/poses.ts';
import type { LegPose, Point } from './skeleton.ts';

const bare = Object.entries(poses).filter(([, pose]) => pose.props.length === 0);

test.each(bare)('%s: every joint lies where it lay, on the other side', (_, pose) => {
  const [plain, other] = [solveJoints(pose), solveJoints(mirrored(pose))];
  const turned = ([x, h]: Point): Point => [240 - x, h];
  const pairs: [Point, Point][] = [
    [plain.skullBase, other.skullBase],
    ...(['shoulder', 'elbow', 'wrist', 'fingertip'] as const).map((joint): [Point, Point] => [
      plain.arms.right[joint],
      other.arms.left[joint],
    ]),
    ...(['hip', 'knee', 'ankle'] as const).map((joint): [Point, Point] => [
      plain.legs.left[joint],
      other.legs.right[joint],
    ]),
    // A foot seen from the front is drawn round its ankle alone.
    ...(isSeenFromItsSide(pose.legs.left) ? (['heel', 'toes'] as const) : []).map((joint): [Point, Point] => [
      plain.legs.left[joint],
      other.legs.right[joint],
    ]),
  ];
  for (const [here, there] of pairs) {
    expect(there[0]).toBeCloseTo(turned(here)[0], 6);
    expect(there[1]).toBeCloseTo(here[1], 6);
  }
  for (const [index, contact] of pose.contacts.entries()) {
    const opposite = mirrored(pose).contacts[index] ?? contact;
    expect(contactHeight(opposite, mirrored(pose), bodyOf(0))).toBeCloseTo(contactHeight(contact, pose, bodyOf(0)), 0);
  }
});

const isSeenFromItsSide = ({ turn, short }: LegPose): boolean => short[2] > 0.5 && turn !== 90;

test('turned twice it is the same pose', () => {
  const again = solveJoints(mirrored(mirrored(poses.vrksasana)));
  expect(again.legs.left.knee[0]).toBeCloseTo(solveJoints(poses.vrksasana).legs.left.knee[0], 6);
});

test('a pose that leans on something is not mirrored as data', () => {
  expect(() => mirrored(poses['viparita-karani'])).toThrow(RangeError);
});
