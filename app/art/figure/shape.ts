import { clockwise, smoothClosed, smoothOpen } from './outline.ts';
import type { Point } from './skeleton.ts';

/**
 * One path of the drawing. `edge` draws the thin line under the fill, so that it shows only outside the
 * outlines of the path: several outlines in one path read as one piece without seams.
 */
export type Shape =
  | { kind: 'area'; d: string; fill: string; edge: boolean; outlines: readonly (readonly Point[])[] }
  | { kind: 'line'; d: string; stroke: string; width: number };

/** A filled piece with its edge line. */
export function area(outlines: readonly (readonly Point[])[], fill: string): Shape {
  return { kind: 'area', d: outlines.map((outline) => smoothClosed(clockwise(outline))).join(''), fill, edge: true, outlines };
}

/** A filled piece without an edge: it hides the edge where two pieces of the same cloth meet. */
export function patch(outline: readonly Point[], fill: string): Shape {
  return { kind: 'area', d: smoothClosed(outline), fill, edge: false, outlines: [outline] };
}

/** A fine line, such as a closed eye. Width in svg units. */
export function line(points: readonly Point[], stroke: string, width: number): Shape {
  return { kind: 'line', d: smoothOpen(points), stroke, width };
}
