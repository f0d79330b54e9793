import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Body } from '#app/drawings/figure/body.ts';
import type { FigureId } from '#app/drawings/figure/figure-ids.ts';
import type { FigureLibrary } from '#app/drawings/figure/figure-library.ts';
import { interpolatePose } from '#app/drawings/figure/interpolate.ts';
import { mirrored } from '#app/drawings/figure/mirror.ts';
import { PoseDrawing } from '#app/drawings/figure/pose-drawing.tsx';
import { routeBetween } from '#app/drawings/figure/route.ts';
import type { Pose } from '#app/drawings/figure/skeleton.ts';
import styles from './stage.module.css';

interface MovingFigureProps {
  id: FigureId;
  isMirrored: boolean;
  figures: FigureLibrary;
  /** Of the person who is drawn. */
  body: Body;
  /** How long the step has lasted. */
  sinceSeconds: number;
  isRunning: boolean;
  title: string;
}

/** How long the body takes from one pose of its way to the next: half a calm breath. */
const legSeconds = 2.5;
/** A drawn figure needs no more pictures a second than this to move evenly. */
const framesASecond = 24;

/** A figure that goes to its pose from the one it stood in; a fade where no way is drawn, a still for who wants no motion. */
export function MovingFigure({ id, isMirrored, figures, body, sinceSeconds, isRunning, title }: MovingFigureProps) {
  const { poses } = figures;
  const target = poses[id];
  // A pose that leans on something is turned as a picture: wall and chair turn with it.
  const isPicture = isMirrored && target.props.length > 0;
  const goal = useMemo(() => (isMirrored && !isPicture ? mirrored(target) : target), [target, isMirrored, isPicture]);
  const before = useRef(goal);
  const route = useMemo(() => wayTo(before.current, goal, poses), [goal, poses]);
  const share = useShare(route, sinceSeconds, isRunning);
  const pose = route ? poseOn(route, share) : goal;
  useEffect(() => {
    before.current = pose;
  }, [pose]);
  return (
    <div className={styles.moving} key={route ? 'way' : `${id} ${isMirrored}`} data-fades={!route}>
      <Drawing pose={pose} body={body} title={title} mirrored={isPicture} className={styles.figure} />
    </div>
  );
}

const Drawing = memo(PoseDrawing);

function wayTo(from: Pose, to: Pose, poses: FigureLibrary['poses']): readonly Pose[] | null {
  if (from === to) return [to];
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? [to] : routeBetween(from, to, poses);
}

/** How far along its way the body is, 0 to 1; a picture at a time while it moves, and then at rest. */
function useShare(route: readonly Pose[] | null, sinceSeconds: number, isRunning: boolean): number {
  const seconds = ((route?.length ?? 1) - 1) * legSeconds;
  const at = seconds === 0 ? 1 : Math.min(sinceSeconds / seconds, 1);
  const [drawn, setDrawn] = useState({ route, share: at });
  const isMoving = isRunning && at < 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock goes on by itself from where the step was
  useEffect(() => {
    if (!isMoving) return;
    const begun = performance.now() - sinceSeconds * 1000;
    const timer = setInterval(() => {
      const share = Math.min((performance.now() - begun) / 1000 / seconds, 1);
      setDrawn({ route, share });
      if (share === 1) clearInterval(timer);
    }, 1000 / framesASecond);
    return () => clearInterval(timer);
  }, [route, isMoving]);
  return drawn.route === route && isMoving ? Math.max(drawn.share, at) : at;
}

/** The pose on a way: each part of it begins and ends at rest. */
function poseOn(route: readonly Pose[], share: number): Pose {
  const parts = route.length - 1;
  const part = Math.min(Math.floor(share * parts), parts - 1);
  const [from, to] = [route[part], route[part + 1]];
  const last = route.at(-1);
  if (!last) throw new RangeError('a way needs a pose');
  if (!from || !to || share >= 1) return last;
  const t = share * parts - part;
  return interpolatePose(from, to, t * t * (3 - 2 * t));
}
