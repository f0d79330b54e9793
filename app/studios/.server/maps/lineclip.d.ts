/** The package has no types of its own. */
declare module 'lineclip' {
  type Point = readonly [x: number, y: number];
  type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];
  export function clipPolyline(points: readonly Point[], box: Box): Point[][];
  export function clipPolygon(points: readonly Point[], box: Box): Point[];
}
