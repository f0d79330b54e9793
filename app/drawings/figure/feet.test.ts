import { expect, test } from 'vitest';
import { footOutline } from './feet.ts';
import { distanceTo, solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';
import type { Pose } from './skeleton.ts';

/** A shin with its trouser leg is half as wide; further out a foot would be seen whole. Units. */
const besideShin = 9;

/** How far the near foot stands off its shin. */
function standsOff(pose: Pose): number {
  const leg = solveJoints(pose).legs.right;
  return Math.max(
    ...footOutline(leg, pose.legs.right).map((point) =>
      point[0] < leg.ankle[0] ? 0 : distanceTo(leg.ankle, leg.knee, point),
    ),
  );
}

test('a foot that is drawn in to the other thigh shows heel and sole behind its shin', () => {
  const drawnIn = ['janu-sirsasana', 'one-knee-out'] as const;
  expect(drawnIn.filter((id) => standsOff(poses[id]) > besideShin)).toEqual([]);
  const { legs } = poses['one-knee-out'];
  const [thigh, shin] = legs.right.angles;
  const raised: Pose = {
    ...poses['one-knee-out'],
    legs: { ...legs, right: { ...legs.right, angles: [thigh, shin, 50, 50] } },
  };
  expect(standsOff(raised), 'a foot that stands up over the thigh').toBeGreaterThan(besideShin);
});
