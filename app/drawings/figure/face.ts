import type { Aspect } from './head.ts';
import type { Point } from './skeleton.ts';

// What a face carries, per aspect, in the head's own coordinates (see head.ts).

/** Closed eyes, as short open lines: the lids hang. */
export const closedEyes: Record<Aspect, readonly (readonly Point[])[]> = {
  profile: [
    [
      [4.4, 7.5],
      [5.4, 6.8],
      [6.6, 7.2],
    ],
  ],
  quarter: [
    [
      [-0.9, 7.4],
      [0.5, 6.5],
      [1.9, 7.2],
    ],
    [
      [4.5, 7.2],
      [5.6, 6.5],
      [6.8, 7.4],
    ],
  ],
  front: [
    [
      [-4.4, 7.4],
      [-3, 6.5],
      [-1.6, 7.4],
    ],
    [
      [1.6, 7.4],
      [3, 6.5],
      [4.4, 7.4],
    ],
  ],
  back: [],
};

/** Open eyes: a calm lid, and a pupil that touches it. Pupils as discs: x, y, radius. */
export const openEyes: Record<
  Aspect,
  { lids: readonly (readonly Point[])[]; pupils: readonly (readonly [x: number, y: number, radius: number])[] }
> = {
  profile: {
    lids: [
      [
        [4.5, 7],
        [5.6, 7.8],
        [6.9, 7.4],
      ],
    ],
    pupils: [[6, 7, 0.8]],
  },
  quarter: {
    lids: [
      [
        [-0.9, 7],
        [0.5, 7.9],
        [1.9, 7.2],
      ],
      [
        [4.5, 7.2],
        [5.6, 7.9],
        [6.7, 7.1],
      ],
    ],
    pupils: [
      [0.8, 7, 0.85],
      [5.8, 7, 0.8],
    ],
  },
  front: {
    lids: [
      [
        [-4.4, 7],
        [-3, 7.9],
        [-1.6, 7.1],
      ],
      [
        [1.6, 7.1],
        [3, 7.9],
        [4.4, 7],
      ],
    ],
    pupils: [
      [-2.9, 7, 0.9],
      [2.9, 7, 0.9],
    ],
  },
  back: { lids: [], pupils: [] },
};

/** A quiet mouth, as a short open line. */
export const mouth: Record<Aspect, readonly (readonly Point[])[]> = {
  profile: [
    [
      [6.4, 1],
      [7.9, 1.2],
    ],
  ],
  quarter: [
    [
      [2.2, 0.3],
      [3.8, -0.2],
      [5.2, 0.4],
    ],
  ],
  front: [
    [
      [-1.7, 0.3],
      [0, -0.3],
      [1.7, 0.3],
    ],
  ],
  back: [],
};

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
