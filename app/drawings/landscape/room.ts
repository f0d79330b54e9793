import { of } from './paint.ts';
import { blob, box, disc, lines, type Point } from './path.ts';
import type { Layer, Mark } from './scene.ts';
import type { Material } from './seasons.ts';

/** An opening in a wall: upper left corner and size in drawing units. */
type Opening = { x: number; y: number; width: number; height: number };

/** The inside of a room around a window: wall, floor from `floorTop` down, frame, `panes` panes, sill. The view is drawn before. */
export function room(window: Opening, floorTop: number, panes: number, wall: Material = 'wall'): Layer {
  const { x, y, width, height } = window;
  return (_, sheet) => {
    // The second rectangle runs the other way round, which makes it a hole.
    const hole = `M${x} ${y}v${height}h${width}v${-height}z`;
    const bars = Array.from({ length: panes - 1 }, (_unused, index) =>
      box(x + (width * (index + 1)) / panes - 4, y, 8, height),
    ).join('');
    const frame = box(x - 10, y - 10, width + 20, 10) + box(x - 10, y, 10, height) + box(x + width, y, 10, height);
    return [
      { d: box(0, 0, sheet.width, floorTop) + hole, fill: of(wall, 1) },
      { d: box(0, floorTop, sheet.width, sheet.height - floorTop), fill: of('floor', 1) },
      { d: boards(sheet.width, floorTop, sheet.height), stroke: of('floor', 1, -0.16), width: 1.5 },
      { d: box(0, floorTop - 14, sheet.width, 14), fill: of('trim', 1, -0.06) },
      { d: frame + bars, fill: of('trim', 1, 0.1) },
      { d: box(x, y, width, 5) + box(x, y, 5, height), fill: of('wall', 1, -0.3), opacity: 0.5 },
      { d: box(x - 26, y + height, width + 52, 16), fill: of('sill', 1, 0.1) },
      { d: box(x - 26, y + height + 16, width + 52, 6), fill: of('sill', 1, -0.35) },
    ];
  };
}

/** Joints between floorboards: closer together the farther away. */
function boards(width: number, top: number, bottom: number): string {
  return [0.12, 0.3, 0.56, 0.9]
    .map((share) =>
      lines([
        [0, top + (bottom - top) * share],
        [width, top + (bottom - top) * share],
      ]),
    )
    .join('');
}

/** The wall to the right of a room, from its corner at `x` to the edge of the sheet. */
export function sideWall(x: number, floorTop: number): Layer {
  return (_, { width, height }) => {
    const out = Math.round((height - floorTop) * 1.2);
    return [
      { d: `M${x} 0H${width}V${height}H${x + out}L${x} ${floorTop}z`, fill: of('wall', 1, -0.2) },
      { d: `M${x} ${floorTop - 14}L${x + out} ${height - 18}v18L${x} ${floorTop}z`, fill: of('trim', 1, -0.2) },
    ];
  };
}

/** A lamp on the floor, and the warm light around it. */
export function lamp(x: number, foot: number, height: number, reach: number): Layer {
  return () => [
    { d: disc(x, foot - height * 0.7, reach), fill: 'lamplight' },
    { d: box(x - height * 0.04, foot - height * 0.5, height * 0.08, height * 0.5), fill: of('timber', 1, 0.1) },
    { d: box(x - height * 0.18, foot - 4, height * 0.36, 4), fill: of('timber', 1, 0.1) },
    {
      d: `M${x - height * 0.16} ${foot - height}h${height * 0.32}l${height * 0.12} ${height * 0.5}h${-height * 0.56}z`,
      fill: 'lamp',
    },
  ];
}

/** A lamp on a window sill, lit where it is dark: it warms the wall around it, and the floor `below`. */
export function sillLamp(x: number, foot: number, height: number, below: Point): Layer {
  const [floorX, floorY] = below;
  const floor: Mark = {
    d: `M${floorX - 290} ${floorY}a290 64 0 1 0 580 0a290 64 0 1 0-580 0`,
    fill: 'lamplightAtDark',
    opacity: 0.75,
  };
  return (...drawn) => [floor, ...litLamp(x, foot, height)(...drawn)];
}

/** A small table lamp, lit where it is dark. */
export function litLamp(x: number, foot: number, height: number): Layer {
  const shade = `M${x - height * 0.22} ${foot - height}h${height * 0.44}l${height * 0.16} ${height * 0.5}h${-height * 0.76}z`;
  return () => [
    { d: disc(x, foot - height * 0.5, height * 3), fill: 'lamplightAtDark', opacity: 0.8 },
    { d: box(x - height * 0.05, foot - height * 0.5, height * 0.1, height * 0.46), fill: of('clay', 1) },
    { d: box(x - height * 0.2, foot - height * 0.07, height * 0.4, height * 0.07), fill: of('clay', 1, -0.1) },
    { d: shade, fill: of('white', 1, 0.05) },
    { d: shade, fill: 'lampAtDark' },
  ];
}

