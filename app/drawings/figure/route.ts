import type { FigureId } from './figure-ids.ts';
import { cosDegrees, sinDegrees, solveJoints } from './kinematics.ts';
import { mirrored } from './mirror.ts';
import type { Pose, Side } from './skeleton.ts';

/** The poses of the library. Given, not imported: a browser has them as data. */
type Poses = Readonly<Record<FigureId, Pose>>;

/** How a body is on the mat, as far as it matters for getting from one pose to another. */
type Posture = 'standing' | 'low' | 'seated' | 'supine' | 'prone';

/** What one passes through; the ways back are the same, reversed. A way that is not named cannot be drawn. */
const ways: Readonly<Record<Posture, Partial<Record<Posture, readonly FigureId[]>>>> = {
  standing: {
    standing: [],
    low: [],
    seated: ['sitting-knees-bent'],
    supine: ['sitting-knees-bent', 'supine-knees-bent'],
    prone: ['all-fours'],
  },
  low: { low: [], prone: [] },
  seated: { seated: [], supine: ['sitting-knees-bent'] },
  supine: { supine: [] },
  prone: { prone: [] },
};

/**
 * The poses from one to another, both included, such that a body can go from each to the next; null where no way
 * is drawn (rolling over, legs from behind to the front, standing on the head) or a thing would have to move.
 */
export function routeBetween(from: Pose, to: Pose, poses: Poses): readonly Pose[] | null {
  const [start, end] = [postureOf(from), postureOf(to)];
  if (!start || !end || from.props.length > 0 || to.props.length > 0) return null;
  if (start === 'standing' && end === 'standing') return [from, ...stepsBetween(from, to, poses), to];
  if (facing(from) * facing(to) === -1) return null;
  // Crossed legs seen from the front have no way to legs seen from the side.
  if ((start === 'seated' || end === 'seated') && facing(from) !== facing(to) && start !== 'standing') return null;
  if (start === 'seated' && end === 'seated' && from.view !== to.view) return null;
  if (end === 'seated' && facing(to) === 0 && start === 'standing') return null;
  const stations = ways[start][end] ?? ways[end][start]?.toReversed();
  if (!stations) return null;
  const isLeft = facing(from) === -1 || facing(to) === -1;
  if (end === 'standing') return routeBetween(to, from, poses)?.toReversed() ?? null;
  const upright = isLeft ? mirrored(poses['standing-side']) : poses['standing-side'];
  if (start === 'standing' && isWide(from) && (end !== 'low' || facing(from) === 0))
    return [from, ...stepsBetween(from, upright, poses), ...(routeBetween(upright, to, poses) ?? [])];
  return [from, ...stations.map((id) => (isLeft ? mirrored(poses[id]) : poses[id])), to];
}

/** Who turns round, or exchanges the feet, comes together first; who steps wide, steps before the knee bends. */
function stepsBetween(from: Pose, to: Pose, poses: Poses): readonly Pose[] {
  const [before, after] = [strideOf(from), strideOf(to)];
  const exchanges = before * after < 0 && Math.abs(before - after) > 60;
  if (exchanges && (facing(from) !== 0 || facing(to) !== 0)) return [poses['feet-apart']];
  if (facing(from) * facing(to) === -1) return [poses['feet-apart']];
  const isAcross = (facing(from) === 0) !== (facing(to) === 0);
  if (isAcross && (isWide(from) || isWide(to))) return [poses['feet-apart']];
  if (!(standsOn(from, 'right') && standsOn(to, 'right')) && !(standsOn(from, 'left') && standsOn(to, 'left')))
    return [poses.tadasana];
  const isFront = facing(from) === 0 && facing(to) === 0;
  return isFront && Math.abs(Math.abs(before) - Math.abs(after)) > 40 ? [poses['wide-stance']] : [];
}

function standsOn({ contacts }: Pose, side: Side): boolean {
  return (['heel', 'ball', 'foot'] as const).some((part) => contacts.includes(`${side}-${part}`));
}

/** The feet stand more than a step apart. */
function isWide(pose: Pose): boolean {
  return Math.abs(strideOf(pose)) > 60;
}

/** How far the left foot stands to the right of the right one. */
function strideOf(pose: Pose): number {
  const { right, left } = solveJoints(pose).legs;
  return left.ankle[0] - right.ankle[0];
}

/** 1 the chest looks right, -1 left, 0 towards the viewer. */
function facing({ turn }: Pose): -1 | 0 | 1 {
  const right = cosDegrees(turn.chest);
  if (Math.abs(right) < 0.5) return 0;
  return right > 0 ? 1 : -1;
}

function postureOf(pose: Pose): Posture | null {
  const { contacts, spine, turn, root } = pose;
  const lean = spine[1];
  // The way the belly looks, seen from the side: up it lies on the back, down on the front.
  const bellyUp =
    Math.abs(cosDegrees(turn.chest)) < 0.5 ? 0 : sinDegrees(lean - 90 * Math.sign(cosDegrees(turn.chest)));
  if (sinDegrees(lean) < -0.8 && contacts.includes('head')) return null;
  if (contacts.includes('head') && bellyUp > 0.5) return 'supine';
  if (contacts.includes('trunk')) return bellyUp > 0 ? 'supine' : 'prone';
  if (contacts.includes('seat')) return 'seated';
  if (bellyUp > 0.5 && !contacts.some((contact) => contact.endsWith('knee'))) return 'supine';
  const onKnee = contacts.includes('right-knee') || contacts.includes('left-knee');
  return onKnee || root[1] < 40 ? 'low' : 'standing';
}
