import { useEffect, useRef } from 'react';
import type { BreathKind } from '../script/session.ts';
import type { BreathMoment } from '../script/timeline.ts';
import styles from './breath-form.module.css';

/** Where the breath is free the sun breathes at this pace: seconds for in and out together. */
const freeBreathMs = 11_000;

interface BreathFormProps {
  breath: BreathMoment | null;
  isRunning: boolean;
}

/** A sun that rises from the sea with the breath and sinks with it; still, high or low, for who wants no motion. */
export function BreathForm({ breath, isRunning }: BreathFormProps) {
  const sun = useRef<HTMLDivElement>(null);
  const road = useRef<HTMLDivElement>(null);
  const motions = useRef<readonly Animation[]>([]);
  const { kind, phaseSeconds, elapsedSeconds, sinceSeconds } = breath ?? {};

  // A phase is begun once, when it begins: what has passed of it is taken from the moment of that render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time passed changes all along
  useEffect(() => {
    for (const motion of motions.current) motion.cancel();
    const begun = [
      begin(sun.current, 'translateY(0)', 'translateY(-84%)', kind, phaseSeconds ?? 0, elapsedSeconds ?? 0),
      begin(road.current, 'scale(0.5, 0.35)', 'none', kind, phaseSeconds ?? 0, elapsedSeconds ?? 0),
    ];
    motions.current = begun.filter((motion) => motion !== null);
    if (!isRunning) for (const motion of motions.current) motion.pause();
  }, [kind, sinceSeconds, isRunning]);

  return (
    <div aria-hidden="true" data-kind={kind ?? 'free'}>
      <div className={styles.sky}>
        <div ref={sun} className={styles.sun} />
      </div>
      <div className={styles.sea}>
        <div ref={road} className={styles.road} />
      </div>
    </div>
  );
}

function begin(
  element: HTMLElement | null,
  low: string,
  high: string,
  kind: BreathKind | undefined,
  phaseSeconds: number,
  elapsedSeconds: number,
): Animation | null {
  if (!element) return null;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!kind) {
    if (isStill) return null;
    const frames = [{ transform: low }, { transform: high, offset: 0.45 }, { transform: low }];
    return element.animate(frames, {
      duration: freeBreathMs,
      iterations: Number.POSITIVE_INFINITY,
      easing: 'ease-in-out',
    });
  }
  const [from, to] = { in: [low, high], hold: [high, high], out: [high, low], rest: [low, low] }[kind] ?? [];
  const frames = isStill ? [{ transform: to }, { transform: to }] : [{ transform: from }, { transform: to }];
  const animation = element.animate(frames, { duration: phaseSeconds * 1000, fill: 'both', easing: 'ease-in-out' });
  animation.currentTime = elapsedSeconds * 1000;
  return animation;
}
