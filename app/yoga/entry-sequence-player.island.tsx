import { useEffect, useRef, useState } from 'react';
import { type Body, interpolatePose, type Pose, PoseDrawing } from '#app/drawings/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import styles from './pose.module.css';

/** One breath in or out; each step of the way takes one, and the body rests for a moment between two. */
const breathMs = 5000;
const restMs = 1500;

interface WayInPlayerProps {
  /** Names the last pose for those who do not see it. */
  title: string;
  /** Of the person who is drawn. */
  body: Body;
  /** From the first key frame to the pose itself, each with what is said when the body arrives there. */
  frames: readonly { readonly pose: Pose; readonly words: string }[];
}

/**
 * The figure of a pose, and a button that lets it go the way in, by breath. Pressed again it stops, and goes on. Where
 * less motion is asked for, the key frames stand still one after the other.
 */
export default function EntrySequencePlayer({ title, body, frames }: WayInPlayerProps) {
  const [isRunning, setRunning] = useState(false);
  /** Time spent on the way; null before it is shown for the first time. */
  const [spentMs, setSpentMs] = useState<number | null>(null);
  const last = frames.length - 1;
  const { index, share } = spentMs === null ? { index: last, share: 0 } : placeAt(spentMs, last);
  const isOver = spentMs !== null && index === last;

  const startMs = useRef(0);
  useEffect(() => {
    if (!isRunning) return;
    let request = 0;
    const draw = () => {
      const nowMs = performance.now() - startMs.current;
      setSpentMs(nowMs);
      if (placeAt(nowMs, last).index === last) setRunning(false);
      else request = requestAnimationFrame(draw);
    };
    request = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(request);
  }, [isRunning, last]);

  const press = () => {
    startMs.current = performance.now() - (isOver ? 0 : (spentMs ?? 0));
    setRunning(!isRunning);
  };
  const [from, to] = [frames[index], frames[index + 1]];
  if (!from) throw new RangeError('a way needs a frame');
  return (
    <div className={styles.stage} data-entry-sequence>
      <PoseDrawing
        pose={to && share > 0 && !wantsStillness() ? interpolatePose(from.pose, to.pose, share) : from.pose}
        body={body}
        title={title}
        framed
        className={styles.figure}
      />
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.strong} ${styles.play}`}
        data-needs-script
        onClick={press}
      >
        {!isRunning && <Icon name="play" />}
        {isRunning ? 'Stopp' : spentMs === null || isOver ? 'Se bevegelsen' : 'Fortsett'}
      </button>
      <span role="status" className="island-status">
        {spentMs !== null && from.words}
      </span>
    </div>
  );
}

/** Between which two frames the body is, and how far: it lingers at each, and sets off and arrives softly. */
function placeAt(spentMs: number, last: number): { index: number; share: number } {
  const stretchMs = restMs + breathMs;
  const index = Math.min(Math.floor(spentMs / stretchMs), last);
  if (index === last) return { index, share: 0 };
  const moving = Math.max(0, spentMs - index * stretchMs - restMs) / breathMs;
  return { index, share: (1 - Math.cos(Math.PI * moving)) / 2 };
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
