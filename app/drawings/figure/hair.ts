import type { HairStyle } from './body.ts';
import type { Aspect } from './head.ts';
import type { Point } from './skeleton.ts';

/** Hair close to the skull, per aspect, in the head's own coordinates (see head.ts). */
const cap: Record<Aspect, readonly Point[]> = {
  profile: [
    [7.4, 13.4],
    [4.4, 16.9],
    [-0.4, 18.2],
    [-5.8, 16.4],
    [-9.3, 11],
    [-8.6, 4.6],
    [-6.2, -0.2],
    [-3.6, 0.8],
    [-2.6, 4.4],
    [-1.6, 7.8],
    [1.2, 8.2],
    [2.4, 11.6],
    [5.4, 12.4],
  ],
  quarter: [
    [7.7, 11],
    [6, 15.6],
    [0, 18.2],
    [-5.6, 16.6],
    [-8.8, 11.6],
    [-8.4, 6],
    [-6.4, 3],
    [-5.8, 7.6],
    [-3.6, 11.6],
    [1.4, 13.6],
    [5.4, 13],
  ],
  front: [
    [8, 8],
    [7.8, 12.6],
    [4.8, 16.8],
    [0, 18.1],
    [-4.8, 16.8],
    [-7.8, 12.6],
    [-8, 8],
    [-6.2, 11.4],
    [-3, 13.2],
    [0, 13.8],
    [3, 13.2],
    [6.2, 11.4],
  ],
  back: [
    [4.6, 8.4],
    [6.6, 12.4],
    [4.8, 16.8],
    [0, 18.1],
    [-4.8, 16.8],
    [-7.8, 12.6],
    [-8, 8],
    [-6.4, 3],
    [-3.2, 0.6],
    [1, 1],
    [2.6, 4],
  ],
};

/** A sports scarf: it covers ears and neck and leaves the face free. */
const scarf: Record<Aspect, readonly Point[]> = {
  profile: [
    [6.6, 14.6],
    [3.6, 17.2],
    [-0.4, 18.2],
    [-5.8, 16.6],
    [-9.4, 11.4],
    [-9, 5],
    [-7, -1],
    [-6.6, -6.4],
    [-2, -9],
    [4, -7.4],
    [5.4, -4.2],
    [6, -3.1],
    [3.4, -1],
    [2.6, 3],
    [3.4, 8],
    [5.2, 11.8],
  ],
  quarter: [
    [6.6, 14.4],
    [3, 17.6],
    [-1, 18.2],
    [-6, 16.4],
    [-8.8, 11.6],
    [-8.4, 5],
    [-7.4, -3],
    [-6.4, -8],
    [0, -9.4],
    [5.6, -8],
    [6.2, -3.8],
    [4.6, -2.9],
    [0.8, -2],
    [-3.4, 2],
    [-4.4, 8],
    [-1.4, 12.6],
    [3.4, 13.8],
  ],
  front: [
    [0, 18.2],
    [5, 16.8],
    [8.2, 12],
    [8, 5],
    [7.2, -3],
    [7.2, -8],
    [0, -10],
    [-7.2, -8],
    [-7.2, -3],
    [-8, 5],
    [-8.2, 12],
    [-5, 16.8],
  ],
  back: [
    [0, 18.2],
    [5, 16.8],
    [8.2, 12],
    [8, 5],
    [7.2, -3],
    [7.2, -8],
    [0, -10],
    [-7.2, -8],
    [-7.2, -3],
    [-8, 5],
    [-8.2, 12],
    [-5, 16.8],
  ],
};

/** The face that the scarf leaves free, laid over it. */
export const scarfFace: Record<Aspect, readonly Point[]> = {
  profile: [],
  quarter: [],
  front: [
    [0, 13.4],
    [4, 12],
    [5.8, 8],
    [5.4, 2],
    [3.2, -1.8],
    [0, -3],
    [-3.2, -1.8],
    [-5.4, 2],
    [-5.8, 8],
    [-4, 12],
  ],
  back: [],
};

export type HairDrawing = {
  /** Lies before the face, on the skull. */
  cap: readonly Point[];
  /** A bun or curls as discs, one piece with the cap: x, y, radius. */
  discs: readonly (readonly [x: number, y: number, radius: number])[];
  /** Where loose hair hangs from, if any. */
  tail?: Point;
  coversEars: boolean;
};

const bun: Record<Aspect, readonly [number, number, number]> = {
  profile: [-5, 18, 4.5],
  quarter: [-4.4, 18.4, 4.6],
  front: [0, 19.6, 4.6],
  back: [-3.2, 18, 4.8],
};

/** Curls seen from in front, and from behind: those on the right last, which are hidden first in a turn. */
const curlsAround: readonly (readonly [number, number, number])[] = [
  [4.6, 15.6, 3.6],
  [0, 16.6, 3.9],
  [-4.6, 15.6, 3.6],
  [-7.4, 11.4, 3.4],
  [-7.8, 7, 2.8],
  [7.4, 11.4, 3.4],
  [7.8, 7, 2.8],
];

const curls: Record<Aspect, readonly (readonly [number, number, number])[]> = {
  profile: [
    [4.6, 15, 3.4],
    [0.4, 16.4, 3.9],
    [-4.4, 15, 4.2],
    [-7.6, 11, 4.1],
    [-8, 6, 3.8],
    [-5.6, 2.4, 3.2],
  ],
  quarter: [
    [5, 15, 3.2],
    [0.6, 16.4, 3.8],
    [-4.6, 15.4, 4],
    [-7.6, 11, 3.8],
    [-7.6, 6, 3.4],
  ],
  front: curlsAround,
  back: curlsAround,
};

const tail: Record<Aspect, Point> = { profile: [-7.4, 3.6], quarter: [-6.2, 3], front: [6, 0], back: [0, 3] };

/** The hair of a style as it is seen from an aspect. */
export function hairDrawing(style: HairStyle, aspect: Aspect): HairDrawing {
  const plain = { cap: cap[aspect], discs: [], coversEars: false };
  switch (style) {
    case 'bun':
      return { ...plain, discs: [bun[aspect]] };
    case 'braid':
      return { ...plain, tail: tail[aspect] };
    case 'curls':
      return { ...plain, discs: curls[aspect] };
    case 'scarf':
      return { ...plain, cap: scarf[aspect], coversEars: true };
    case 'short':
      return plain;
    case 'bald':
      return { ...plain, cap: [] };
  }
}
