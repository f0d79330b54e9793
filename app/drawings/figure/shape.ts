import { clockwise, discOutline } from './outline.ts';
import { closedPath, type Disc, discPath, openPath } from './path.ts';
import type { Point } from './skeleton.ts';

/**
 * One path of the drawing. `edge` draws the thin line under the fill, so that it shows only outside the
 * outlines of the path: several outlines in one path read as one piece without seams.
 */
export type Shape =
  | { kind: 'area'; d: string; fill: string; edge: boolean; outlines: readonly (readonly Point[])[] }
  | { kind: 'line'; d: string };

export type Outline = readonly Point[] | Disc;

/** A filled piece with its edge line. */
export function area(outlines: readonly Outline[], fill: string): Shape {
  return piece(outlines, fill, true);
}

/** A filled piece without an edge: it hides the edge where two pieces of the same cloth meet. */
export function patch(outline: Outline, fill: string): Shape {
  return piece([outline], fill, false);
}

function piece(outlines: readonly Outline[], fill: string, edge: boolean): Shape {
  return { kind: 'area', d: outlines.map(outlinePath).join(''), fill, edge, outlines: outlines.map(pointsOf) };
}

function outlinePath(outline: Outline): string {
  const onFloor = 'radius' in outline && outline.centre[1] >= outline.radius;
  return onFloor ? discPath(outline) : closedPath(clockwise(pointsOf(outline)));
}

const pointsOf = (outline: Outline): readonly Point[] => ('radius' in outline ? discOutline(outline) : outline);

/** A fine line in the colour of the edges, such as a closed eye. */
export function line(points: readonly Point[]): Shape {
  return { kind: 'line', d: openPath(points) };
}
