import { of } from './paint.ts';
import { box, lines, polygon } from './path.ts';
import type { Layer, Mark } from './scene.ts';
import type { Material } from './seasons.ts';

type Facade = {
  /** Lower left corner of the wall, and the size of the wall up to the eaves, in drawing units. */
  x: number;
  foot: number;
  width: number;
  height: number;
  wall: Material;
  roof?: Material;
  /** Height of the gable over the eaves; 0 is a flat cornice. */
  gable?: number;
  columns: number;
  rows: number;
  arched?: boolean;
  /** Lit windows, counted row by row from the upper left. */
  lit?: readonly number[];
  /** The column, counted from the left, where a door stands in the lowest row. */
  door?: number;
  /** Colour of casings and boards. */
  trim?: Material;
};

type Spot = { x: number; y: number; width: number; height: number };

/** A house front seen straight on: boards or courses, windows with casings, a door, a gable or a cornice. */
export function facade(shape: Facade): Layer {
  const {
    x,
    foot,
    width: w,
    height: h,
    wall,
    roof = 'roof',
    gable = 0,
    lit = [],
    door,
    trim = 'white',
    arched = false,
  } = shape;
  return () => {
    const top = foot - h;
    const all = openings(shape);
    const isDoor = (index: number) => door !== undefined && index === (shape.rows - 1) * shape.columns + door;
    const windows = all.filter((_, index) => !isDoor(index));
    const doors = all.filter((_, index) => isDoor(index));
    const glass = (wanted: boolean) =>
      all
        .filter((_, index) => !isDoor(index) && lit.includes(index) === wanted)
        .map((spot) => pane(spot, arched))
        .join('');
    const outline =
      gable > 0
        ? polygon([
            [x, foot],
            [x, top],
            [x + w / 2, top - gable],
            [x + w, top],
            [x + w, foot],
          ])
        : box(x, top, w, h);
    const marks: Mark[] = [
      { d: outline, fill: of(wall, 1, 0.05) },
      { d: courses(x, top, w, h), stroke: of(wall, 1, -0.12), width: 1 },
      { d: box(x + w * 0.86, top, w * 0.14, h), fill: of(wall, 1, -0.3), opacity: 0.25 },
      { d: box(x - 2, foot - 12, w + 4, 12), fill: of('stone', 1, -0.3) },
      {
        d: gable > 0 ? roofEdge(x, top, w, gable) : box(x - 6, top - 10, w + 12, 12),
        fill: of(gable > 0 ? roof : trim, 1, -0.1),
      },
      { d: box(x, top, 6, h - 12) + box(x + w - 6, top, 6, h - 12), fill: of(trim, 1, -0.04) },
      { d: windows.map((spot) => casing(spot, arched)).join(''), fill: of(trim, 1, 0.02) },
      { d: glass(false), fill: 'pane' },
      { d: glass(true), fill: 'lamp' },
      { d: windows.map(bars).join(''), stroke: of(trim, 1, 0.02), width: 2 },
      {
        d: doors.map((spot) => box(spot.x - 5, spot.y - 5, spot.width + 10, foot - spot.y + 1)).join(''),
        fill: of(trim, 1),
      },
      {
        d: doors.map((spot) => box(spot.x, spot.y, spot.width, foot - spot.y - 5)).join(''),
        fill: of('greenWood', 1, -0.2),
      },
      { d: doors.map((spot) => box(spot.x - 14, foot - 6, spot.width + 28, 8)).join(''), fill: of('stone', 1, 0.1) },
    ];
    return marks.filter(({ d }) => d !== '');
  };
}

/** Where windows and door stand: an even grid with a margin. */
function openings({ x, foot, width, height, columns, rows }: Facade): Spot[] {
  const [cellX, cellY] = [width / columns, (height - 12) / rows];
  const [wide, high] = [Math.min(cellX * 0.42, cellY * 0.5), cellY * 0.56];
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: Math.round(x + cellX * ((index % columns) + 0.5) - wide / 2),
    y: Math.round(foot - height + cellY * Math.floor(index / columns) + cellY * 0.24),
    width: Math.round(wide),
    height: Math.round(high),
  }));
}

function pane({ x, y, width, height }: Spot, arched: boolean): string {
  if (!arched) return box(x, y, width, height);
  return `M${x} ${y + height}v${-height}q${width / 2}${-Math.round(width * 0.5)} ${width} 0v${height}z`;
}

function casing({ x, y, width, height }: Spot, arched: boolean): string {
  return (
    pane({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }, arched) +
    box(x - 7, y + height + 3, width + 14, 4)
  );
}

function bars({ x, y, width, height }: Spot): string {
  return (
    lines([
      [x + width / 2, y],
      [x + width / 2, y + height],
    ]) +
    lines([
      [x, y + height * 0.36],
      [x + width, y + height * 0.36],
    ])
  );
}

/** Boards or courses of brick, hinted at. */
function courses(x: number, top: number, width: number, height: number): string {
  const count = Math.floor(height / 13);
  return Array.from({ length: count }, (_, index) => `M${x + 6} ${top + 13 * (index + 1)}h${width - 12}`).join('');
}

function roofEdge(x: number, top: number, width: number, gable: number): string {
  const [over, thick] = [14, 13];
  const drop = (over * gable) / (width / 2);
  return polygon([
    [x - over, top + drop],
    [x + width / 2, top - gable],
    [x + width + over, top + drop],
    [x + width + over, top + drop - thick],
    [x + width / 2, top - gable - thick * 1.3],
    [x - over, top + drop - thick],
  ]);
}
