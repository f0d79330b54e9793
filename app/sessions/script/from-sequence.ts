import type { DrawnId, FigureId } from '#app/drawings/ids.ts';
import { type Block, isSalutation, unfolded } from '../editor/blocks.ts';
import type { ChosenPose } from '../editor/sequence.ts';
import { blockSteps } from './from-blocks.ts';
import { scriptTimeline } from './from-script.ts';
import { held } from './held.ts';
import { createWayTeller, type Passages } from './passages.ts';
import type { Line, Script, ScriptStep, SpokenLines } from './script.ts';
import type { BreathPhase, Session, Step } from './session.ts';
import type { Station } from './stations.ts';
import { emptyStep } from './written.ts';

/** What a session of one's own needs to know of a pose, or of an exercise. */
export interface SequencePose {
  readonly id: string;
  readonly name: string;
  /** Of the library; exercises are a group of their own. */
  readonly group: string;
  readonly figure: FigureId;
  /** What is drawn instead of the figure; several take turns. */
  readonly drawn?: Step['drawn'];
  readonly drawnSeconds?: Step['drawnSeconds'];
  /** The address of its page; null where it has none. */
  readonly page: string | null;
  /** Where its first line starts from, and where it is held. */
  readonly from: Station;
  readonly station: Station;
  /** Nobody is spoken to in it all the time. */
  readonly isRest: boolean;
  readonly bothSides: boolean;
  /** How long it is held when nobody says otherwise; of what is counted, how many. */
  readonly holdSeconds: number;
  /** What is no pose, but can stand in a list. */
  readonly block?: Block;
  /** Of a guided breath. */
  readonly breath?: readonly BreathPhase[];
  readonly level: 'beginner' | 'intermediate' | 'advanced';
  readonly precautions: readonly string[];
}

/** What somebody who chooses a pose is shown of it. */
export type OfferedPose = Pick<SequencePose, 'name' | 'group' | 'holdSeconds'> & (Pictured | Itself);

/** Shown as something else than its id. */
interface Pictured {
  readonly id: string;
  readonly picture: DrawnId;
}

/** Its id is that of its picture, which is not sent twice. */
interface Itself {
  readonly id: DrawnId;
  readonly picture?: undefined;
}

/** A pose with what is said in it. */
export type SpokenPose = SequencePose & { readonly spoken: SpokenLines };

/** What is said in the first round of a salutation, and in those after it in turn; where it has two sides, in the second one too. */
export interface Rounds {
  readonly rounds: readonly (readonly Line[])[];
  readonly second: readonly (readonly Line[])[];
}

/** What is said in sessions of one's own: in each pose, by its id, and between poses. */
export interface SequenceWords {
  readonly passages: Passages;
  readonly lines: Readonly<Record<string, SpokenLines>>;
  /** What is said in the rounds of each salutation, by its id. */
  readonly rounds: Readonly<Record<string, Rounds>>;
  /** Where a section begins once more, in turn. */
  readonly again: readonly Line[];
  /** The lines of them, by their words, that are heard in sound tracks. */
  readonly recorded?: readonly string[] | undefined;
}

export const ownSessionId = 'egen';

const careForAll = 'Varm opp først, og gå ut av en stilling så snart noe stikker, prikker eller gjør deg svimmel.';

/** A visitor's own list in time. Null for an empty list. */
export function sequenceSession(
  chosen: readonly ChosenPose[],
  poses: readonly SequencePose[],
  words: SequenceWords,
): Session | null {
  const { lines, recorded = [] } = words;
  const steps = unfolded(chosen).flatMap(({ item: { id, amount }, isAgain }) => {
    const pose = poses.find((known) => known.id === id);
    const spoken = lines[id];
    return pose && spoken ? [{ pose: { ...pose, spoken }, amount, isAgain }] : [];
  });
  if (steps.length === 0) return null;
  const once = new Map(steps.map(({ pose }) => [pose.id, pose]));
  const demanding = [...once.values()].filter(({ level }) => level !== 'beginner');
  const { cues, ...timeline } = scriptTimeline(sequenceScript(steps, words), null);
  return {
    id: ownSessionId,
    title: 'Din egen økt',
    kind: 'yoga',
    ...timeline,
    cues: cues.map((cue) => (recorded.includes(cue.text) ? { ...cue, isRecorded: true } : cue)),
    precautions: [
      careForAll,
      ...demanding.flatMap(({ name, precautions }) => precautions.map((care) => `${name}: ${care}`)),
    ],
    isDemanding: demanding.length > 0,
    isQuiet: false,
    lengths: [],
  };
}

