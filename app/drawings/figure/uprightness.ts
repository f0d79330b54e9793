import { cosDegrees, sinDegrees } from './kinematics.ts';
import { bone, type Pose, spineLength } from './skeleton.ts';

/** How upright the trunk is: 0 level, 1 upright. */
const uprightness = ({ spine: [, lumbar, chest], lean = 0 }: Pose): number =>
  ((sinDegrees(lumbar) + sinDegrees(chest)) / 2) * cosDegrees(lean);

/** Whether somebody who stands comes up from a fold: faster, and one grows dizzy. */
export const straightens = (a: Pose, b: Pose, stands: boolean): boolean =>
  stands && uprightness(b) - uprightness(a) > 0.2;

/** Whether somebody who sits or kneels low lets the trunk down or leans over, or lifts it again. */
export function folds(a: Pose, b: Pose): boolean {
  const isLow = ({ contacts, root }: Pose): boolean =>
    root[1] < 30 && contacts.some((part) => /seat|knee/u.test(part)) && !contacts.includes('trunk');
  return isLow(a) && isLow(b) && Math.abs(uprightness(b) - uprightness(a)) > 0.08;
}

/**
 * Whether somebody comes up over a knee, or goes down to it: the trunk is lifted off the hands while a knee bears; or,
 * before the seat of a chair, a foot is set ahead, a knee is lifted, and the hips go up on the legs.
 */
export function heaves(a: Pose, b: Pose): boolean {
  const kneels = [a, b].map(({ contacts }) => contacts.some((part) => /knee/u.test(part)));
  if ([a, b].some(({ contacts }) => contacts.some((part) => /seat|trunk/u.test(part)))) return false;
  const leans = [a, b].map(({ contacts }) => contacts.some((part) => /hand|elbow/u.test(part)));
  const isOffHands = leans[0] !== leans[1] && Math.abs(uprightness(b) - uprightness(a)) > 0.4;
  if (kneels.every(Boolean) && isOffHands) return true;
  const isByChair = [a, b].every(({ props }) => props.some((prop) => prop.kind === 'chair' && prop.faces === 'left'));
  return isByChair && (kneels.some(Boolean) || Math.abs(a.root[1] - b.root[1]) > stepHeight);
}

/** What hips of who stands up from a knee are lifted by at least. Units. */
const stepHeight = 12;

/** Whether knees sink to a side of who lies, or hips sink from a bridge: the back is turned or laid down slowly. */
export function laysDown(a: Pose, b: Pose): boolean {
  const isTwist = Math.abs(cosDegrees(a.turn.pelvis) - cosDegrees(b.turn.pelvis)) > 0.5;
  return isTwist || Math.abs(a.root[1] - b.root[1]) > bridgeHeight;
}

/** What hips of who lies are lifted by at least. Units. */
const bridgeHeight = 8;

/** How far a head comes towards the viewer, or goes back, where the trunk leans. Units. */
export const leant = (a: Pose, b: Pose): number =>
  Math.abs(sinDegrees(a.lean ?? 0) - sinDegrees(b.lean ?? 0)) * (spineLength + bone.neck);
