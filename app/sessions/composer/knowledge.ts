import type { ConditionId, ConditionNotes, Thing } from '#app/conditions/index.ts';
import type { SequencePose } from '../script/from-sequence.ts';
import type { SpokenLines } from '../script/script.ts';

/** What a session is wished for. */
export const needs = ['rygg', 'nakke', 'hofter', 'bein', 'ro', 'energi', 'sovn', 'styrke', 'hele'] as const;
/** Where it is done. */
export const places = ['matte', 'stol', 'seng', 'kontor'] as const;
/** Things that not everybody has. */
export const props = ['blokk', 'belte', 'bolster', 'vegg'] as const;
/** Parts of the body that are warmed before they are loaded. */
export const families = [
  'neck',
  'shoulders',
  'wrists',
  'spine',
  'core',
  'hips',
  'back-of-legs',
  'legs',
  'balance',
] as const;
/** What the whole body does, as far as a counter pose asks. */
export const shapes = ['backbend', 'forward', 'side-bend', 'twist', 'inversion', 'balance'] as const;
/** What something may be in a session. */
export const roles = ['arrival', 'warm-up', 'main', 'counter', 'cool-down', 'rest'] as const;
/** From rest to the strongest. */
export const intensities = [1, 2, 3, 4, 5] as const;

/** Where one may be instead of on the middle of the mat. */
export const matsLeft = ['vegg', 'stol', 'langs-vegg'] as const;

/** What changes the words of something: it is sat on a blanket already, one comes from lying on cushions, what it lies on has been laid there, one is about to get up from bed, stands at a chair or a wall, whichever one chose, or on the feet before the chair, or does the same once more, or will, or is on the mat before sleep. */
export const circumstances = [
  'on-blanket',
  'off-cushions',
  'laid',
  'to-wake',
  'at-support',
  'once-more',
  'once-more-next',
  'rest-next',
  'front-of-chair',
  'at-chair-back',
  'before-sleep',
] as const;
/** What changes the words of a way: it leads around a chair to its front or to its back, down to a blanket to sit on, or down to something under the head. */
export const wayCircumstances = ['behind-chair', 'around-chair', 'to-blanket', 'to-bedding', 'off-blanket'] as const;

export type Circumstance = (typeof circumstances)[number];
export type WayCircumstance = (typeof wayCircumstances)[number];
export type MatLeft = (typeof matsLeft)[number];
export type Need = (typeof needs)[number];
export type Place = (typeof places)[number];
export type PropId = (typeof props)[number];
export type Family = (typeof families)[number];
export type Shape = (typeof shapes)[number];
export type Role = (typeof roles)[number];

/** Other words for a line, where a thing is missing or in use, or one has gone somewhere already. */
export interface Otherwise {
  readonly without?: PropId | undefined;
  readonly at?: MatLeft | undefined;
  readonly when?: Circumstance | undefined;
  readonly line: string;
  readonly say: string;
}

/** What a session asks of a pose or an exercise. */
export interface Practice {
  readonly places: readonly Place[];
  readonly roles: readonly Role[];
  readonly warms: readonly Family[];
  readonly loads: readonly Family[];
  readonly shapes: readonly Shape[];
  readonly counters: readonly Shape[];
  readonly intensity: (typeof intensities)[number];
  /** The shortest and the longest sensible hold, of each side. */
  readonly holdSeconds: readonly [shortest: number, longest: number];
  /** The longest where calm is asked for and the time is not filled otherwise; 0 where that is no longer. */
  readonly calmSeconds: number;
  /** One stays in it without moving, and could for long. */
  readonly still: boolean;
  /** The longest with a condition, where that is shorter. */
  readonly mostSeconds: Readonly<Partial<Record<ConditionId, number>>>;
  readonly props: readonly PropId[];
  /** What its lines speak of, also where one can do without: the welcome says to have it at hand. */
  readonly uses: readonly Thing[];
  /** One sits on a folded blanket in it, and may stay there. */
  readonly sitsOnBlanket: boolean;
  /** How many cushions that takes, where it speaks of them. */
  readonly cushions: number;
  readonly needs: readonly Need[];
  /** It opens the hips, and does not only move them. */
  readonly opensHips: boolean;
  /** Needs that it is never used for: what wakes is not done before sleep. */
  readonly notFor: readonly Need[];
  /** Conditions that turn it into something else than its lines lead into: with a voice alone it is left out. */
  readonly otherPoseFor: readonly ConditionId[];
  /** Conditions whose advice is to lie propped up, which is said once where one lies down. */
  readonly proppedFor: readonly ConditionId[];
  /** Conditions whose advice is about before or after, or is what the lines say anyway: it is shown, not said at the way in. */
  readonly shownFor: readonly ConditionId[];
  /** Conditions whose advice is about getting up afterwards: it is shown where one does, not said at the way in. */
  readonly shownAfter: readonly ConditionId[];
  /** It is learnt from a teacher in the same room: a voice leads nobody into it. */
  readonly taughtInPerson: boolean;
  /** One stands in it with bent knees: sore ones do that once, and not for long. */
  readonly bendsKnees: boolean;
  /** So long everybody waits afterwards, with the head up, where it has been low: 0 where it has not. */
  readonly clearSeconds: number;
  /** What is said in place of a line without a thing, or to who is at a wall or a chair already. */
  readonly otherwise: readonly Otherwise[];
  /** It is done away from the mat, at a wall or a chair, or lying along a wall: from where one has to come back. */
  readonly leavesMat: MatLeft | null;
}

/** A pose or an exercise with all that is known of it. */
export interface RepertoireItem extends SequencePose {
  readonly spoken: SpokenLines;
  readonly practice: Practice;
  readonly conditions: ConditionNotes;
  /** What it does to a body, as content/movements.yaml names it. */
  readonly movements: readonly string[];
  /** What it is the second round of, where it is one. */
  readonly firstRound?: RepertoireItem;
}
