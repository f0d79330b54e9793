import {
  type FigureLibrary,
  interpolatePose,
  type Place,
  type Pose,
  poseAt,
  routeBetween,
  secondsBetween,
} from '#app/drawings/index.ts';
import type { Move } from '../script/session.ts';
import type { Station } from '../script/stations.ts';
import { type DrawnFigure, movesOf } from './drawn-figure.ts';

/** How a body stands, and the place that it is at or was on its way to. */
export type Standing = { readonly pose: Pose; readonly next: Place };

/** Poses one after the other, with the time at which the body is in each. */
export interface Way {
  readonly stops: readonly { readonly pose: Pose; readonly place: Place; readonly atSeconds: number }[];
  readonly seconds: number;
  readonly isDrawn: boolean;
}

type Timing = Pick<DrawnFigure, 'turnSeconds' | 'fromSeconds' | 'untilSeconds'> & { readonly moves: readonly Move[] };

/** The way from where a body stands to a place, in time with the lines; `isStill`: at once. */
export function wayTo(
  from: Standing,
  to: Place,
  figures: FigureLibrary,
  told: Omit<DrawnFigure, 'id' | 'sinceSeconds'>,
  isStill: boolean,
): Way {
  const { turnSeconds, step } = told;
  const goal = poseAt(to, figures);
  const seat = turnedSeat(from, goal);
  const isTurned = seat !== null || isOneStance(from.next, to, figures) || isGoingToBed(from, told);
  const isAtOnce = isStill || (isTurned && seat === null);
  const by = turnSeconds === null ? step.by : undefined;
  const route = isAtOnce ? [to] : routeBetween(seat ?? from.next, to, figures, by);
  const poses = (route ?? [to]).map((place) => ({ pose: poseAt(place, figures), place }));
  const isDrawn = route !== null && !isTurned;
  // Who was interrupted on the way first goes on to the next place.
  if (isDrawn && poses[0]?.pose !== from.pose && !isStill) poses.unshift({ pose: from.pose, place: from.next });
  const durations = poses.slice(1).map(({ pose }, index) => secondsBetween(poses[index]?.pose ?? pose, pose));
  const whole = sumOf(durations);
  // A movement takes its half of the breath.
  const slowed =
    turnSeconds !== null && durations.length === 1 ? Math.max(1, (0.85 * Math.min(turnSeconds, 6)) / whole) : 1;
  const waits = waitsOn(poses, durations, { ...told, moves: movesOf(told) });
  let atSeconds = 0;
  const stops = poses.flatMap((stop, index) => {
    const arrival = { ...stop, atSeconds: atSeconds + (durations[index - 1] ?? 0) * slowed };
    atSeconds = arrival.atSeconds + (waits[index] ?? 0);
    return [arrival, { ...stop, atSeconds }];
  });
  return { stops, seconds: atSeconds, isDrawn };
}

/** Whether the body stays as it is, and is seen from another side: nobody steps together for that, or lets go of a chair. */
export function isOneStance(
  from: Place,
  to: Place,
  figures: Pick<FigureLibrary, 'poses' | 'sided' | 'neighbours'>,
): boolean {
  const stances = [from, to].map((place) => place.replace('~', ''));
  const isSeenAnew =
    poseAt(from, figures).view !== poseAt(to, figures).view && oneStance.every((id) => stances.includes(id));
  return isSeenAnew || (from !== to && stances.every((id) => besideChair.has(id)));
}

/** Who has walked to bed is seen there, and from its edge in it: neither way is drawn, and nobody goes down to the floor for it. */
function isGoingToBed(
  { next }: Standing,
  { step, begunAtSeconds }: Pick<DrawnFigure, 'step' | 'begunAtSeconds'>,
): boolean {
  const walked = step.moves?.some(
    ({ to, fromSeconds }) => to === 'bed' && step.startSeconds + fromSeconds < begunAtSeconds,
  );
  return walked === true && (next === 'on-bed-edge' || restAt({ place: next }) === 'standing');
}

/** On a chair that is seen from another side one sits first: nobody rises for that. Null elsewhere. */
function turnedSeat(from: Standing, goal: Pose): Place | null {
  if (from.pose.view === goal.view || !isSeated(from.pose) || !isSeated(goal)) return null;
  return goal.view === 'side' ? 'sitting-on-chair' : 'chair-front';
}

const oneStance: readonly Place[] = ['virabhadrasana1', 'virabhadrasana2'];

