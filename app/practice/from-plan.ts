import type { FigureId } from '#app/art/figure/figure-ids.ts';
import { pacedCues, sentencesOf, speechSeconds } from './pacing.ts';
import type { Cue, Step } from './session.ts';

/** One thing to do on the mat, as a class or a routine has it. */
export interface PlannedStep {
  readonly name: string;
  readonly seconds: number;
  /** Done on both sides, half the time each. */
  readonly bothSides: boolean;
  readonly figure: FigureId | null;
  readonly text: string;
}

/** A plan in time. */
export interface PlannedTimeline {
  readonly seconds: number;
  readonly steps: readonly Step[];
  readonly cues: readonly Cue[];
}

/** The last sentence of the last rest says how to come up; it is kept until this long before the end. */
const comingUpSeconds = 30;
/** The next pose is announced this long ahead, where the step has been quiet for a while. */
const aheadSeconds = 9;
const quietSeconds = 12;
/** Who holds a pose longer than this wants to hear when half the time has gone. */
const longHoldSeconds = 150;
/** A text is said at the start of its step, within this time, and then it is quiet. */
const talkSeconds = 70;

/** A plan as it runs: side after side, each text said sentence by sentence, the change of side when it comes. */
export function planTimeline(plan: readonly PlannedStep[]): PlannedTimeline {
  const steps: Step[] = [];
  const cues: Cue[] = [];
  let atSeconds = 0;
  plan.forEach((planned, index) => {
    for (const side of planned.bothSides ? (['first', 'second'] as const) : [null]) {
      const step = stepOn(side, planned, atSeconds);
      steps.push(step);
      cues.push(...cuesOf(step, planned.text, plan[index + 1]));
      atSeconds += step.seconds;
    }
  });
  return { seconds: atSeconds, steps, cues: [...cues, endCue(atSeconds)] };
}

/** How every session ends. */
export function endCue(atSeconds: number): Cue {
  return { atSeconds, text: 'Økten er ferdig. Takk for i dag.', bell: 'end' };
}

function stepOn(side: Step['side'], { name, seconds, figure }: PlannedStep, startSeconds: number): Step {
  return { name, startSeconds, seconds: seconds / (side ? 2 : 1), figure, side, breath: [] };
}

function cuesOf(step: Step, text: string, next: PlannedStep | undefined): Cue[] {
  const endSeconds = step.startSeconds + step.seconds;
  if (step.side === 'second') {
    const change: Cue = {
      atSeconds: step.startSeconds,
      text: 'Bytt side, og gjør det samme til den andre siden.',
      bell: 'side',
    };
    return [change, ...remindersOf(step, step.startSeconds + speechSeconds(change.text), next)];
  }
  const { opening, leaving } = divided(sentencesOf(text), step, next === undefined);
  const leavingSeconds = leaving.reduce((sum, sentence) => sum + speechSeconds(sentence), 0);
  const leavingFrom = next === undefined ? endSeconds - comingUpSeconds : endSeconds - leavingSeconds - 1;
  const talk = Math.min((leaving.length > 0 ? leavingFrom : endSeconds) - step.startSeconds - 1, talkSeconds);
  const said = pacedCues([`${step.name}.`, ...opening], step.startSeconds, talk).map(
    (cue, index): Cue => (index === 0 ? { ...cue, bell: 'step' } : cue),
  );
  const last = said.at(-1);
  const quietFrom = last ? last.atSeconds + speechSeconds(last.text) : step.startSeconds;
  if (leaving.length > 0) return [...said, ...pacedCues(leaving, leavingFrom, leavingSeconds)];
  return [...said, ...remindersOf(step, quietFrom, step.side ? undefined : next)];
}

/** What is said at the start of a step, and what only when it is time to change sides or to come up. */
function divided(sentences: readonly string[], { side }: Step, isLast: boolean) {
  const isLeaving = (sentence: string, index: number) =>
    side === 'first' ? /\bbytt(er)?\b/iu.test(sentence) : isLast && index === sentences.length - 1;
  return {
    opening: sentences.filter((sentence, index) => !isLeaving(sentence, index)),
    leaving: sentences.filter(isLeaving),
  };
}

function remindersOf(step: Step, quietFrom: number, next: PlannedStep | undefined): Cue[] {
  const half = step.startSeconds + step.seconds / 2;
  const ahead = step.startSeconds + step.seconds - aheadSeconds;
  const reminders: Cue[] = [];
  if (step.seconds >= longHoldSeconds && half > quietFrom + quietSeconds)
    reminders.push({ atSeconds: half, text: 'Halve tiden er gått her. Bli der du er, og pust rolig.', bell: null });
  if (next && ahead > quietFrom + quietSeconds)
    reminders.push({ atSeconds: ahead, text: `Kom rolig ut. Neste er ${next.name}.`, bell: null });
  return reminders;
}
