import { expect, test } from 'vitest';
import { bodyOf } from '../body.ts';
import { contactHeight } from '../contact.ts';
import { figureIds } from '../figure-ids.ts';
import { distance, solveJoints } from '../kinematics.ts';
import { bone, isFromAbove, type Point, type Pose } from '../skeleton.ts';
import { elbowBends, kneeBends, sides } from '../testing.ts';
import { poses } from './poses.ts';

const drawn = figureIds.map((id) => ({ id, pose: poses[id] }));

test('there is exactly one pose for every id', () => {
  expect(Object.keys(poses).toSorted()).toEqual([...figureIds].toSorted());
});

test('every bone has its length, or is drawn shorter as the pose says', () => {
  const wrong = drawn.flatMap(({ id, pose }) =>
    bonesOf(pose)
      .filter(({ from, to, length }) => !(Math.abs(distance(from, to) - length) < 1e-6))
      .map(({ name }) => `${id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('no bone is drawn longer than it is', () => {
  const stretched = drawn.filter(({ pose: { arms, legs } }) =>
    sides.some((side) => Math.max(...arms[side].short, ...legs[side].short) > 1.01),
  );
  expect(stretched.map(({ id }) => id)).toEqual([]);
});

test('every pose rests on the floor, where it says so', () => {
  const seenFromTheSide = drawn.filter(({ pose }) => !isFromAbove(pose));
  const floating = seenFromTheSide.flatMap(({ id, pose }) =>
    pose.contacts
      .map((contact) => ({ contact, height: contactHeight(contact, pose, bodyOf(0)) }))
      .filter(({ height }) => !(Math.abs(height) <= 1))
      .map(({ contact, height }) => `${id}: ${contact} at ${height.toFixed(1)}`),
  );
  expect(floating).toEqual([]);
  expect(drawn.filter(({ pose }) => pose.contacts.length === 0).map(({ id }) => id)).toEqual([]);
});

test('the knees bend the way knees bend', () => {
  const bends = drawn.flatMap(({ id, pose }) => kneeBends(pose).map((knee) => ({ id, ...knee })));
  expect(bends.filter(({ degrees }) => !(degrees <= 3))).toEqual([]);
  expect(bends.length, 'knees seen from the side').toBeGreaterThan(80);
});

test('the elbows bend the way elbows bend', () => {
  const bends = drawn.flatMap(({ id, pose }) => elbowBends(pose).map((elbow) => ({ id, ...elbow })));
  expect(bends.filter(({ degrees }) => !(degrees >= -6))).toEqual([]);
  expect(bends.length, 'elbows seen from the side').toBeGreaterThan(80);
});

type Bone = { readonly name: string; readonly from: Point; readonly to: Point; readonly length: number };

/** Where each bone of the solved pose begins and ends, and how long it should be there. */
function bonesOf(pose: Pose): Bone[] {
  const { spine, skullBase, arms, legs } = solveJoints(pose);
  const [hips, waist, ribs, neckRoot] = spine;
  const limbs = sides.flatMap((side) => {
    const [arm, leg] = [arms[side], legs[side]];
    const [upperShort, foreShort] = pose.arms[side].short;
    const [thighShort, shinShort] = pose.legs[side].short;
    return [
      { name: `${side} upper arm`, from: arm.shoulder, to: arm.elbow, length: bone.upperArm * upperShort },
      { name: `${side} forearm`, from: arm.elbow, to: arm.wrist, length: bone.forearm * foreShort },
      { name: `${side} thigh`, from: leg.hip, to: leg.knee, length: bone.thigh * thighShort },
      { name: `${side} shin`, from: leg.knee, to: leg.ankle, length: bone.shin * shinShort },
    ];
  });
  return [
    { name: 'lower spine', from: hips, to: waist, length: bone.spine[0] },
    { name: 'middle spine', from: waist, to: ribs, length: bone.spine[1] },
    { name: 'upper spine', from: ribs, to: neckRoot, length: bone.spine[2] },
    { name: 'neck', from: neckRoot, to: skullBase, length: bone.neck },
    ...limbs,
  ];
}
