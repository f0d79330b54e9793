import type { Ambience } from '../player/settings.ts';
import { loopInto, loudness } from '../sound/sound.ts';
import { openOutput } from '../sound/sound-output.ts';

/** How long a background takes to go at the end: nobody wakes of it. */
export const fadeSeconds = 120;
const riseSeconds = 2;
/** From the end of the session's own background to this one. */
const stopSeconds = 1;

export interface Background {
  /** From now on for so long, and then softer and softer. */
  playFor(seconds: number, percent: number): void;
  /** Softly, at once. */
  stop(): void;
}

/**
 * A background of its own, silent until it is to play. To be opened in a visitor's own action. What happens when is told
 * to the device's sound once and for all: it goes on and ends while the page sleeps.
 */
export function openBackground(kind: Ambience, onEnd: () => void): Background {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    output.close();
    onEnd();
  };
  const output = openOutput(end);
  const { context } = output;
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(output.mix);
  const source = loopInto(gain, kind);
  source.addEventListener('ended', end);
  output.play();
  return {
    playFor(seconds, percent) {
      const from = context.currentTime;
      for (const { atSeconds, share } of levels(seconds))
        gain.gain.linearRampToValueAtTime(share * loudness(percent), from + atSeconds);
      source.stop(from + seconds);
    },
    stop() {
      const now = context.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(0, now, stopSeconds / 4);
      source.stop(now + stopSeconds);
    },
  };
}

/** The way of the loudness, as corners of a line: up, even, and down over the last two minutes, or half of what is shorter. */
export function levels(seconds: number): readonly { atSeconds: number; share: number }[] {
  const fall = Math.min(fadeSeconds, seconds / 2);
  return [
    { atSeconds: 0, share: 0 },
    { atSeconds: Math.min(riseSeconds, seconds - fall), share: 1 },
    { atSeconds: seconds - fall, share: 1 },
    { atSeconds: seconds, share: 0 },
  ];
}
