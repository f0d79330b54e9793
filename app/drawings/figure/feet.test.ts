import { expect, test } from 'vitest';
import { solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';

/** The sole rests against the inside of the other thigh: beyond a knee that lies low one sees the top of the foot. */
test('a foot that is drawn in to the other thigh lies on the floor beyond its knee', () => {
  const drawnIn = ['janu-sirsasana', 'one-knee-out'] as const;
  const wrong = drawnIn.filter((id) => {
    const pose = poses[id];
    const { knee, ankle, ball } = solveJoints(pose).legs.right;
    const isLow = Math.max(knee[1], ankle[1], ball[1]) < 8;
    return ball[0] < knee[0] + 12 || !isLow || pose.legs.right.top !== 1;
  });
  expect(wrong).toEqual([]);
});
