import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Body,
  blinkMs,
  blinks,
  breathing,
  type FigureLibrary,
  figurePainter,
  interpolatePose,
  type Place,
  type Pose,
  placeOf,
  poseAt,
  routeBetween,
  secondsBetween,
  sharedAttributes,
} from '#app/drawings/index.ts';
import type { DrawnFigure } from './drawn-figure.ts';
import styles from './stage.module.css';

interface MovingFigureProps {
  drawn: DrawnFigure;
  /** The step's other side. */
  isSecond: boolean;
  figures: FigureLibrary;
  /** Of the person who is drawn. */
  body: Body;
  /** Seconds into the session. */
  atSeconds: number;
  /** Seconds into its step. */
  stepSeconds: number;
  isRunning: boolean;
}

/**
 * A drawn figure that moves needs no more than five pictures a second to move evenly, one of them with each second of
 * the session: the next of these should come before a sixth.
 */
const pictureMs = 204;

/** Who goes so far at once into the middle of a step sees its pose there, and no way to it. */
const leapSeconds = 3;

/**
 * A figure that goes to its pose from the one it stood in, and breathes in it; a still for who wants no motion. Its name
 * stands beside it, and is heard there.
 */
export function MovingFigure(props: MovingFigureProps) {
  const { drawn, isSecond, figures, body, atSeconds, stepSeconds, isRunning } = props;
  const { id, begunAtSeconds, sinceSeconds, turnSeconds, fromSeconds, untilSeconds } = drawn;
  const { by } = drawn.step;
  const place = placeOf(id, isSecond, figures);
  const before = useRef<Standing>({ pose: poseAt(place, figures), next: place });
  const seenAt = useRef(atSeconds);
  const hasLeapt = Math.abs(atSeconds - seenAt.current) > leapSeconds && stepSeconds > leapSeconds;
  if (hasLeapt) before.current = { pose: poseAt(place, figures), next: place };
  // The same pose in the next step is another way, of no length.
  const way = useMemo(
    () => wayTo(before.current, place, figures, { begunAtSeconds, turnSeconds, fromSeconds, untilSeconds, by }),
    [place, figures, turnSeconds, begunAtSeconds, fromSeconds, untilSeconds, by],
  );
  const frame = useRef<HTMLDivElement>(null);
  const paint = usePainter(frame);
  useLayoutEffect(() => {
    seenAt.current = atSeconds;
  }, [atSeconds]);
  useLayoutEffect(() => {
    const isStill = wantsStillness();
    const draw = (seconds: number) => {
      const { pose, next } = standingOn(way, seconds, place);
      // Who waits on the way is drawn once.
      if (pose === before.current.pose && isRunning && seconds < way.seconds && seconds > sinceSeconds) return;
      before.current = { pose, next };
      const isAbove = String(pose.props.some(({ kind }) => kind === 'blanket'));
      if (frame.current && frame.current.dataset.above !== isAbove) frame.current.dataset.above = isAbove;
      paint(isStill ? pose : breathing(pose, seconds - way.seconds), body);
    };
    draw(sinceSeconds);
    if (!isRunning || isStill) return;
    // Who only breathes is drawn with each second of the session, and once more after a blink.
    if (sinceSeconds >= way.seconds) {
      const { pose } = before.current;
      const restSeconds = sinceSeconds - way.seconds;
      if (!blinks(pose, restSeconds)) return;
      paint({ ...breathing(pose, restSeconds), eyes: 'closed' }, body);
      const opening = setTimeout(() => draw(sinceSeconds), blinkMs);
      return () => clearTimeout(opening);
    }
    const begun = performance.now() - sinceSeconds * 1000;
    const timer = setInterval(() => draw((performance.now() - begun) / 1000), pictureMs);
    return () => clearInterval(timer);
  }, [way, place, body, sinceSeconds, isRunning, paint]);
  return (
    <div ref={frame} className={styles.moving} key={way.isDrawn ? 'way' : place} data-fades={!way.isDrawn}>
      <svg preserveAspectRatio="xMidYMax" className={styles.body} aria-hidden="true">
        <g {...sharedAttributes} />
      </svg>
    </div>
  );
}

/** Draws into the figure's `<svg>`, whichever it is by now. */
function usePainter(frame: RefObject<HTMLElement | null>): (pose: Pose, body: Body) => void {
  const [painters] = useState(() => new WeakMap<Element, ReturnType<typeof figurePainter>>());
  return useCallback(
    (pose, body) => {
      const svg = frame.current?.querySelector('svg');
      const group = svg?.querySelector('g');
      if (!svg || !group) return;
      const append = () => group.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
      const painter = painters.get(svg) ?? figurePainter({ svg, append });
      painters.set(svg, painter);
      painter(pose, body);
    },
    [frame, painters],
  );
}

/** How a body stands, and the place that it is at or was on its way to. */
type Standing = { readonly pose: Pose; readonly next: Place };

