import { expect, test } from 'vitest';
import { footOutline } from './feet.ts';
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

test('a foot that lies face down lies on its instep from the ankle to the toes', () => {
  const lying = ['all-fours', 'balasana', 'prone', 'sitting-on-heels', 'eka-pada-rajakapotasana'] as const;
  const hollow = lying.filter((id) => {
    const leg = solveJoints(poses[id]).legs.right;
    const resting = footOutline('right', leg, poses[id].legs.right).filter(([, h]) => h < 0.5);
    const across = resting.map(([x]) => x);
    return Math.max(...across) - Math.min(...across) < 10;
  });
  expect(hollow).toEqual([]);
});