/** Upright with a hand on the back of a chair. */
const besideChair: ReadonlySet<string> = new Set<Place>(['standing-at-chair', 'beside-chair']);

function isSeated({ props, root }: Pose): boolean {
  return root[1] < seatedHeight && props.some(({ kind }) => kind === 'chair' || kind === 'front-chair');
}

/** Between the hips of who sits on a chair and of who stands. Units of the figure. */
const seatedHeight = 60;

/** Poses that one can wait in until the next line: where the body rests in them. */
const restful: ReadonlyMap<string, Station> = new Map<Place, Station>([
  ['tadasana', 'standing'],
  ['feet-apart', 'standing'],
  ['standing-side', 'standing'],
  ['standing-before-seat', 'standing'],
  ['standing-hand-on-rail', 'standing'],
  ['standing-at-wall-chair', 'standing'],
  ['standing-behind-chair', 'standing'],
  ['all-fours', 'all-fours'],
  ['sitting-on-heels', 'sitting'],
  ['sitting-knees-bent', 'sitting'],
  ['side-sit', 'sitting'],
  ['sukhasana', 'sitting'],
  ['dandasana', 'sitting'],
  ['lying-on-side', 'side'],
  ['side-on-to-wall', 'sitting'],
  ['side-by-wall', 'side'],
  ['feet-on-wall', 'back'],
  ['supine-knees-bent', 'back'],
  ['prone', 'belly'],
  ['sitting-on-chair', 'chair'],
  ['chair-front', 'chair'],
]);

type Stop = { readonly place: Place };

const restAt = ({ place }: Stop): Station | undefined => restful.get(place.replace('~', ''));

/**
 * How long to wait at each stop, in seconds: what the lines take longer than the body. Nobody goes to another place before
 * the line that leads there. Who leaves a pose comes to rest on the way, or at its end; where there is no rest one waits
 * before it.
 */
export function waitsOn(stops: readonly Stop[], durations: readonly number[], timing: Timing): number[] {
  const { turnSeconds, fromSeconds, untilSeconds } = timing;
  // Lines that lead out of the pose again are no part of the way to it.
  const moves = timing.moves.filter((move) => move.fromSeconds <= untilSeconds);
  const waits = stops.map(() => 0);
  const wait = (index: number, seconds: number) => {
    waits[index] = (waits[index] ?? 0) + Math.max(0, seconds);
  };
  const last = stops.length - 1;
  if (turnSeconds !== null || last < 1) return waits;
  const whole = sumOf(durations);
  if (fromSeconds === null) return waits.with(0, Math.max(0, untilSeconds - whole));
  wait(0, fromSeconds);
  const leavesAt = (index: number) => sumOf(waits.slice(0, index + 1)) + sumOf(durations.slice(0, index));
  const rests = stops.flatMap((stop, index) => (restAt(stop) === undefined ? [] : [index]));
  let resting = rests.find((index) => index < last) ?? 0;
  let isLed = false;
  let heard = 0;
  for (const [index, stop] of stops.entries()) {
    const move = moves.findIndex(({ to }, at) => at >= heard && to === restAt(stop));
    const { fromSeconds: toldAt = 0 } = moves[move] ?? {};
    if (index === 0 || move < 0) continue;
    const from = resting < index ? resting : 0;
    wait(from, toldAt - leavesAt(from));
    heard = move + 1;
    resting = index;
    isLed = true;
  }
  const spare = untilSeconds - leavesAt(last);
  const shared = (isLed ? [resting] : rests.filter((index) => index > 0)).filter((index) => index < last);
  for (const index of shared) wait(index, spare / shared.length);
  // At rest at the end there is nothing left to wait for.
  if (shared.length === 0 && !rests.includes(last)) wait(0, spare);
  return waits;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** How a body stands on its way, `seconds` after it began; at its end at the goal. */
export function standingOn({ stops }: Way, seconds: number, goal: Place): Standing {
  const index = stops.findIndex(({ atSeconds }) => atSeconds > seconds);
  const [from, to] = [stops[index - 1], stops[index]];
  const last = stops.at(-1);
  if (!last) throw new RangeError('a way needs a pose');
  if (!from || !to) return { pose: last.pose, next: goal };
  if (from.pose === to.pose) return { pose: from.pose, next: to.place };
  const share = (seconds - from.atSeconds) / (to.atSeconds - from.atSeconds);
  return { pose: interpolatePose(from.pose, to.pose, share), next: to.place };
}
