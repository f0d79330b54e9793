import { colour } from './colour.ts';
import { bedShapes, chairShapes, frontChairShapes, wallFace, wallShapes } from './furniture.ts';
import { lerp } from './kinematics.ts';
import { groundY } from './path.ts';
import { type Shape, seenThrough, softLines } from './shape.ts';
import { isHeld, isLaidOnMat, type Point, type Prop, type SoftProp } from './skeleton.ts';

export type Span = [from: number, to: number];

/** The mat seen from its edge, from one side of the window to the other with both its ends, and the shadow on it wherever the body rests. What is seen from above brings its own mat. */
export function groundShapes(
  parts: readonly Shape[],
  props: readonly Prop[],
  { x, width }: { readonly x: number; readonly width: number },
): Shape[] {
  if (props.some(({ kind }) => kind === 'blanket')) return [];
  const [matFrom, matTo] = beforeWalls([x + width * matInset, x + width * (1 - matInset)], props);
  const shade = restingSpans(parts)
    .map(([from, to]) => bar(Math.max(matFrom, from - 3), Math.min(matTo, to + 3), groundY + 0.5, 1.8))
    .join('');
  return [flat(bar(matFrom, matTo, groundY + 0.5, 3.4), colour.mat), flat(shade, colour.shade)];
}

/** How much of the window lies beside each end of the mat. */
const matInset = 0.03;

/** A mat ends at the wall that it lies against; at one that is on its way, as far as that has come. */
function beforeWalls([from, to]: Span, props: readonly Prop[]): Span {
  const wall = props.find((prop) => prop.kind === 'wall');
  if (!wall) return [from, to];
  const face = wallFace(wall.x);
  const arrived = wall.arrived ?? 1;
  return face > wall.x ? [lerp(from, face, arrived), to] : [from, lerp(to, face, arrived)];
}

