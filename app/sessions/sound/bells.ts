import type { Bell, BreathKind } from '../script/session.ts';

/** One stroke of a bell made in the browser. */
interface Stroke {
  readonly afterSeconds: number;
  readonly hertz: number;
  /** 0 to 1. */
  readonly strength: number;
  /** How long it rings. */
  readonly ringSeconds: number;
}

/** Each signal has a sound of its own, told apart by height and number of strokes alone. */
export const strokes: Readonly<Record<Bell | BreathKind, readonly Stroke[]>> = {
  step: [{ afterSeconds: 0, hertz: 264, strength: 0.5, ringSeconds: 4 }],
  side: [
    { afterSeconds: 0, hertz: 352, strength: 0.5, ringSeconds: 3 },
    { afterSeconds: 0.7, hertz: 352, strength: 0.4, ringSeconds: 3 },
  ],
  end: [
    { afterSeconds: 0, hertz: 198, strength: 0.6, ringSeconds: 6 },
    { afterSeconds: 2.2, hertz: 198, strength: 0.5, ringSeconds: 6 },
    { afterSeconds: 4.4, hertz: 198, strength: 0.4, ringSeconds: 7 },
  ],
  in: [{ afterSeconds: 0, hertz: 440, strength: 0.3, ringSeconds: 1.6 }],
  hold: [
    { afterSeconds: 0, hertz: 587, strength: 0.16, ringSeconds: 0.8 },
    { afterSeconds: 0.25, hertz: 587, strength: 0.12, ringSeconds: 0.8 },
  ],
  out: [{ afterSeconds: 0, hertz: 294, strength: 0.34, ringSeconds: 2.4 }],
  rest: [{ afterSeconds: 0, hertz: 220, strength: 0.2, ringSeconds: 1 }],
};

/** The partials of a small metal bowl: how high above the ground tone, how strong, how long. */
export const partials = [
  { ratio: 1, share: 0.7, lasting: 1 },
  { ratio: 2.76, share: 0.22, lasting: 0.55 },
  { ratio: 5.4, share: 0.08, lasting: 0.3 },
] as const;

/** How a stroke swells, and where it has died away. */
export const attackSeconds = 0.015;
export const faintest = 0.0001;

/** Rings once: now, or so many seconds from now. */
export function ring(context: BaseAudioContext, output: AudioNode, bell: Bell | BreathKind, inSeconds = 0): void {
  for (const { afterSeconds, hertz, strength, ringSeconds } of strokes[bell]) {
    for (const { ratio, share, lasting } of partials) {
      const from = context.currentTime + 0.02 + inSeconds + afterSeconds;
      const until = from + ringSeconds * lasting;
      const tone = new OscillatorNode(context, { frequency: hertz * ratio });
      const loudness = new GainNode(context, { gain: 0 });
      loudness.gain.setValueAtTime(0, from);
      loudness.gain.linearRampToValueAtTime(strength * share, from + attackSeconds);
      loudness.gain.exponentialRampToValueAtTime(faintest, until);
      tone.connect(loudness).connect(output);
      tone.start(from);
      tone.stop(until);
    }
  }
}
