import type { FigureId } from '#app/drawings/figure/figure-ids.ts';

/** A session as data: what happens when. Everything that is shown, said and sounded follows from it. */
export interface Session {
  /** Unique among all sessions; its address is made from it. */
  readonly id: string;
  readonly title: string;
  readonly kind: 'yoga' | 'meditation' | 'breathing';
  readonly seconds: number;
  /** One after the other, without a gap, from 0 to `seconds`. */
  readonly steps: readonly Step[];
  /** By time; the first at 0, the last at `seconds`. */
  readonly cues: readonly Cue[];
  /** When to leave it, or ask first. */
  readonly precautions: readonly string[];
  /** The precautions must be read before the first start. */
  readonly isDemanding: boolean;
  /** Nothing rings, the breath neither: the listener may be asleep. */
  readonly isQuiet: boolean;
}

/** A stretch of time with one thing to do: a pose on one side, a part of a meditation. */
export interface Step {
  readonly name: string;
  readonly startSeconds: number;
  readonly seconds: number;
  readonly figure: FigureId | null;
  /** Which half of a step that is done on both sides; the second is drawn mirrored. */
  readonly side: 'first' | 'second' | null;
  /** One round of guided breath, repeated as often as whole rounds fit; empty where the breath is free. */
  readonly breath: readonly BreathPhase[];
}

/** Something that the teacher says, once, at its time. */
export interface Cue {
  readonly atSeconds: number;
  readonly text: string;
  readonly bell: Bell | null;
  /** Shown, but not said. */
  readonly isSilent?: boolean;
}

export type Bell = 'step' | 'side' | 'end';

export type BreathKind = 'in' | 'hold' | 'out' | 'rest';

export interface BreathPhase {
  readonly kind: BreathKind;
  readonly seconds: number;
}
