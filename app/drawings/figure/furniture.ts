import { colour } from './colour.ts';
import { groundY } from './path.ts';
import type { Shape } from './shape.ts';

/** Higher than anybody reaches who leans on it: the top of a wall, in svg units from above. */
const wallTop = 18;
/** Wide enough to be a wall and no post, in svg units. */
const wallDepth = 32;
const skirtingHeight = 9;
/** As low as the lower edge of the mat that lies against it. */
const wallFoot = groundY + 3.9;

/** A wall left of the middle stands behind a body that looks right. */
const standsLeft = (x: number): boolean => x < 120;

/** Where a wall begins for who leans on it. */
export const wallFace = (x: number): number => (standsLeft(x) ? x + 3 : x);

/** A wall seen from its edge: its face, the plaster behind it and a skirting board. */
export function wallShapes(x: number): Shape[] {
  const from = standsLeft(x) ? wallFace(x) - wallDepth : x;
  return [
    piece(`M${from} ${wallTop}h${wallDepth}V${wallFoot}h-${wallDepth}z`, colour.wall, false),
    piece(`M${from} ${wallFoot - skirtingHeight}h${wallDepth}v${skirtingHeight}h-${wallDepth}z`, colour.prop, false),
    piece(`M${standsLeft(x) ? x + 1.6 : x} ${wallTop}h1.4V${wallFoot}h-1.4z`, colour.prop, true),
  ];
}

/** A bed seen from its foot, 88 units wide: the mattress, as high as the seat of a chair, on a frame with two legs. */
export function bedShapes(x: number): Shape[] {
  const frame = `M${x + 1} ${groundY - 18}h86v9h-6V${groundY}h-4v-9h-66V${groundY}h-4v-9h-6z`;
  const mattress = `M${x} ${groundY - 18}q-2-8.5 1-17h86q3 8.5 1 17z`;
  return [piece(frame, colour.prop, true), piece(mattress, colour.wall, true)];
}

/** A chair seen from its side, a little from in front: four legs, two posts under a rail and a seat 35 units high and 38 deep. */
export function chairShapes(x: number, faces: 'left' | 'right'): Shape[] {
  const [back, ahead] = faces === 'right' ? [x + 3, 1] : [x + 43, -1];
  const at = (along: number): number => back + along * ahead;
  const bar = (along: number, top: number, lean: number, bottom: number): string =>
    `M${at(along)} ${top}h${2.8 * ahead}L${at(along + lean + 2.8)} ${bottom}h${-2.8 * ahead}z`;
  const far = [bar(6, 104, 1, 161), bar(6, 164, -2, groundY - 2), bar(35, 164, 1, groundY - 2)].join('');
  const near = [bar(-1, 102, 2, 164), bar(1, 164, -3, groundY), bar(36.5, 164, 2.4, groundY)].join('');
  const rail = `M${at(-2)} 99.4q0-1 ${ahead}-1h${11.6 * ahead}q${ahead} 0 ${ahead} 1v5.4h${-13.6 * ahead}z`;
  const seat = `M${at(0)} 161h${39 * ahead}q${1.6 * ahead} 0 ${1.6 * ahead} 1.8t${-1.6 * ahead} 1.8h${-39 * ahead}z`;
  return [piece(far, colour.wall, true), piece(near + seat, colour.prop, true), piece(rail, colour.prop, true)];
}

/** The same chair facing the viewer, 44 units wide: posts and rail of the back, the seat's edge, four legs. */
export function frontChairShapes(x: number): Shape[] {
  const post = (left: number): string => `M${left} 103h2.8V161h-2.8z`;
  const leg = (left: number, top: number, bottom: number): string => `M${left} ${top}h2.8V${bottom}h-2.8z`;
  const back = `${post(x + 4)}${post(x + 37.2)}M${x + 2.6} 98.4h38.8v6h-38.8z`;
  const far = leg(x + 4, 164, groundY - 3) + leg(x + 37.2, 164, groundY - 3);
  const near = leg(x, 164, groundY) + leg(x + 41.2, 164, groundY);
  const seat = `M${x - 1} 161h46q1.6 0 1.6 1.8t-1.6 1.8h-46q-1.6 0-1.6-1.8t1.6-1.8z`;
  return [piece(back + far, colour.wall, true), piece(near + seat, colour.prop, true)];
}

function piece(d: string, fill: string, edge: boolean): Shape {
  return { kind: 'area', d, fill, edge, outlines: [] };
}
