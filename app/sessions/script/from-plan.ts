import type { FigureId } from '#app/drawings/figure/figure-ids.ts';
import { doingSeconds, type SpokenLines } from '#app/sessions/player/spoken.ts';
import { fitting, pacedCues, speechSeconds, spreadCues, talkSeconds } from './pacing.ts';
import type { Bell, Cue, Step } from './session.ts';

/** One thing to do on the mat, as a class or a routine has it. */
export interface PlannedStep {
  readonly name: string;
  readonly seconds: number;
  /** Done on both sides, half the time each; then `spoken.change` is not empty. */
  readonly bothSides: boolean;
  readonly figure: FigureId | null;
  readonly spoken: SpokenLines;
}

/** A plan in time. */
export interface PlannedTimeline {
  readonly seconds: number;
  readonly steps: readonly Step[];
  readonly cues: readonly Cue[];
}

/** A stretch of a plan with one thing to do, and what is said in it. */
interface Part {
  readonly step: Step;
  /** Said at its start. */
  readonly opening: readonly string[];
  readonly bell: Bell | null;
  readonly hold: readonly string[];
  /** Said when half the time has gone. */
  readonly halfway: readonly string[];
  /** Said last, ending in time for it to be done. */
  readonly closing: readonly string[];
  /** The closing begins this long before the end. */
  readonly closingSeconds: number;
}

/** The last way out, from rest to sitting, begins this long before the end, and never earlier than in the last third. */
const comingUpSeconds = 30;
/** Without a way out of its own, the next pose is announced only where the step has been quiet for so long. */
const quietSeconds = 12;
/** Who holds a pose longer than this wants to hear when half the time has gone. */
const longHoldSeconds = 150;
/** What is said on entering is said within this time, unless there is too much of it, and then it is quiet. */
const calmOpeningSeconds = 70;

const halfTime = 'Halve tiden er gått her. Bli der du er, og pust rolig.';

/**
 * A plan as it runs: side after side, the way in at the start of a step, the change at half time, the way out at the end.
 * A quiet one rings nothing, and says only what is written in it.
 */
export function planTimeline(plan: readonly PlannedStep[], isQuiet = false): PlannedTimeline {
  const parts: Part[] = [];
  let atSeconds = 0;
  plan.forEach((planned, index) => {
    parts.push(...partsOf(planned, atSeconds, plan[index + 1], isQuiet));
    atSeconds += planned.seconds;
  });
  return {
    seconds: atSeconds,
    steps: parts.map(({ step }) => step),
    cues: [...parts.flatMap(cuesOf), endCue(atSeconds, isQuiet)],
  };
}

/** How every session ends; a quiet one without a sound. */
export function endCue(atSeconds: number, isQuiet: boolean): Cue {
  if (isQuiet) return { atSeconds, text: 'Økten er ferdig.', bell: null, isSilent: true };
  return { atSeconds, text: 'Økten er ferdig. Takk for i dag.', bell: 'end' };
}

/** One part, or one a side. */
function partsOf(planned: PlannedStep, startSeconds: number, next: PlannedStep | undefined, isQuiet: boolean): Part[] {
  const { name, figure, bothSides, spoken } = planned;
  if (bothSides && spoken.change.length === 0) throw new Error(`«${name}» has two sides and no words for the change`);
  const seconds = planned.seconds / (bothSides ? 2 : 1);
  const step = { name, figure, startSeconds, seconds, breath: [] };
  const stepBell = isQuiet ? null : 'step';
  const reminder = !isQuiet && next && seconds >= longHoldSeconds ? [halfTime] : [];
  const opening = [`${name}.`, ...spoken.in];
  const { hold, change, out } = spoken;
  const lastOpening = bothSides ? change : opening;
  const leaving = leavingOf(out, seconds - talkSeconds(lastOpening), seconds, isQuiet, next);
  if (!bothSides) {
    const halfway = change.length > 0 ? change : reminder;
    return [{ step: { ...step, side: null }, opening, bell: stepBell, hold, halfway, ...leaving }];
  }
  const first = { ...step, side: 'first' } as const;
  const second = { ...step, side: 'second', startSeconds: startSeconds + seconds } as const;
  return [
    { step: first, opening, bell: stepBell, hold, halfway: reminder, closing: [], closingSeconds: doingSeconds },
    { step: second, opening: change, bell: isQuiet ? null : 'side', hold, halfway: reminder, ...leaving },
  ];
}

/** The way out and what comes then; `spareSeconds` are left when the opening is said. */
function leavingOf(
  out: readonly string[],
  spareSeconds: number,
  seconds: number,
  isQuiet: boolean,
  next: PlannedStep | undefined,
): Pick<Part, 'closing' | 'closingSeconds'> {
  const announced = next && !isQuiet ? [`${out.length > 0 ? '' : 'Kom rolig ut. '}Neste er ${next.name}.`] : [];
  const closing = [...out, ...announced];
  const leastSeconds = next ? 0 : Math.min(comingUpSeconds, seconds / 3);
  const closingSeconds = Math.max(talkSeconds(closing) + doingSeconds, leastSeconds);
  if (out.length === 0 && spareSeconds < closingSeconds + quietSeconds) return { closing: [], closingSeconds: 1 };
  return { closing, closingSeconds };
}

function cuesOf({ step, opening, bell, hold, halfway, closing, closingSeconds }: Part): Cue[] {
  const half = step.startSeconds + step.seconds / 2;
  const leavingFrom = step.startSeconds + step.seconds - closingSeconds;
  const openUntil = halfway.length > 0 ? Math.min(half, leavingFrom) : leavingFrom;
  const openSeconds = openUntil - step.startSeconds;
  const calmSeconds = Math.min(openSeconds, calmOpeningSeconds);
  const opened = belled(pacedCues(fitting(opening, openSeconds), step.startSeconds, calmSeconds), bell);
  const halved = pacedCues(fitting(halfway, leavingFrom - half), half, talkSeconds(halfway));
  const early = halfway.length > 0 ? Math.ceil(hold.length / 2) : hold.length;
  return [
    ...opened,
    ...spreadCues(hold.slice(0, early), endOf(opened, step.startSeconds), openUntil),
    ...halved,
    ...spreadCues(hold.slice(early), endOf(halved, half), leavingFrom),
    ...pacedCues(closing, leavingFrom, closingSeconds - doingSeconds),
  ];
}

/** When the last of the cues is said. */
function endOf(cues: readonly Cue[], withoutSeconds: number): number {
  const last = cues.at(-1);
  return last ? last.atSeconds + speechSeconds(last.text) : withoutSeconds;
}

function belled([first, ...others]: readonly Cue[], bell: Bell | null): Cue[] {
  return first ? [{ ...first, bell }, ...others] : [];
}