/** Where body parts touch the floor, merged when the gap is small. */
export function restingSpans(parts: readonly Shape[]): Span[] {
  const merged: Span[] = [];
  for (const [from, to] of parts.flatMap(spansOf).sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 8) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function spansOf(part: Shape): Span[] {
  if (part.kind !== 'area') return [];
  return part.outlines.flatMap((outline): Span[] => {
    const low = outline.filter(([, h]) => h < 2.4).map(([x]) => x);
    return low.length > 0 ? [[Math.min(...low), Math.max(...low)]] : [];
  });
}

/** The quiet things a pose leans on; what comes or goes is seen through. */
export function propShapes(props: readonly Prop[], where: 'behind' | 'before'): Shape[] {
  return props
    .filter((prop) => liesBefore(prop) === (where === 'before'))
    .flatMap((prop) => seenThrough(shapesOf(prop), prop.arrived ?? 1));
}

function shapesOf(prop: Prop): Shape[] {
  if (prop.kind === 'wall') return wallShapes(prop.x);
  if (prop.kind === 'bed') return bedShapes(prop.x);
  if (prop.kind === 'front-chair') return frontChairShapes(prop.x);
  if (prop.kind === 'chair') return chairShapes(prop.x, prop.faces ?? 'right');
  if (prop.kind === 'bolster' && isSeenWide(prop)) return [flat(shadowPath(prop), colour.shade), solid(prop)];
  if ((prop.kind === 'pillow' || prop.kind === 'roll') && isLaidOnMat(prop))
    return [flat(shadowPath(prop), colour.shade), solid(prop), ...(prop.kind === 'roll' ? wrapLines(prop) : [])];
  if (prop.kind === 'duvet') return duvetShapes(prop);
  return prop.kind === 'blanket' ? [flat(propPath(prop), colour.mat)] : [solid(prop)];
}

function solid(prop: PlainProp, fill = colour.prop): Shape {
  return { kind: 'area', d: propPath(prop), fill, edge: true, outlines: [] };
}

type PlainProp = Exclude<Prop, { kind: 'wall' | 'bed' | 'front-chair' | 'chair' }>;

/** Whether a thing is seen from above, as wide as two legs need it. */
const isSeenWide = ({ depth = 1 }: SoftProp): boolean => depth > 1;

/** What is dragged along the floor stays behind the body; what is carried over it does not. */
const liesBefore = (prop: Prop): boolean =>
  prop.kind === 'strap' ||
  prop.kind === 'duvet' ||
  (prop.kind === 'block' && prop.before === true) ||
  (isHeld(prop) && isSeenWide(prop));

function propPath(prop: PlainProp): string {
  if (prop.kind === 'strap') return strapPath(prop.from, prop.to);
  const { kind, x, h = 0 } = prop;
  const sag = 'sag' in prop ? prop.sag : 0;
  switch (kind) {
    case 'pillow':
      return isLaidOnMat(prop) ? longPillowPath(x, groundY - h, prop.depth) : pillowPath(x, groundY - h, sag);
    case 'cushion':
      return cushionPath(x, groundY - h, 'depth' in prop ? prop.depth : 1, 'across' in prop ? prop.across : 24);
    case 'bolster':
      return bolsterPath(x, groundY - h, 'depth' in prop ? prop.depth : 1);
    case 'blanket':
      return blanketPath(x, h || 50, 'depth' in prop ? prop.depth : undefined);
    case 'roll':
      return isLaidOnMat(prop)
        ? longRollPath(x, groundY - h, prop.depth)
        : `M${x} ${groundY - h - 6.5}a8 6.5 0 0 1 16 0a8 6.5 0 0 1-16 0z`;
    case 'duvet':
      return duvetPath(x, groundY - h);
    case 'folded-blanket':
      return foldedPath(x, groundY - h);
    case 'block':
      return prop.tall ? blockPath(x, groundY - h, 10, 20) : blockPath(x, groundY - h, 20, 9);
  }
}

/** A belt from the hand across the foot's edge to its sole; its free end hangs from the hand. */
function strapPath([fromX, fromH]: Point, [toX, toH]: Point): string {
  const [fromY, toY] = [groundY - fromH, groundY - toH];
  const sag = (side: number): string => `${tenth((fromX + toX) / 2)} ${tenth((fromY + toY) / 2 + 0.6 + side)}`;
  const taut = `M${fromX} ${tenth(fromY - 0.7)}Q${sag(-0.7)} ${toX} ${tenth(toY - 0.9)}q1.2 .9 0 1.8Q${sag(0.7)} ${fromX} ${tenth(fromY + 0.7)}z`;
  return `${taut}M${tenth(fromX - 1)} ${tenth(fromY + 0.6)}q3.4 5.4-.2 11.6l1.6.6q4.2-6 .8-12z`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function blockPath(x: number, bottom: number, width: number, height: number): string {
  return `M${x} ${bottom}v${1.2 - height}q0-1.2 1.2-1.2h${width - 2.4}q1.2 0 1.2 1.2v${height - 1.2}z`;
}

/** A duvet seen from above, 118 units long and 76 across, its edges soft. */
function duvetPath(x: number, bottom: number): string {
  return `M${x} ${bottom - 6}q-2-32 1-64q1-6 7-6q52 3 104 0q6 0 6 6q-2 32 0 64q0 6-6 6q-52-3-104 0q-7 0-8-6z`;
}

/** Its edge is turned down under the chin, and folds run from there along the body. */
function duvetShapes(prop: SoftProp): Shape[] {
  const { x, h = 0 } = prop;
  const at = (along: number, across: number): Point => [x + along, h + across];
  const edge = `M${x} ${groundY - h - 6}q-2-32 1-64q1-6 7-6h5q-3 38 0 76h-5q-7 0-8-6z`;
  return [
    flat(shadowPath(prop), colour.shade),
    solid(prop, colour.wall),
    { kind: 'area', d: edge, fill: colour.prop, edge: true, outlines: [] },
    ...softLines([
      [at(18, 56), at(42, 61), at(66, 56), at(84, 48)],
      [at(20, 24), at(40, 17), at(58, 14), at(74, 18)],
      [at(70, 36), at(88, 40), at(104, 36)],
    ]),
  ];
}

/** A blanket folded to a firm edge, 42 units wide and 7 high: what one sits on. */
function foldedPath(x: number, bottom: number): string {
  return `M${x + 3} ${bottom}q-3 0-3-3.5q0-3.5 3-3.5h38q1.4 0 1.4 1.6q0 1-1 1.8q1 .8 1 1.8q0 1.8-1.4 1.8z`;
}

/** A bed pillow from its side. One that sags is thicker at the end that hangs down, so that its top slopes less. */
function pillowPath(x: number, bottom: number, sag = 0): string {
  const [top, end] = [tenth(sag * topSag), tenth(7.5 + sag * (1 - topSag))];
  return `M${x} ${bottom}q-4-4 0-7.5q17 ${tenth(top / 2 - 3.5)} 34 ${top}q4 ${tenth(end / 2)} 0 ${end}q-17 ${tenth(-sag / 2)}-34 ${-sag}z`;
}

/** How far the top of a pillow hangs down where its underside does. */
const topSag = 0.6;

/** A cushion seen from above, 24 units wide, or as wide as it says, and 32 deep. */
function cushionPath(x: number, bottom: number, depth = 1, across = 24): string {
  const [half, curve, wide] = [tenth(16 * depth), tenth(3 * depth), across - 2];
  const [there, back] = [`q${wide / 2} ${curve} ${wide} 0`, `q-${wide / 2}-${curve}-${wide} 0`];
  return `M${x + 1} ${bottom}q4-${half} 0-${half * 2}${there}q-4 ${half} 0 ${half * 2}${back}z`;
}

/** A bolster seen from its side, 68 units long and 14 high. */
function bolsterPath(x: number, bottom: number, depth = 1): string {
  const half = tenth(7 * depth);
  return `M${x + 5} ${bottom}q-5 0-5-${half}q0-${half} 5-${half}h58q5 0 5 ${half}q0 ${half}-5 ${half}z`;
}

/** A bed pillow seen from above, 59 units long and 42 deep, its corners drawn out. */
function longPillowPath(x: number, bottom: number, depth = 1): string {
  const [half, curve] = [tenth(21 * depth), tenth(3.4 * depth)];
  return `M${x + 1} ${bottom}q3.4-${half} 0-${half * 2}q29 ${curve} 58 0q-3.4 ${half} 0 ${half * 2}q-29-${curve}-58 0z`;
}

/** A rolled blanket seen from above, 44 units long and 12 thick. */
function longRollPath(x: number, bottom: number, depth = 1): string {
  const half = tenth(6 * depth);
  return `M${x + 2} ${bottom}q-2 0-2-${half}q0-${half} 2-${half}h40q2 0 2 ${half}q0 ${half}-2 ${half}z`;
}

/** Where the blanket's edge lies on its roll. */
function wrapLines({ x, h = 0, depth = 1 }: SoftProp): Shape[] {
  return softLines([
    [
      [x + 2.4, h + 4 * depth],
      [x + 41.6, h + 4 * depth],
    ],
  ]);
}

/** What a thing that is seen from above throws on the mat along its lower edge. */
function shadowPath(prop: SoftProp): string {
  return propPath({ ...prop, x: prop.x + 1.6, h: (prop.h ?? 0) - 1.8 });
}

/** A mat seen from above: its upper edge lies at `top`, its lower one `depth` below, or where the picture's floor is. */
function blanketPath(x: number, top: number, depth = top + 6): string {
  const [from, side] = [tenth(groundY + 3 - top), tenth(Math.max(0, depth - 6))];
  return `M${x} ${from}q0-3 3-3h${234 - 2 * x}q3 0 3 3v${side}q0 3-3 3h${2 * x - 234}q-3 0-3-3z`;
}

function flat(d: string, fill: string): Shape {
  return { kind: 'area', d, fill, edge: false, outlines: [] };
}

/** A bar with round ends. */
function bar(from: number, to: number, y: number, height: number): string {
  const radius = height / 2;
  const width = Math.round((to - from - height) * 10) / 10;
  return `M${Math.round((from + radius) * 10) / 10} ${y}h${width}a${radius} ${radius} 0 0 1 0 ${height}h${-width}a${radius} ${radius} 0 0 1 0-${height}z`;
}
