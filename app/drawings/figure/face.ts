import type { Aspect } from './head.ts';
import type { Point } from './skeleton.ts';

// What a face carries, per aspect, in the head's own coordinates (see head.ts).

/** A face's marks: lines that are read at once, fainter ones, and pupils as discs (x, y, radius). */
type Eyes = {
  lids: readonly (readonly Point[])[];
  pupils: readonly (readonly [x: number, y: number, radius: number])[];
};

/** Closed eyes, as short open lines: the lids hang. */
export const closedEyes: Record<Aspect, Eyes> = {
  profile: { lids: [arc(4.5, 7.4, 6.8, -0.7)], pupils: [] },
  quarter: { lids: [arc(-0.9, 7.3, 1.9, -0.8), arc(4.5, 7.3, 6.7, -0.7)], pupils: [] },
  front: { lids: [arc(-4.4, 7.3, -1.6, -0.8), arc(1.6, 7.3, 4.4, -0.8)], pupils: [] },
  back: { lids: [], pupils: [] },
};

/** Open eyes: a lid that rests on the upper edge of the pupil, without a frown. */
export const openEyes: Record<Aspect, Eyes> = {
  profile: { lids: [arc(5, 7.5, 7, 0.5)], pupils: [[6.2, 7, 0.72]] },
  quarter: {
    lids: [arc(-0.8, 7.5, 1.8, 0.6), arc(4.6, 7.5, 6.6, 0.5)],
    pupils: [
      [0.7, 7, 0.8],
      [5.7, 7, 0.76],
    ],
  },
  front: {
    lids: [arc(-4.3, 7.4, -1.7, 0.6), arc(1.7, 7.4, 4.3, 0.6)],
    pupils: [
      [-3, 6.9, 0.82],
      [3, 6.9, 0.82],
    ],
  },
  back: { lids: [], pupils: [] },
};

/** Brows, well over the eyes and a little lifted. */
export const brows: Record<Aspect, readonly (readonly Point[])[]> = {
  profile: [arc(4.6, 10.2, 7.2, 0.5)],
  quarter: [arc(-1.3, 10.2, 2, 0.6), arc(4.5, 10.3, 6.9, 0.5)],
  front: [arc(-4.8, 10.2, -1.5, 0.6), arc(1.5, 10.2, 4.8, 0.6)],
  back: [],
};

/** A mouth at rest, its corner a little lifted; from the side it begins at the lips. */
export const mouth: Record<Aspect, readonly (readonly Point[])[]> = {
  profile: [
    [
      [8.6, 1.8],
      [7.6, 1.6],
      [6.7, 2],
    ],
  ],
  quarter: [arc(2.1, 1, 5.3, -0.6)],
  front: [arc(-1.8, 0.9, 1.8, -0.6)],
  back: [],
};

/** A line from one side to the other, its middle `rise` higher than its ends. */
function arc(from: number, level: number, to: number, rise: number): readonly Point[] {
  return [
    [from, level],
    [(from + to) / 2, level + rise],
    [to, level],
  ];
}

export const beardOutline: Record<Aspect, readonly Point[]> = {
  profile: [
    [-0.4, 4.4],
    [1.6, 3.4],
    [4.4, 1.6],
    [7.6, 1.9],
    [8.5, 0.4],
    [8.2, -2],
    [6.6, -3.9],
    [3.6, -3.6],
    [0.2, -1.4],
    [-1.2, 1.6],
  ],
  quarter: [
    [-5.4, 5],
    [-3.4, 2.4],
    [0.4, 1.6],
    [3.6, 2],
    [6.2, 1.8],
    [7.3, 4],
    [6.8, -0.6],
    [4.6, -3.9],
    [1.6, -4.2],
    [-2.8, -2],
    [-5.4, 1.4],
  ],
  front: [
    [-7, 5.4],
    [-5.2, 2.2],
    [-2, 1.8],
    [0, 1.4],
    [2, 1.8],
    [5.2, 2.2],
    [7, 5.4],
    [6.2, 0.6],
    [3.6, -3.2],
    [0, -4.6],
    [-3.6, -3.2],
    [-6.2, 0.6],
  ],
  back: [],
};