/** Poses one after the other, with the time at which the body is in each. */
interface Way {
  readonly stops: readonly { readonly pose: Pose; readonly place: Place; readonly atSeconds: number }[];
  readonly seconds: number;
  readonly isDrawn: boolean;
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Timing = Pick<DrawnFigure, 'begunAtSeconds' | 'turnSeconds' | 'fromSeconds' | 'untilSeconds'> &
  Pick<DrawnFigure['step'], 'by'>;

function wayTo(from: Standing, to: Place, figures: FigureLibrary, timing: Timing): Way {
  const { turnSeconds, by } = timing;
  const isStill = wantsStillness();
  const goal = poseAt(to, figures);
  const route = isStill ? [to] : routeBetween(from.next, to, figures, turnSeconds === null ? by : undefined);
  const places = isSeenOtherwise(from, to, goal) ? null : route;
  const poses = (places ?? [to]).map((place) => ({ pose: poseAt(place, figures), place }));
  // Who was interrupted on the way first goes on to the next place.
  if (places && poses[0]?.pose !== from.pose && !isStill) poses.unshift({ pose: from.pose, place: from.next });
  const durations = poses.slice(1).map(({ pose }, index) => secondsBetween(poses[index]?.pose ?? pose, pose));
  const whole = durations.reduce((sum, each) => sum + each, 0);
  // A movement takes its half of the breath.
  const slowed =
    turnSeconds !== null && durations.length === 1 ? Math.max(1, (0.85 * Math.min(turnSeconds, 6)) / whole) : 1;
  const waits = waitsOn(poses, whole, timing);
  let atSeconds = 0;
  const stops = poses.flatMap((stop, index) => {
    const arrival = { ...stop, atSeconds: atSeconds + (durations[index - 1] ?? 0) * slowed };
    atSeconds = arrival.atSeconds + (waits[index] ?? 0);
    return [arrival, { ...stop, atSeconds }];
  });
  return { stops, seconds: atSeconds, isDrawn: places !== null };
}

/** Whether the body stays as it is, and is seen from another side: nobody rises from a chair, or steps together, for that. */
function isSeenOtherwise(from: Standing, to: Place, goal: Pose): boolean {
  const stances = [from.next, to].map((place) => place.replace('~', ''));
  const isTurned = oneStance.every((id) => stances.includes(id));
  return from.pose.view !== goal.view && (isTurned || (isSeated(from.pose) && isSeated(goal)));
}

const oneStance: readonly Place[] = ['virabhadrasana1', 'virabhadrasana2'];

function isSeated({ props, root }: Pose): boolean {
  return root[1] < seatedHeight && props.some(({ kind }) => kind === 'chair' || kind === 'front-chair');
}

/** Between the hips of who sits on a chair and of who stands. Units of the figure. */
const seatedHeight = 60;

/** Poses that one can wait in until the next line: the body is at rest there. */
const restful: ReadonlySet<string> = new Set<Place>([
  'tadasana',
  'feet-apart',
  'standing-side',
  'all-fours',
  'sitting-on-heels',
  'sitting-knees-bent',
  'sukhasana',
  'dandasana',
  'lying-on-side',
  'supine-knees-bent',
  'prone',
  'sitting-on-chair',
  'chair-front',
]);

/**
 * How long to wait at each stop, in seconds: what the lines take longer than the body. Who leaves a pose comes to rest on
 * the way, or at its end; where there is no rest one waits before it.
 */
function waitsOn(stops: readonly { readonly place: Place }[], wholeSeconds: number, timing: Timing): number[] {
  const { turnSeconds, fromSeconds, untilSeconds } = timing;
  const spare = Math.max(0, untilSeconds - (fromSeconds ?? 0) - wholeSeconds);
  const waits = stops.map(() => 0);
  if (turnSeconds !== null || stops.length < 2) return waits;
  if (fromSeconds === null) return waits.with(0, spare);
  const rests = stops.flatMap(({ place }, index) => (index > 0 && restful.has(place.replace('~', '')) ? [index] : []));
  const [first = 0] = rests;
  const last = stops.length - 1;
  // At rest at the end there is nothing left to wait for.
  const shared = rests.filter((index) => index < last);
  if (shared.length > 0) for (const index of shared) waits[index] = spare / shared.length;
  else if (first !== last) waits[0] = spare;
  waits[0] = (waits[0] ?? 0) + fromSeconds;
  return waits;
}

function standingOn({ stops }: Way, seconds: number, goal: Place): Standing {
  const index = stops.findIndex(({ atSeconds }) => atSeconds > seconds);
  const [from, to] = [stops[index - 1], stops[index]];
  const last = stops.at(-1);
  if (!last) throw new RangeError('a way needs a pose');
  if (!from || !to) return { pose: last.pose, next: goal };
  if (from.pose === to.pose) return { pose: from.pose, next: to.place };
  const share = (seconds - from.atSeconds) / (to.atSeconds - from.atSeconds);
  return { pose: interpolatePose(from.pose, to.pose, share), next: to.place };
}
