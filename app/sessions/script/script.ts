import type { FigureId, ShownId } from '#app/drawings/ids.ts';
import type { BreathPhase, Step } from './session.ts';
import type { Station } from './stations.ts';

/** One thing that the teacher says, recorded as one piece, with the time that belongs to it. */
export interface Line {
  readonly text: string;
  /** The same of the other side, where it names one: who begins with the left side hears that. */
  readonly otherSide?: string | undefined;
  /** From the start of this line to the start of the next: the words, and what the body does. */
  readonly seconds: number;
  /** Where it brings the body, in order; empty where the body stays. */
  readonly to: readonly Station[];
  /** What is drawn from its first word on, until another line draws something; several take turns. */
  readonly draws?: readonly ShownId[] | undefined;
  /** It opens or closes the eyes. */
  readonly eyes?: 'open' | 'closed' | undefined;
  /** Said in sessions of at least so many minutes. */
  readonly minMinutes: number;
  /** Said in sessions of at most so many minutes. */
  readonly maxMinutes: number;
}

/** The way into a pose, what is said while it is held, the way out. */
export interface SpokenSide {
  readonly in: readonly Line[];
  readonly hold: readonly Line[];
  readonly out: readonly Line[];
}

/** What is said in one step, in the order of its fields, the second side before `after`. */
export interface SpokenLines extends SpokenSide {
  /** From where the step before ended to where this one begins. */
  readonly passage: readonly Line[];
  /** Of both sides, before the first. */
  readonly before: readonly Line[];
  /** Said before the second side, and of it alone: what was said before the first in other words. */
  readonly between?: readonly Line[];
  readonly second: SpokenSide | null;
  /** Of both sides, after the second. */
  readonly after: readonly Line[];
}

/** One thing to do in a session, with all that is said in it. */
export interface ScriptStep {
  readonly name: string;
  readonly role: 'opening' | 'practice' | 'closing';
  readonly figure: FigureId | null;
  readonly drawn?: Step['drawn'];
  readonly drawnSeconds?: Step['drawnSeconds'];
  readonly by?: Step['by'];
  /** Where the body is while it is done; null where that is not told, as in a meditation. */
  readonly station: Station | null;
  readonly spoken: SpokenLines;
  /** Free before the first line: for a bell, or for nothing. */
  readonly leadSeconds: number;
  /** Of two sides the left one comes first: it is drawn the other way round. */
  readonly isLeftFirst?: boolean;
  /** Its last line before the way out gets what is left of the session. */
  readonly isRest: boolean;
  /** Left out of sessions of fewer minutes. */
  readonly minMinutes: number;
  /** How long a round takes, where one is asked for by number. */
  readonly roundSeconds: number;
  readonly breath: readonly BreathPhase[];
}

/** A session as it is written: one text for all its lengths. */
export interface Script {
  readonly steps: readonly ScriptStep[];
  /** In minutes, from short to long; the last is the full one. Empty: as long as its lines. */
  readonly lengths: readonly number[];
  readonly startsAt: Station;
  /** One goes on awake, and its rest is a short one. */
  readonly isLively?: boolean;
  /** Nothing rings: the listener may be asleep. */
  readonly isQuiet: boolean;
  /** Nothing rings, by day either: a gong would frighten. */
  readonly isWithoutBells?: boolean;
}
