import { describe, expect, test } from 'vitest';
import { bodyOf } from '../body.ts';
import { contactHeight } from '../contact.ts';
import { figureIds } from '../figure-ids.ts';
import { distance, solveJoints } from '../kinematics.ts';
import { bone } from '../skeleton.ts';
import { poses } from './poses.ts';

test('there is exactly one pose for every id', () => {
  expect(Object.keys(poses).toSorted()).toEqual([...figureIds].toSorted());
});

describe.each(figureIds)('%s', (id) => {
  const pose = poses[id];

  test('every bone has its length, or is drawn shorter as the pose says', () => {
    const joints = solveJoints(pose);
    const [hips, waist, ribs, neckRoot] = joints.spine;
    expect(distance(hips, waist)).toBeCloseTo(bone.spine[0], 6);
    expect(distance(waist, ribs)).toBeCloseTo(bone.spine[1], 6);
    expect(distance(ribs, neckRoot)).toBeCloseTo(bone.spine[2], 6);
    expect(distance(neckRoot, joints.skullBase)).toBeCloseTo(bone.neck, 6);
    for (const side of ['right', 'left'] as const) {
      const [arm, leg] = [joints.arms[side], joints.legs[side]];
      const [upperShort, foreShort] = pose.arms[side].short;
      const [thighShort, shinShort] = pose.legs[side].short;
      expect(distance(arm.shoulder, arm.elbow)).toBeCloseTo(bone.upperArm * upperShort, 6);
      expect(distance(arm.elbow, arm.wrist)).toBeCloseTo(bone.forearm * foreShort, 6);
      expect(distance(leg.hip, leg.knee)).toBeCloseTo(bone.thigh * thighShort, 6);
      expect(distance(leg.knee, leg.ankle)).toBeCloseTo(bone.shin * shinShort, 6);
      expect(Math.max(...pose.arms[side].short, ...pose.legs[side].short)).toBeLessThanOrEqual(1.01);
    }
  });

  test('rests on the floor where it says so', () => {
    expect(pose.contacts.length).toBeGreaterThan(0);
    for (const contact of pose.contacts) {
      expect(Math.abs(contactHeight(contact, pose, bodyOf(0))), contact).toBeLessThanOrEqual(1);
    }
  });

  test('the knees bend the way knees bend', () => {
    if (pose.view !== 'side') return;
    for (const side of ['right', 'left'] as const) {
      const leg = pose.legs[side];
      // Foreshortened legs point at the viewer; their drawn angle says nothing about the joint.
      if (Math.min(...leg.short.slice(0, 2)) < 0.97 || Math.abs(leg.turn) > 45) continue;
      const bend = ((((leg.angles[1] - leg.angles[0]) % 360) + 540) % 360) - 180;
      expect(bend, side).toBeLessThanOrEqual(3);
    }
  });

  test('the elbows bend the way elbows bend', () => {
    if (pose.view !== 'side') return;
    for (const side of ['right', 'left'] as const) {
      const arm = pose.arms[side];
      if (Math.min(...arm.short.slice(0, 2)) < 0.97) continue;
      const bend = ((((arm.angles[1] - arm.angles[0]) % 360) + 540) % 360) - 180;
      expect(bend, side).toBeGreaterThanOrEqual(-6);
    }
  });
});
