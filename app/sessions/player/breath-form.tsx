import { useEffect, useRef } from 'react';
import type { BreathKind } from '#app/sessions/script/session.ts';
import type { BreathMoment } from '#app/sessions/script/timeline.ts';
import styles from './breath-form.module.css';

/** Where the breath is free the form breathes at this pace: seconds for in and out together. */
const freeBreathMs = 11_000;
const small = 'scale(0.58)';
const large = 'scale(1)';

interface BreathFormProps {
  breath: BreathMoment | null;
  isRunning: boolean;
}

/** A form that grows and sinks like a breath; still pictures, small and large, for who wants no motion. */
export function BreathForm({ breath, isRunning }: BreathFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const motion = useRef<Animation>(null);
  const { kind, phaseSeconds, elapsedSeconds, sinceSeconds } = breath ?? {};

  // A phase is begun once, when it begins: what has passed of it is taken from the moment of that render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time passed changes all along
  useEffect(() => {
    motion.current?.cancel();
    motion.current = begin(form.current, kind, phaseSeconds ?? 0, elapsedSeconds ?? 0);
    if (!isRunning) motion.current?.pause();
  }, [kind, sinceSeconds, isRunning]);

  return (
    <div className={styles.form} aria-hidden="true">
      <div ref={form} className={styles.breath} data-kind={kind ?? 'free'}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

function begin(
  element: HTMLElement | null,
  kind: BreathKind | undefined,
  phaseSeconds: number,
  elapsedSeconds: number,
): Animation | null {
  if (!element) return null;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!kind) {
    if (isStill) return null;
    const frames = [{ transform: small }, { transform: large, offset: 0.45 }, { transform: small }];
    return element.animate(frames, {
      duration: freeBreathMs,
      iterations: Number.POSITIVE_INFINITY,
      easing: 'ease-in-out',
    });
  }
  const [from, to] =
    { in: [small, large], hold: [large, large], out: [large, small], rest: [small, small] }[kind] ?? [];
  const frames = isStill ? [{ transform: to }, { transform: to }] : [{ transform: from }, { transform: to }];
  const animation = element.animate(frames, { duration: phaseSeconds * 1000, fill: 'both', easing: 'ease-in-out' });
  animation.currentTime = elapsedSeconds * 1000;
  return animation;
}
