import { clockwise, discOutline } from './outline.ts';
import { closedPath, type Disc, discPath, openPath } from './path.ts';
import type { Point } from './skeleton.ts';

/**
 * One path of the drawing. `edge` draws the thin line under the fill, so that it shows only outside the
 * outlines of the path: several outlines in one path read as one piece without seams. A strong edge tells a limb
 * from what has its own colour; a light one does the same where both are dark.
 */
export type Shape =
  | {
      kind: 'area';
      d: string;
      fill: string;
      edge: Edge;
      outlines: readonly (readonly Point[])[];
      opacity?: number;
    }
  | { kind: 'line'; d: string; soft: boolean; opacity?: number }
  | { kind: 'shade'; d: string; opacity?: number };

type Edge = boolean | 'strong' | 'light';

export type Outline = readonly Point[] | Disc;

/** A filled piece with its edge line. */
export function area(outlines: readonly Outline[], fill: string): Shape {
  return piece(outlines, fill, true);
}

/** The same with a strong edge: a limb that lies over its own colour. */
export function limbArea(outlines: readonly Outline[], fill: string): Shape {
  return piece(outlines, fill, 'strong');
}

/** The same with a light edge: a dark limb that lies over what is as dark. */
export function litArea(outlines: readonly Outline[], fill: string): Shape {
  return piece(outlines, fill, 'light');
}

/** A filled piece without an edge: it hides the edge where two pieces of the same cloth meet. */
export function patch(outline: Outline, fill: string): Shape {
  return patches([outline], fill);
}

/** The same of several outlines. */
export function patches(outlines: readonly Outline[], fill: string): Shape {
  return piece(outlines, fill, false);
}

function piece(outlines: readonly Outline[], fill: string, edge: Edge): Shape {
  return { kind: 'area', d: outlines.map(outlinePath).join(''), fill, edge, outlines: outlines.map(pointsOf) };
}

function outlinePath(outline: Outline): string {
  const onFloor = 'radius' in outline && outline.centre[1] >= outline.radius;
  return onFloor ? discPath(outline) : closedPath(clockwise(pointsOf(outline)));
}

const pointsOf = (outline: Outline): readonly Point[] => ('radius' in outline ? discOutline(outline) : outline);

/** Fine lines in ink, such as closed eyes: one path. Nothing for no line. */
export function inkLines(lines: readonly (readonly Point[])[]): Shape[] {
  return lines.length > 0 ? [{ kind: 'line', d: lines.map(openPath).join(''), soft: false }] : [];
}

/** Finer, fainter lines: folds of cloth, the gaps between fingers. One path, too. */
export function softLines(lines: readonly (readonly Point[])[]): Shape[] {
  return lines.length > 0 ? [{ kind: 'line', d: lines.map(openPath).join(''), soft: true }] : [];
}

/** A soft shade on a form; it must lie inside the form's outline. */
export function shade(points: readonly Point[]): Shape {
  return { kind: 'shade', d: closedPath(clockwise(points)) };
}

/** Shapes of which so much is seen, 0–1. */
export function seenThrough(shapes: readonly Shape[], opacity: number): readonly Shape[] {
  return opacity < 1 ? shapes.map((shape) => ({ ...shape, opacity })) : shapes;
}
