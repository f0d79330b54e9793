import type { Body } from './body.ts';
import { cosDegrees, sinDegrees } from './kinematics.ts';
import type { Station } from './outline.ts';
import type { LegPose } from './skeleton.ts';

/** A cross-section: t along the bone, then its reach to the side, to the front and to the back. Svg units. */
type Section = readonly [t: number, side: number, front: number, back: number];

const thigh: readonly Section[] = [
  [0, 6.4, 9.2, 9.6],
  [0.22, 7.7, 9.5, 9],
  [0.5, 7.2, 8.6, 7.6],
  [0.8, 5.8, 6.6, 5.9],
  [1, 5.3, 5.8, 5.4],
];

const shin: readonly Section[] = [
  [0, 5.3, 5.8, 5.4],
  [0.3, 5.5, 4.8, 6.6],
  [0.65, 4.1, 3.7, 4.7],
  [0.95, 3.1, 3.2, 3.3],
];

/** Loose trousers hang from the knee; the hem stands off the ankle. */
const looseThigh: readonly Section[] = [
  [0, 6.6, 9.2, 9.8],
  [0.22, 8.3, 9.6, 9.4],
  [0.6, 7.7, 8.5, 8],
  [1, 6.5, 6.6, 6.5],
];
const looseShin: readonly Section[] = [
  [0, 6.5, 6.6, 6.5],
  [0.35, 6.3, 5.9, 7],
  [0.7, 5.6, 5.3, 6],
  [0.92, 5.3, 4.9, 5.5],
];

/** Stations of the thigh or shin as the leg is turned: 0 seen from its side, 90 from the front. */
export function legStations(part: 'thigh' | 'shin', body: Body, leg: LegPose): Station[] {
  const sections = part === 'thigh' ? (body.loose ? looseThigh : thigh) : body.loose ? looseShin : shin;
  return sections.map(([t, side, front, back]) => {
    const factor = part === 'thigh' ? body.girth.leg : 1 + (body.girth.leg - 1) * (1 - t * 0.6);
    return [t, seen(side, front, back, leg.turn) * factor, seen(side, back, front, leg.turn) * factor];
  });
}

/** How far an oval cross-section reaches to one side: `ahead` is what lies there when the turn is 0. */
export function seen(side: number, ahead: number, behind: number, turn: number): number {
  const depth = cosDegrees(turn) >= 0 ? ahead : behind;
  return Math.hypot(side * sinDegrees(turn), depth * cosDegrees(turn));
}

const upperArm: readonly Station[] = [
  [0, 4.7, 4.7],
  [0.22, 4.9, 4.9],
  [0.5, 4.3, 4.3],
  [0.8, 3.8, 3.8],
  [1, 3.6, 3.6],
];
const forearm: readonly Station[] = [
  [0, 3.6, 3.6],
  [0.3, 3.7, 3.6],
  [0.7, 2.8, 2.8],
  [1, 2.4, 2.4],
];

/** Stations of the bare arm. */
export function armStations(part: 'upper' | 'fore', body: Body): Station[] {
  const sections = part === 'upper' ? upperArm : forearm;
  return sections.map(([t, left, right]) => {
    // The shoulder and the wrist differ less between people than the flesh between them.
    const share = part === 'upper' ? 0.55 + 0.45 * Math.min(1, t * 3) : 1 - t * 0.7;
    const factor = 1 + (body.girth.arm - 1) * share;
    return [t, left * factor, right * factor];
  });
}

/** Stations of a sleeve: the arm and a little ease. The caller ends the bone where the sleeve ends. */
export function sleeveStations(part: 'upper' | 'fore', body: Body): Station[] {
  return armStations(part, body).map(([t, left, right]) => [t, left + 0.8, right + 0.8]);
}
