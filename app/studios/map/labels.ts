/** A point on a sheet, in its units. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name stands; null where there is no room for it, so that it shows only when its point is pointed at. */
export interface Label {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly box: Box;
  /** The name stands away from its point: a line joins them. */
  readonly isApart: boolean;
}

export const fontUnits = 26;
/** The widest that a letter of the sans is on average: Norwegian town names measured in Figtree at weight 540. */
const letterUnits = fontUnits * 0.56;
const lineUnits = fontUnits * 1.2;
/** What a point takes with the rim around it. */
const pointUnits = 13;
/** From the middle of a point to its name. */
const gapUnits = 16;

/** Half of what a line takes. */
const lineHalfUnits = 1;
/** How near a line may pass another point. */
const clearUnits = 9;

type Side = readonly [dx: number, dy: number, anchor: Label['anchor']];

/** From the best place to the worst: beside the point, obliquely, over and under, then further away. */
const sides: readonly Side[] = [
  [gapUnits, 0, 'start'],
  [-gapUnits, 0, 'end'],
  [gapUnits - 3, -17, 'start'],
  [gapUnits - 3, 17, 'start'],
  [-gapUnits + 3, -17, 'end'],
  [-gapUnits + 3, 17, 'end'],
  [0, -gapUnits - 13, 'middle'],
  [0, gapUnits + 13, 'middle'],
];
const away: readonly Side[] = [44, 66, 92, 120].flatMap((distance): Side[] =>
  [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2].flatMap((turn): Side[] => {
    const [dx, dy] = [Math.cos(turn) * distance, Math.sin(turn) * distance];
    return [
      [dx, dy, 'start'],
      [-dx, dy, 'end'],
    ];
  }),
);

/**
 * Finds a place for each name where it covers no point, no other name and no edge. The spots that come first choose
 * first. The same spots always give the same labels.
 */
export function placeLabels(spots: readonly Spot[], sheet: { width: number; height: number }): (Label | null)[] {
  const points = spots.map(({ x, y }) => boxAround(x, y, pointUnits));
  const names: Box[] = [];
  const lines: Box[] = [];
  return spots.map((spot, index) => {
    const others = spots.filter((_, at) => at !== index);
    const taken = [...points.filter((_, at) => at !== index), ...names, ...lines];
    const isFree = ({ box }: Label) => isWithin(box, sheet) && !taken.some((other) => overlap(box, other));
    const isReached = (label: Label) =>
      passesPoints(spot, label, others) &&
      !alongLine(spot, label).some((at) => names.some((name) => overlap(at, name)));
    const label =
      sides.map((side) => labelAt(spot, side, false)).find(isFree) ??
      away.map((side) => labelAt(spot, side, true)).find((apart) => isFree(apart) && isReached(apart));
    if (label) names.push(label.box);
    if (label?.isApart) lines.push(...alongLine(spot, label));
    return label ?? null;
  });
}

/** How far around each spot a click belongs to it: never into the half that is its neighbour's. */
export function hitRadii(spots: readonly Spot[], maxUnits: number): number[] {
  return spots.map((spot, index) => {
    const distances = spots.filter((_, at) => at !== index).map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y));
    return Math.min(maxUnits, ...distances.map((distance) => distance / 2));
  });
}

function labelAt({ name, x, y }: Spot, [dx, dy, anchor]: Side, isApart: boolean): Label {
  const width = name.length * letterUnits;
  const [labelX, labelY] = [x + dx, y + dy];
  const left = labelX - { start: 0, middle: width / 2, end: width }[anchor];
  const box = { left, right: left + width, top: labelY - lineUnits / 2, bottom: labelY + lineUnits / 2 };
  return { anchor, x: labelX, y: labelY, box, isApart };
}

/** What the line from a spot to its name covers, short of the point and of the name. */
function alongLine(from: Spot, to: Label): Box[] {
  return Array.from({ length: 10 }, (_, step) => (step + 1) / 12).map((share) =>
    boxAround(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y), lineHalfUnits),
  );
}

/** Whether the line from a spot to its name passes the other spots at a distance. */
function passesPoints(from: Spot, to: Label, others: readonly Spot[]): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return others.every(({ x, y }) => {
    const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
    const nearest = Math.min(Math.max(along, 0), 1);
    // Spots so close that every line touches them are no hindrance.
    if (nearest === 0) return true;
    return Math.hypot(from.x + nearest * dx - x, from.y + nearest * dy - y) > clearUnits;
  });
}

function boxAround(x: number, y: number, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: { width: number; height: number }): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
