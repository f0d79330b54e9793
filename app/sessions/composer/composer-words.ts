import type { ConditionId, Thing } from '#app/conditions/index.ts';
import type { Passages, Way } from '../script/passages.ts';
import type { Line } from '../script/script.ts';
import type { MatLeft, Place, WayCircumstance } from './knowledge.ts';

/** The first words, and the things that they speak of. */
export interface Welcome {
  readonly uses: readonly Thing[];
  readonly lines: readonly Line[];
}

/** What asks for things, and for as many cushions. */
export interface AtHand {
  readonly uses: readonly Thing[];
  readonly cushions?: number | undefined;
  readonly line: Line;
}

/** Other words for a way, for who has one of some conditions, or to whom the floor is far. */
export interface CarefulWay extends Way {
  readonly for?: readonly ConditionId[] | undefined;
  /** Beside one of those. */
  readonly with?: ConditionId | undefined;
  readonly far: boolean;
  readonly when?: WayCircumstance | undefined;
}

/** What is said to who has one of some conditions, or to anybody. */
export interface WordsFor {
  readonly for?: readonly ConditionId[] | undefined;
  readonly lines: readonly Line[];
}

/** What is said around and between the parts of a session. */
export interface ComposerWords {
  readonly passages: Passages;
  readonly opening: Readonly<Record<Place, Welcome>>;
  /** The welcome on a mat where one begins on the feet, by a chair. */
  readonly standingOpening: Welcome;
  /** On a chair, to whom a hip is sore. */
  readonly highSeat: readonly Line[];
  /** Said first of what to have at hand, to whom `stop` tells to call somebody. */
  readonly phone: { readonly for: readonly ConditionId[]; readonly line: Line };
  /** What to have at hand: of each group the line for just the things that are used. */
  readonly atHand: readonly (readonly AtHand[])[];
  /** The same to who falls asleep on the mat: what keeps warm. */
  readonly cover: readonly Line[];
  /** Said after the welcome: when to stop, by condition. */
  readonly stop: Readonly<Partial<Record<ConditionId, readonly Line[]>>>;
  /** To who is pregnant with a high blood pressure, instead of both: what it may be a sign of cannot wait. */
  readonly pressureInPregnancy: readonly Line[];
  /** The way from sitting down to the back of who is to lie propped up: the first that fits a wish is said. */
  readonly propped: readonly WordsFor[];
  /** Their welcome in bed. */
  readonly proppedInBed: Welcome;
  /** Their cushions beside those, the first line for one. */
  readonly moreCushions: readonly Line[];
  readonly offBlanket: readonly Line[];
  readonly offMat: readonly Line[];
  /** Said where one gets up from the cushions that one lay on. */
  readonly cushionsAway: readonly Line[];
  /** On a mat, how one sits up from those cushions to lie down on the side: the first that fits a wish is said. */
  readonly offCushions: readonly WordsFor[];
  /** The same in bed, and down on the side. */
  readonly offCushionsInBed: readonly WordsFor[];
  /** Said on a mat before one lies down on the side from sitting. */
  readonly bedding: readonly Line[];
  /** Said on a mat where one first lies flat and stays so. */
  readonly underHead: readonly Line[];
  /** The same before one lies down, to who sits on that blanket: as long. */
  readonly underHeadReady: readonly Line[];
  readonly underHeadFromSeat: readonly Line[];
  /** How one rolls over from the back with a sore hip: to the good side, or to the left one. */
  readonly hipRolls: readonly Line[];
  /** Said on a mat after what is done at a wall, at a chair, or lying along a wall. */
  readonly backToMat: Readonly<Record<MatLeft, readonly Line[]>>;
  /** Other words for some ways, by what a body has: the first that fits a wish is said. */
  readonly carefulWays: readonly CarefulWay[];
  /** Said where one has risen or rolled over, to whom that can make dizzy, one after the other. */
  readonly risen: readonly Line[];
  /** Which side comes first, in other words now and then; all of the right one. */
  readonly firstSide: readonly Line[];
  /** Said to a heart where one stands for long. */
  readonly sitDown: readonly Line[];
  /** Said before the last words, to whom it is hard to rise. */
  readonly rising: Readonly<Record<Place, readonly Line[]>>;
  /** The first of these in bed, to who lies on the side. */
  readonly risingFromSide: readonly Line[];
  /** The first of these on a mat, to whom the knees are sore. */
  readonly risingOnBlanket: readonly Line[];
  /** The second of these on a mat, to whom the wrists are sore. */
  readonly risingOnFists: readonly Line[];
  /** The first of these in bed where the side matters. */
  readonly risingFromBed: readonly WordsFor[];
  /** The same to everybody else who has lain on the mat, and is not to sleep. */
  readonly risingFromFloor: readonly Line[];
  /** Said before the second side, where advice has been said as often as it may be. */
  readonly again: readonly Line[];
  /** Said before something that is done once more: one of them each time, all as long. */
  readonly rounds: readonly Line[];
  /** Said instead on all fours, to whom it is hard to stay there: as long as those. */
  readonly roundsOnHands: readonly WordsFor[];
  readonly closing: readonly Line[];
  /** Instead of its last line, and of that of `lively`, where how to rise has just been said. */
  readonly farewell: readonly Line[];
  readonly livelyFarewell: readonly Line[];
  /** Said last to who is to go on awake. */
  readonly lively: readonly Line[];
  /** The same to whom an arm is sore. */
  readonly livelyLow: readonly Line[];
  /** The same to whom looking about makes dizzy. */
  readonly livelySteady: readonly Line[];
  /** In bed nobody is asked to get up. */
  readonly bedClosing: readonly Line[];
  /** But who is to go on awake rolls over: the first of these that fits a wish is said, and then how to sit up. */
  readonly bedAwake: readonly Line[];
  readonly bedWaking: readonly WordsFor[];
  readonly bedEdge: readonly Line[];
  /** Before sleep: said last in bed, in its welcome to whom it is hard to rise, as the way out of the rest on a mat, and at the end. */
  readonly night: {
    readonly bed: readonly Line[];
    readonly rising: readonly Line[];
    readonly out: readonly Line[];
    readonly closing: Readonly<Record<Place, readonly Line[]>>;
  };
  /** Said in a rest that would be silent for too long. */
  readonly restMore: readonly Line[];
  /** Said once in a long rest on a chair. */
  readonly restSitting: readonly Line[];
  readonly breaths: readonly Line[];
}