/** One part of a list, as it is gone through. */
export interface SequencePart {
  readonly pose: SpokenPose;
  readonly amount: number;
  /** A section begins once more with it. */
  readonly isAgain?: boolean;
}

/** Poses one after the other, with the ways between them; each side is held as long as is asked for. */
export function sequenceScript(chosen: readonly SequencePart[], words: Omit<SequenceWords, 'lines'>): Script {
  const { passages } = words;
  const wayTo = createWayTeller(passages);
  let at: Station = 'standing';
  let repeats = 0;
  const steps = chosen.flatMap(({ pose, amount, isAgain }, index): ScriptStep[] => {
    const again = isAgain ? turned(words.again, repeats).slice(0, 1) : [];
    if (isAgain) repeats += 1;
    const isSomewhere = pose.block === undefined || isSalutation(pose.id);
    const passage = [...again, ...(isSomewhere ? wayTo(at, pose.from) : [])];
    const breaths = turned(passages.breaths, index * 3);
    if (isSomewhere) at = endOf(pose);
    if (pose.block) return blockSteps({ pose, amount, passage, breaths, rounds: words.rounds[pose.id] });
    return [poseStep(pose, amount, passage, breaths)];
  });
  const first = chosen[0]?.pose;
  const isUpright = first !== undefined && (first.block === undefined || isSalutation(first.id));
  const opening = withLines(isUpright ? standingWelcome(first.figure) : welcome, passages.opening);
  const up = at === 'standing' || at === 'sitting' || at === 'chair' ? [] : wayTo(at, 'sitting');
  const closing = withLines(emptyStep('Avslutning', 'closing'), [...up, ...passages.closing]);
  return { steps: [opening, ...steps, closing], lengths: [], startsAt: 'standing', isQuiet: false };
}

function poseStep(pose: SpokenPose, seconds: number, passage: readonly Line[], breaths: readonly Line[]): ScriptStep {
  const { name, figure, drawn, drawnSeconds, station, isRest, spoken } = pose;
  const hold = (own: readonly Line[]) => held(own, breaths, seconds, isRest);
  return {
    ...emptyStep(name, 'practice'),
    figure,
    drawn,
    drawnSeconds,
    station,
    isRest,
    spoken: {
      ...spoken,
      passage,
      hold: hold(spoken.hold),
      second: spoken.second && { ...spoken.second, hold: hold(spoken.second.hold) },
    },
  };
}

const welcome = emptyStep('Velkommen', 'opening');

/** One stands while one is welcomed, as the person of the first pose. */
export function standingWelcome(figure: FigureId | null): ScriptStep {
  return { ...welcome, figure, drawn: ['tadasana'] };
}

/** A step that says lines alone: the welcome, the end. */
export function withLines(step: ScriptStep, lines: readonly Line[]): ScriptStep {
  return { ...step, spoken: { ...step.spoken, in: lines } };
}

/** Where the body is after a pose. */
export function endOf({ spoken, station }: SpokenPose): Station {
  const last = [...(spoken.second?.out ?? spoken.out), ...spoken.after].findLast(({ to }) => to.length > 0);
  return last?.to.at(-1) ?? station;
}

function turned(lines: readonly Line[], by: number): readonly Line[] {
  const start = lines.length === 0 ? 0 : by % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
}
