import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DrawnId } from '#app/drawings/ids.ts';
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
import styles from './stage.module.css';

interface MovingFigureProps {
  id: DrawnId;
  /** The step's other side. */
  isSecond: boolean;
  figures: FigureLibrary;
  /** Of the person who is drawn. */
  body: Body;
  /** How long the figure has been shown, the way to it included. */
  sinceSeconds: number;
  /** Seconds into the session. */
  atSeconds: number;
  /** Seconds into its step. */
  stepSeconds: number;
  /** How long a movement's way may take, which goes with the breath; null where nothing waits. */
  turnSeconds: number | null;
  /** Through which figure one comes to a step. */
  by?: DrawnId | undefined;
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
  const { id, isSecond, figures, body, sinceSeconds, atSeconds, stepSeconds, turnSeconds, by, isRunning } = props;
  const place = placeOf(id, isSecond, figures);
  const before = useRef<Standing>({ pose: poseAt(place, figures), next: place });
  const seenAt = useRef(atSeconds);
  const hasLeapt = Math.abs(atSeconds - seenAt.current) > leapSeconds && stepSeconds > leapSeconds;
  if (hasLeapt) before.current = { pose: poseAt(place, figures), next: place };
  const way = useMemo(() => wayTo(before.current, place, figures, turnSeconds, by), [place, figures, turnSeconds, by]);
  const frame = useRef<HTMLDivElement>(null);
  const paint = usePainter(frame);
  useLayoutEffect(() => {
    seenAt.current = atSeconds;
  }, [atSeconds]);
  useLayoutEffect(() => {
    const isStill = wantsStillness();
    const draw = (seconds: number) => {
      const { pose, next } = standingOn(way, seconds, place);
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

function wayTo(from: Standing, to: Place, figures: FigureLibrary, turnSeconds: number | null, by?: DrawnId): Way {
  const places = wantsStillness() ? [to] : routeBetween(from.next, to, figures, turnSeconds === null ? by : undefined);
  const poses = (places ?? [to]).map((place) => ({ pose: poseAt(place, figures), place }));
  // Who was interrupted on the way first goes on to the next place.
  if (places && poses[0]?.pose !== from.pose && !wantsStillness()) poses.unshift({ pose: from.pose, place: from.next });
  const durations = poses.slice(1).map(({ pose }, index) => secondsBetween(poses[index]?.pose ?? pose, pose));
  const whole = durations.reduce((sum, each) => sum + each, 0);
  // A movement takes its half of the breath.
  const slowed =
    turnSeconds !== null && durations.length === 1 ? Math.max(1, (0.85 * Math.min(turnSeconds, 6)) / whole) : 1;
  let atSeconds = 0;
  const stops = poses.map((stop, index) => {
    atSeconds += (durations[index - 1] ?? 0) * slowed;
    return { ...stop, atSeconds };
  });
  return { stops, seconds: atSeconds, isDrawn: places !== null };
}

function standingOn({ stops }: Way, seconds: number, goal: Place): Standing {
  const index = stops.findIndex(({ atSeconds }) => atSeconds > seconds);
  const [from, to] = [stops[index - 1], stops[index]];
  const last = stops.at(-1);
  if (!last) throw new RangeError('a way needs a pose');
  if (!from || !to) return { pose: last.pose, next: goal };
  const share = (seconds - from.atSeconds) / (to.atSeconds - from.atSeconds);
  return { pose: interpolatePose(from.pose, to.pose, share), next: to.place };
}
