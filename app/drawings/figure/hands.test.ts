import { expect, test } from 'vitest';
import { figureIds } from './figure-ids.ts';
import { handOutline } from './hands.ts';
import { type ArmJoints, sinDegrees, solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';
import type { ArmPose } from './skeleton.ts';

const lowest = (joints: ArmJoints, arm: ArmPose): number =>
  Math.min(...handOutline(joints, arm).map(([, height]) => height));

test('a level hand that is all but on the floor lies on it', () => {
  const floating = figureIds.filter((id) => {
    const { arms } = poses[id];
    const joints = solveJoints(poses[id]);
    return (['right', 'left'] as const).some((side) => {
      const over = lowest(joints.arms[side], arms[side]);
      return Math.abs(sinDegrees(arms[side].angles[2])) < 0.2 && over > 0.3 && over < 1.1;
    });
  });
  expect(floating).toEqual([]);
});

test('a hand higher than that stays where it is', () => {
  const arm: ArmPose = { angles: [0, 0, 0], short: [1, 1, 1], shoulder: [0, 0], palm: 0 };
  const over = (height: number): number =>
    lowest({ shoulder: [0, height], elbow: [26, height], wrist: [48.5, height], fingertip: [62.5, height] }, arm);
  expect(over(3.4)).toBeLessThan(0.3);
  expect(over(9)).toBeGreaterThan(6);
});
