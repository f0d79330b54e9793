import { cosDegrees, sinDegrees } from './kinematics.ts';
import type { Point } from './skeleton.ts';

export type Aspect = 'profile' | 'quarter' | 'front' | 'back';

/** Which of the four drawn heads shows a face turned by `turn` degrees, and to which side it looks; the one from behind shows ear and cheek. */
export function aspectOf(turn: number): { aspect: Aspect; front: 1 | -1 } {
  const front = cosDegrees(turn) >= 0 ? 1 : -1;
  const towardsViewer = sinDegrees(turn);
  if (towardsViewer < -0.6) return { aspect: 'back', front };
  if (Math.abs(cosDegrees(turn)) > 0.8) return { aspect: 'profile', front };
  return { aspect: Math.abs(cosDegrees(turn)) < 0.25 ? 'front' : 'quarter', front };
}

/** All heads: the joint of skull and neck at (0, 0), crown towards +y, face towards +x where it has a side. */
const profileHead: readonly Point[] = [
  [0.2, 17],
  [4.4, 16],
  [7.3, 13.2],
  [8.2, 10.2],
  [7.9, 8.1],
  [9, 6.1],
  [9.9, 4.8],
  [9.4, 4],
  [8.3, 3.7],
  [8.8, 2.7],
  [8.3, 1.9],
  [8.6, 1],
  [7.9, 0.1],
  [8.1, -1.4],
  [7, -3],
  [4.9, -3.3],
  [1.2, -1.6],
  [-1.4, 0.6],
  [-5.2, 1],
  [-8, 5.4],
  [-8.4, 10.4],
  [-5, 15.4],
];

const frontHead: readonly Point[] = [
  [0, 17],
  [4.6, 15.8],
  [7.2, 11.8],
  [7.2, 6.4],
  [6, 1],
  [3.6, -2.6],
  [0, -4],
  [-3.6, -2.6],
  [-6, 1],
  [-7.2, 6.4],
  [-7.2, 11.8],
  [-4.6, 15.8],
];

const quarterHead: readonly Point[] = [
  [0, 17],
  [4.8, 15.7],
  [7.4, 12],
  [7.6, 7.6],
  [7.2, 3.4],
  [6.4, -0.6],
  [4.4, -3.4],
  [1.8, -3.6],
  [-2.6, -1.4],
  [-5.6, 2],
  [-7.8, 7],
  [-7.8, 12],
  [-4.8, 15.8],
];

export const headOutline: Record<Aspect, readonly Point[]> = {
  profile: profileHead,
  quarter: quarterHead,
  front: frontHead,
  back: quarterHead,
};

/** Ears as discs: x, y, radius. */
export const ears: Record<Aspect, readonly (readonly [x: number, y: number, radius: number])[]> = {
  profile: [[-0.9, 5.4, 1.7]],
  quarter: [[-5.4, 5.6, 1.6]],
  front: [
    [-7.3, 6, 1.7],
    [7.3, 6, 1.7],
  ],
  back: [[3.8, 5.6, 1.7]],
};
