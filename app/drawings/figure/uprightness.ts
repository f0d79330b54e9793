import { cosDegrees, type Joints, sinDegrees } from './kinematics.ts';
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
 * Whether somebody comes up on a knee or the feet, or goes down: the trunk is lifted off the hands; or, before the seat
 * of a chair, a foot is set ahead, a knee is lifted, and the hips go up on the legs.
 */
export function heaves(a: Pose, b: Pose): boolean {
  const kneels = [a, b].map(({ contacts }) => contacts.some((part) => /knee/u.test(part)));
  const isOnHindToes = [a, b].some(({ contacts }) => contacts.includes('left-ball') && !contacts.includes('left-heel'));
  if ([a, b].some(({ contacts }) => contacts.some((part) => /seat|trunk/u.test(part)))) return false;
  const leans = [a, b].map(({ contacts }) => contacts.some((part) => /hand|elbow/u.test(part)));
  const isOffHands = leans[0] !== leans[1] && Math.abs(uprightness(b) - uprightness(a)) > 0.4;
  if (isOffHands) return true;
  const isByChair = [a, b].every(
    ({ props, view }) => view === 'side' && props.some((prop) => prop.kind === 'chair' && prop.faces === 'left'),
  );
  return isByChair && (kneels.some(Boolean) || isOnHindToes || Math.abs(a.root[1] - b.root[1]) > heaveHeight);
}

/** Whether a chair with a wall behind it is there to hold on to. */
export const isAtWallChair = ({ props }: Pose): boolean =>
  ['chair', 'wall'].every((kind) => props.some((prop) => prop.kind === kind));

/** Whether one knee of who lies, seen from the side, sinks out to its side or comes up from there. */
export const movesKneeOut = (a: Pose, b: Pose): boolean =>
  [a, b].every((pose) => pose.view === 'side' && pose.contacts.includes('seat') && liesFlat(pose)) &&
  (['right', 'left'] as const).some((side) => Math.abs(a.legs[side].turn - b.legs[side].turn) > kneeOutTurn);

/** How far its leg turns out by then, at least. Degrees. */
const kneeOutTurn = 40;

/** Whether somebody comes up from the side on to an elbow, or from there to the seat; or goes down. */
export function liftsHead(a: Pose, b: Pose): boolean {
  if (![a, b].every(({ contacts, view }) => contacts.includes('seat') && view !== 'side')) return false;
  const [lay, lies] = [a, b].map(({ contacts }) => contacts.includes('trunk'));
  return lay === lies ? !lies && Math.abs(sinDegrees(a.head) - sinDegrees(b.head)) > 0.05 : true;
}

/** Whether a foot is set ahead from hands and knees, or taken back: a stiff hip needs time, or a hand that helps. */
export function stepsAhead(a: Pose, b: Pose): boolean {
  const bear = [a, b].every(({ contacts }) => /hand.*knee|knee.*hand/u.test(contacts.join()));
  const heels = [a, b].map(({ contacts }) => /heel/u.test(contacts.join()));
  return bear && heels[0] !== heels[1];
}

/** Whether somebody lets the body down to the belly on both hands, or pushes it up from there. */
export function sinksToBelly(a: Pose, b: Pose): boolean {
  const bear = [a, b].every(({ contacts }) => contacts.some((part) => /hand/u.test(part)));
  const lie = [a, b].map(({ contacts, view }) => contacts.includes('trunk') && view === 'side');
  return bear && lie[0] !== lie[1] && Math.abs(a.root[1] - b.root[1]) > stepHeight;
}

/** Whether a leg of who stands is lifted from the floor to the hip or so, or let down from there. */
export const liftsLeg = (start: Joints, end: Joints, stands: boolean): boolean =>
  stands &&
  (['right', 'left'] as const).some(
    (side) => Math.abs(start.legs[side].ankle[1] - end.legs[side].ankle[1]) > legHeight,
  );

/** What an ankle is lifted by then, at least. Units. */
const legHeight = bone.thigh * 0.8;

/** What hips are lifted by at least, from the seat of a chair and from the floor. Units. */
const [heaveHeight, stepHeight] = [9, 12];

/** Whether knees sink to a side of who lies, or hips sink from a bridge: the back is turned or laid down slowly. */
export function laysDown(a: Pose, b: Pose): boolean {
  const isTwist = Math.abs(cosDegrees(a.turn.pelvis) - cosDegrees(b.turn.pelvis)) > 0.2;
  return isTwist || Math.abs(a.root[1] - b.root[1]) > bridgeHeight;
}

/** Whether somebody who lies rolls all the way from the back to a side, or back. */
export function rollsOver(a: Pose, b: Pose): boolean {
  const lie = [a, b].every(({ contacts }) => contacts.some((part) => /seat|trunk/u.test(part)));
  const isTurned = Math.abs(cosDegrees(a.turn.pelvis) - cosDegrees(b.turn.pelvis)) > 0.7;
  return lie && liesFlat(a) && liesFlat(b) && isTurned;
}

const liesFlat = (pose: Pose): boolean => Math.abs(uprightness(pose)) < 0.4;

/** What hips of who lies are lifted by at least. Units. */
const bridgeHeight = 8;

/** How far a head comes towards the viewer, or goes back, where the trunk leans. Units. */
export const leant = (a: Pose, b: Pose): number =>
  Math.abs(sinDegrees(a.lean ?? 0) - sinDegrees(b.lean ?? 0)) * (spineLength + bone.neck);