/** A small lantern, its light, and the cord that it hangs on. */
export function lantern(x: number, y: number, reach: number, cord = 0): Layer {
  return () => [
    ...(cord > 0 ? [{ d: `M${x} ${y}v${-cord}`, stroke: of('timber', 1), width: 1.5 }] : []),
    { d: disc(x, y, reach), fill: 'lamplight' },
    { d: disc(x, y, reach * 0.05), fill: 'lamp' },
  ];
}

/** A lantern that is carried, lit where it is dark. */
export function nightLantern(x: number, y: number, reach: number): Layer {
  return () => [
    { d: disc(x, y, reach), fill: 'lamplightAtDark' },
    { d: disc(x, y, reach * 0.04), fill: 'lampAtDark' },
  ];
}

/** A curtain drawn to the left side of a window, in deep folds; its rod goes on over the whole window. */
export function curtain(x: number, top: number, width: number, height: number): Layer {
  const fold = width / 6;
  const folds = Array.from({ length: 3 }, (_unused, index) => box(x + fold * (2 * index + 1), top, fold, height));
  return (_, sheet) => [
    { d: box(x - 10, top - 6, sheet.width - x + 10, 5) + disc(x - 12, top - 3.5, 5), fill: of('trim', 1, 0.1) },
    { d: box(x, top, width, height), fill: of('sill', 1, 0.1) },
    { d: folds.join(''), fill: of('sill', 1, -0.14) },
  ];
}

/** A woven rug before whoever looks in, its left edge at `x`: it goes on beyond the right one of the sheet. */
export function rug(x: number, top: number, depth: number): Layer {
  const band = (from: number, to: number): string =>
    `M${x - depth * 0.5 * from} ${top + depth * from}H1440V${top + depth * to}H${x - depth * 0.5 * to}z`;
  return () => [
    { d: band(0, 1), fill: of('sill', 1, -0.02) },
    { d: band(0.1, 0.18) + band(0.8, 0.9), fill: of('ochre', 1) },
    { d: band(1, 1.05), fill: of('floor', 1, -0.5), opacity: 0.25 },
  ];
}

/** Sunlight through `panes` panes from a sun low over `sunX`: what lies on the floor widens towards whoever looks in. */
export function sunOnFloor(window: Point, sunX: number, top: number, depth: number, panes: number): Layer {
  const [left, right] = window;
  const pane = (right - left) / panes;
  const spread = (x: number, share: number) => Math.round(sunX + (x - sunX) * share);
  const lit = Array.from({ length: panes }, (_, index) => {
    const [from, to] = [left + index * pane + 8, left + (index + 1) * pane - 8];
    return `M${spread(from, 1)} ${top}H${spread(to, 1)}L${spread(to, 1.3)} ${top + depth}H${spread(from, 1.3)}z`;
  });
  return () => [{ d: lit.join(''), fill: 'sunOnFloor', opacity: 0.8 }];
}

/** Sunlight from a window lying on the floor as slanting panes. */
export function lightOnFloor(x: number, top: number, width: number, depth: number, panes: number): Layer {
  const pane = width / panes;
  return () => [
    {
      d: Array.from(
        { length: panes },
        (_, index) =>
          `M${Math.round(x + index * pane)} ${top}h${Math.round(pane * 0.88)}l${Math.round(-depth * 0.9)} ${depth}h${Math.round(-pane * 0.88)}z`,
      ).join(''),
      fill: 'sunOnFloor',
      opacity: 0.8,
    },
  ];
}

/** A rolled yoga mat seen from its end, lying on the floor; `length` runs to the right. */
export function rolledMat(x: number, foot: number, length: number, material: Material = 'mat'): Layer {
  const r = length * 0.13;
  const middle = foot - r;
  const spiral = Array.from({ length: 12 }, (_, index): Point => {
    const turn = index * 0.95;
    const out = r * 0.82 * (1 - index / 13);
    return [x + Math.cos(turn) * out * 0.8, middle + Math.sin(turn) * out];
  });
  const end = (at: number, radius: number) =>
    `M${at} ${middle - radius}a${radius * 0.8} ${radius} 0 1 0 0 ${2 * radius}a${radius * 0.8} ${radius} 0 1 0 0 ${-2 * radius}`;
  return () => [
    { d: `M${x} ${foot + 3}h${length}l${r} -4h${-length}z`, fill: of('floor', 1, -0.5), opacity: 0.5 },
    { d: `M${x} ${middle - r}h${length}a${r * 0.8} ${r} 0 0 1 0 ${2 * r}h${-length}z`, fill: of(material, 1, -0.1) },
    { d: `M${x} ${middle - r}h${length}q${r * 0.5} 2 ${r * 0.7} ${r * 0.7}h${-length}z`, fill: of(material, 1, 0.2) },
    { d: end(x, r), fill: of(material, 1, -0.3) },
    { d: lines(spiral, 1), stroke: of(material, 1, 0.25), width: Math.max(1.4, r * 0.1) },
  ];
}

