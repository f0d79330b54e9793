import { clipPolygon, clipPolyline } from 'lineclip';
import { isClosed, isSame, type Line, type Point } from './lines.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The parts of a line that lie on the sheet. A ring that leaves it begins where it comes in. */
export function clipLine(line: Line, sheet: Size): Line[] {
  const outside = isClosed(line) ? line.findIndex((point) => !isOn(point, sheet)) : -1;
  const turned = outside < 0 ? line : [...line.slice(outside, -1), ...line.slice(0, outside + 1)];
  // What only touches the edge is a line between a point and itself.
  return clipPolyline(turned, boxOf(sheet)).filter(([first, ...rest]) => rest.some((point) => !isSame(point, first)));
}

/** What of an area lies on the sheet, without the first point repeated: it may run along the sheet's edge. */
export function clipRing(ring: Line, sheet: Size): Line {
  return clipPolygon(isClosed(ring) ? ring.slice(0, -1) : ring, boxOf(sheet));
}

function boxOf({ width, height }: Size) {
  return [0, 0, width, height] as const;
}

function isOn([x, y]: Point, { width, height }: Size): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}
