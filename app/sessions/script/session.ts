import type { DrawnId, FigureId, ShownId } from '#app/drawings/ids.ts';
import type { Station } from './stations.ts';

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
  /** In minutes, from short to long: the lengths it can be had in. The last is the full one; with one there is no choice. */
  readonly lengths: readonly number[];
}

/** A stretch of time with one thing to do: a pose on one side, a part of a meditation. */
export interface Step {
  readonly name: string;
  readonly startSeconds: number;
  readonly seconds: number;
  readonly figure: FigureId | null;
  /** What is drawn instead of the pose; several take turns, `drawnSeconds` each. */
  readonly drawn?: readonly DrawnId[] | undefined;
  readonly drawnSeconds?: number | undefined;
  /** What its lines draw, each from its time on; several take turns. */
  readonly turns?: readonly Turn[] | undefined;
  /** The lines that lead to another place, in order; missing where none does. */
  readonly moves?: readonly Move[] | undefined;
  /** When its lines open the eyes, and when they close again: with a line that says so, or as the pose is held. */
  readonly eyes?: readonly Eyes[] | undefined;
  /** When the lines have led into the pose: a movement begins then. Seconds of the step, as the next. */
  readonly heldFromSeconds?: number | undefined;
  /** When the lines lead out of it; missing where they do not, and in the rest. */
  readonly leavesFromSeconds?: number | undefined;
  /** Through which figure one comes to it, where that is hardly longer: up from the floor by a chair. */
  readonly by?: DrawnId | undefined;
  /** Which half of a step that is done on both sides; the one of the left side is drawn mirrored. */
  readonly side: Side | null;
  /** Which side its lines speak of: the word that they say most. */
  readonly named?: 'venstre' | 'høyre' | undefined;
  /** The left side comes first, and not the right one. */
  readonly isLeftFirst?: boolean;
  /** One round of guided breath, repeated as often as whole rounds fit; empty where the breath is free. */
  readonly breath: readonly BreathPhase[];
}

/** Where a line leads, from its first word on. Seconds of its step. */
export interface Move {
  readonly fromSeconds: number;
  readonly to: Station;
}

/** Seconds of its step. */
export interface Eyes {
  readonly fromSeconds: number;
  readonly isOpen: boolean;
}

/** Seconds of its step. */
export interface Turn {
  readonly fromSeconds: number;
  readonly drawn: readonly ShownId[];
}

/** Something that the teacher says, once, at its time. */
export interface Cue {
  /** Step and line, `4-7`: unique in its session. */
  readonly id: string;
  readonly atSeconds: number;
  readonly text: string;
  readonly bell: Bell | null;
  readonly kind: CueKind;
  readonly side: Side | null;
  /** Shown, but not said. */
  readonly isSilent?: boolean;
  /** Heard in the session's sound track: nobody else has to say it. */
  readonly isRecorded?: boolean;
}

/** Which half of something that is done on both sides. */
export type Side = 'first' | 'second';

/** What a line is for: the way in, the pose itself, the way out, from one place to the next, the session's two ends. */
export type CueKind = 'in' | 'hold' | 'out' | 'transition' | 'opening' | 'closing';

export type Bell = 'step' | 'side' | 'end';

export type BreathKind = 'in' | 'hold' | 'out' | 'rest';

export interface BreathPhase {
  readonly kind: BreathKind;
  readonly seconds: number;
}