/** Two floor cushions and a folded blanket. */
export function cushions(x: number, foot: number, width: number): Layer {
  const [w, h] = [width, width * 0.24];
  const pillow = (left: number, bottom: number, wide: number) =>
    blob([
      [left, bottom - h * 0.5],
      [left + wide * 0.08, bottom - h * 0.95],
      [left + wide * 0.5, bottom - h * 1.05],
      [left + wide * 0.92, bottom - h * 0.95],
      [left + wide, bottom - h * 0.5],
      [left + wide * 0.9, bottom],
      [left + wide * 0.1, bottom],
    ]);
  return () => [
    { d: box(x - 4, foot - 2, w * 1.08, 5), fill: of('floor', 1, -0.5), opacity: 0.5 },
    { d: pillow(x, foot, w), fill: of('clay', 1, -0.06) },
    { d: pillow(x + w * 0.06, foot - h * 0.92, w * 0.86), fill: of('ochre', 1) },
    { d: box(x + w * 0.16, foot - h * 2.16, w * 0.66, h * 0.3), fill: of('white', 1, -0.1) },
    { d: box(x + w * 0.16, foot - h * 1.98, w * 0.66, 2), fill: of('white', 1, -0.35) },
  ];
}

/** A pot plant: long leaves that bend from one root. `height` from the foot of the pot to the highest leaf. */
export function plant(x: number, foot: number, height: number, pot: Material = 'clay', leaves = 9): Layer {
  return () => {
    const rim = foot - height * 0.3;
    const wide = height * 0.16;
    const leaf = (index: number): string => {
      const fan = (index / (leaves - 1)) * 2 - 1;
      const reach = height * (0.44 + 0.26 * (1 - Math.abs(fan)) * (index % 2 === 0 ? 1 : 0.75));
      const [tipX, tipY] = [x + fan * height * 0.44, rim - reach + Math.abs(fan) * height * 0.14];
      const middle: Point = [x + fan * height * 0.24, rim - reach * 0.62];
      const bulge = height * 0.045;
      return blob(
        [
          [x + fan * wide * 0.3, rim],
          [middle[0] - bulge, middle[1]],
          [tipX, tipY],
          [middle[0] + bulge, middle[1] + bulge * 0.6],
        ],
        1,
      );
    };
    const pick = (rest: number) =>
      Array.from({ length: leaves }, (_, index) => index)
        .filter((index) => index % 2 === rest)
        .map(leaf)
        .join('');
    const marks: Mark[] = [
      { d: pick(1), fill: of('greenWood', 1, -0.2) },
      { d: pick(0), fill: of('greenWood', 1, 0.08) },
      { d: `M${x - wide} ${rim}h${wide * 2}l${-wide * 0.28} ${height * 0.3}h${-wide * 1.44}z`, fill: of(pot, 1) },
      {
        d: `M${x + wide * 0.25} ${rim}h${wide * 0.75}l${-wide * 0.28} ${height * 0.3}h${-wide * 0.45}z`,
        fill: of(pot, 1, -0.22),
      },
      { d: box(x - wide * 1.12, rim - height * 0.03, wide * 2.24, height * 0.06), fill: of(pot, 1, 0.1) },
    ];
    return marks;
  };
}

/** A loft under the roof: sloping ceiling, beams, a gable wall with one window, the floor from `floorTop` down. */
export function attic(window: Opening, floorTop: number): Layer {
  const { x, y, width, height } = window;
  return (_, sheet) => {
    const { width: w } = sheet;
    const ridge = 20;
    const hole = `M${x} ${y}v${height}h${width}v${-height}z`;
    const gableWall = `M${w * 0.12} ${floorTop}v-90L${w / 2} ${ridge}L${w * 0.88} ${floorTop - 90}v90z`;
    const beam = (at: number): string => {
      const [left, right, top] = [w * (0.12 - at), w * (0.88 + at), ridge - at * 380];
      return lines([
        [left, floorTop - 90 + at * 160],
        [w / 2, top],
        [right, floorTop - 90 + at * 160],
      ]);
    };
    return [
      { d: `M0 0h${w}v${floorTop}h${-w}z${hole}`, fill: of('paleTimber', 1, -0.1) },
      { d: gableWall + hole, fill: of('wall', 1) },
      { d: box(0, floorTop, w, sheet.height - floorTop), fill: of('floor', 1) },
      { d: boards(w, floorTop, sheet.height), stroke: of('floor', 1, -0.16), width: 1.5 },
      {
        d:
          beam(0) +
          beam(0.1) +
          lines([
            [w * 0.3, 150],
            [w * 0.7, 150],
          ]),
        stroke: of('timber', 1, 0.1),
        width: 12,
      },
      {
        d:
          box(x - 9, y - 9, width + 18, 9) +
          box(x - 9, y, 9, height) +
          box(x + width, y, 9, height) +
          box(x + width / 2 - 3, y, 6, height) +
          box(x, y + height * 0.45, width, 5),
        fill: of('white', 1, 0.1),
      },
      { d: box(x - 20, y + height, width + 40, 12), fill: of('paleTimber', 1, 0.15) },
    ];
  };
}
