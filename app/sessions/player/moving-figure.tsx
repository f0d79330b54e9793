import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Body,
  blinkMs,
  blinks,
  breathing,
  type FigureLibrary,
  figurePainter,
  type Pose,
  placeOf,
  poseAt,
  sharedAttributes,
} from '#app/drawings/index.ts';
import type { DrawnFigure } from './drawn-figure.ts';
import styles from './moving-figure.module.css';
import { type Standing, standingOn, wayTo } from './way.ts';

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface MovingFigureProps {
  drawn: DrawnFigure;
  /** The step's other side. */
  isSecond: boolean;
  /** The lines have opened the eyes, whatever the pose. */
  areEyesOpen: boolean;
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
  const { drawn, isSecond, areEyesOpen, figures, body, atSeconds, stepSeconds, isRunning } = props;
  const { id, step, before: stepBefore, begunAtSeconds, sinceSeconds, turnSeconds, fromSeconds, untilSeconds } = drawn;
  const place = placeOf(id, isSecond, figures);
  const before = useRef<Standing>({ pose: poseAt(place, figures), next: place });
  const seenAt = useRef(atSeconds);
  const hasLeapt = Math.abs(atSeconds - seenAt.current) > leapSeconds && stepSeconds > leapSeconds;
  if (hasLeapt) before.current = { pose: poseAt(place, figures), next: place };
  // The same pose in the next step is another way, of no length.
  const way = useMemo(() => {
    const told = { step, before: stepBefore, begunAtSeconds, turnSeconds, fromSeconds, untilSeconds };
    return wayTo(before.current, place, figures, told, wantsStillness());
  }, [place, figures, step, stepBefore, begunAtSeconds, turnSeconds, fromSeconds, untilSeconds]);
  const frame = useRef<HTMLDivElement>(null);
  // Where no way is drawn: the new figure comes over the old one, which is whole until then.
  useLayoutEffect(() => {
    if (!way.isDrawn && !wantsStillness()) comeOver(frame.current);
  }, [way]);
  const paint = usePainter(frame);
  useLayoutEffect(() => {
    seenAt.current = atSeconds;
  }, [atSeconds]);
  useLayoutEffect(() => {
    const isStill = wantsStillness();
    const seen = (pose: Pose): Pose => (areEyesOpen ? { ...pose, eyes: 'open' } : pose);
    const draw = (seconds: number) => {
      const { pose, next } = standingOn(way, seconds, place);
      // Who waits on the way is drawn once.
      if (pose === before.current.pose && isRunning && seconds < way.seconds && seconds > sinceSeconds) return;
      before.current = { pose, next };
      const isAbove = String(pose.props.some(({ kind }) => kind === 'blanket'));
      if (frame.current && frame.current.dataset.above !== isAbove) frame.current.dataset.above = isAbove;
      paint(seen(isStill ? pose : breathing(pose, seconds - way.seconds)), body);
    };
    draw(sinceSeconds);
    if (!isRunning || isStill) return;
    // Who only breathes is drawn with each second of the session, and once more after a blink.
    if (sinceSeconds >= way.seconds) {
      const { pose } = before.current;
      const restSeconds = sinceSeconds - way.seconds;
      if (!blinks(seen(pose), restSeconds)) return;
      paint({ ...breathing(pose, restSeconds), eyes: 'closed' }, body);
      const opening = setTimeout(() => draw(sinceSeconds), blinkMs);
      return () => clearTimeout(opening);
    }
    const begun = performance.now() - sinceSeconds * 1000;
    const timer = setInterval(() => draw((performance.now() - begun) / 1000), pictureMs);
    return () => clearInterval(timer);
  }, [way, place, areEyesOpen, body, sinceSeconds, isRunning, paint]);
  return (
    <div ref={frame} className={styles.moving} data-fades={!way.isDrawn}>
      <svg preserveAspectRatio="xMidYMax" className={styles.body} aria-hidden="true">
        <g {...sharedAttributes} />
      </svg>
    </div>
  );
}

/** Before it is drawn anew: a copy of it goes as soon as it is covered. Neither is seen through at any time. */
function comeOver(figure: HTMLElement | null): void {
  const old = figure?.querySelector('path') && figure.cloneNode(true);
  if (!figure || !(old instanceof HTMLElement)) return;
  delete old.dataset.fades;
  figure.before(old);
  figure.animate({ opacity: [0, 1] }, fadeMs);
  old.animate({ opacity: [1, 1, 0] }, 2 * fadeMs).onfinish = () => old.remove();
}

const fadeMs = 300;

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
