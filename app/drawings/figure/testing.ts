import type { Body } from './body.ts';
import { drawFigure } from './figure.ts';
import type { Pose, Side } from './skeleton.ts';

/** Measurements on a pose that the tests of poses and of transitions share. */

export const sides: readonly Side[] = ['right', 'left'];

/** A bone that is drawn shorter than this points at the viewer: its drawn angle says nothing about the joint. */
const minLength = 0.97;

/**
 * How far each knee is bent, in degrees; below 0 the way that knees bend, when the person faces right. Only legs whose
 * angle can be judged are listed: seen from the side, not foreshortened, the knee not turned to the viewer.
 */
export function kneeBends(pose: Pose): { readonly side: Side; readonly degrees: number }[] {
  return pose.view !== 'side'
    ? []
    : sides.flatMap((side) => {
        const { angles, short, turn } = pose.legs[side];
        if (Math.min(short[0], short[1]) < minLength || Math.abs(turn) > 45) return [];
        return [{ side, degrees: bend(angles[0], angles[1]) }];
      });
}

/** The same of the elbows; above 0 the way that elbows bend. */
export function elbowBends(pose: Pose): { readonly side: Side; readonly degrees: number }[] {
  return pose.view !== 'side'
    ? []
    : sides.flatMap((side) => {
        const { angles, short } = pose.arms[side];
        return Math.min(short[0], short[1]) < minLength ? [] : [{ side, degrees: bend(angles[0], angles[1]) }];
      });
}

/** The angle from one bone to the next, -180 to 180 degrees. */
function bend(first: number, second: number): number {
  return ((((second - first) % 360) + 540) % 360) - 180;
}

/** The height (svg units) of the lowest place of the drawn body, before the floor flattens it; hair does not count. */
export function lowestFlesh(pose: Pose, body: Body): number {
  const heights = drawFigure(pose, body)
    .flatMap((shape) => (shape.kind === 'area' && shape.edge && shape.fill !== body.hair ? shape.outlines : []))
    .flatMap((outline) => outline.map(([, h]) => h));
  return Math.min(...heights);
}

/** Whether the pose says that this foot carries weight. */
export function standsOn({ contacts }: Pose, side: Side): boolean {
  return contacts.includes(`${side}-heel`) || contacts.includes(`${side}-foot`);
}
