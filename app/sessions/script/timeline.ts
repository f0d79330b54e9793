import type { BreathKind, Cue, Session, Step } from './session.ts';

/** A session begins this long after the start button: time to put the phone down and lie back. */
export const getReadySeconds = 5;

/** Everything that is true of a session at one time. */
export interface Moment {
  /** Seconds left of getting ready; 0 once the session runs. */
  readonly countdownSeconds: number;
  /** 0 to 1. */
  readonly progress: number;
  readonly remainingSeconds: number;
  readonly stepIndex: number;
  readonly step: Step;
  readonly nextStep: Step | null;
  /** What was said last; null while getting ready. */
  readonly cue: Cue | null;
  readonly nextCue: Cue | null;
  readonly breath: BreathMoment | null;
  /** How long the step has lasted. */
  readonly stepSeconds: number;
}

export interface BreathMoment {
  readonly kind: BreathKind;
  /** Counted from 1. */
  readonly round: number;
  readonly rounds: number;
  readonly phaseSeconds: number;
  readonly elapsedSeconds: number;
  /** When this phase began, on the session's clock: tells one phase from every other. */
  readonly sinceSeconds: number;
  /** What rings when the phase begins; null in a quiet session. */
  readonly bell: BreathKind | null;
}

/** The moment at a position: negative while getting ready, at most the session's length. */
export function momentAt(session: Session, positionSeconds: number): Moment {
  const at = Math.min(Math.max(positionSeconds, 0), session.seconds);
  const stepIndex = stepIndexAt(session, at);
  const step = stepOf(session, stepIndex);
  return {
    countdownSeconds: Math.max(0, -positionSeconds),
    progress: at / session.seconds,
    remainingSeconds: session.seconds - at,
    stepIndex,
    step,
    nextStep: session.steps[stepIndex + 1] ?? null,
    cue: positionSeconds < 0 ? null : (session.cues.findLast((cue) => cue.atSeconds <= at) ?? null),
    nextCue: session.cues.find((cue) => cue.atSeconds > positionSeconds) ?? null,
    breath: positionSeconds < 0 ? null : breathAt(session, step, at),
    stepSeconds: at - step.startSeconds,
  };
}

/** The cues later than one position and not later than another: what a tick of the clock brings. */
export function cuesBetween(session: Session, afterSeconds: number, untilSeconds: number): readonly Cue[] {
  return session.cues.filter(({ atSeconds }) => atSeconds > afterSeconds && atSeconds <= untilSeconds);
}

/** When something changes next: a cue, a phase of breath, a whole second of what is left. */
export function nextChangeSeconds(session: Session, positionSeconds: number): number {
  const { nextCue, breath } = momentAt(session, positionSeconds);
  const wholeSecond = Math.floor(positionSeconds + 1e-6) + 1;
  const phaseEnd = breath ? breath.sinceSeconds + breath.phaseSeconds : session.seconds;
  return Math.min(wholeSecond, nextCue?.atSeconds ?? wholeSecond, phaseEnd > positionSeconds ? phaseEnd : wholeSecond);
}

/** Where «skip» leads: past the step with both its sides; the session's end after the last. */
export function skipTarget(session: Session, positionSeconds: number): number {
  if (positionSeconds < 0) return 0;
  const from = stepIndexAt(session, positionSeconds);
  const next = session.steps.find(({ side }, index) => index > from && side !== 'second');
  return next?.startSeconds ?? session.seconds;
}

/** Where «back» leads: to the start of the step, or of the one before when it has just begun. */
export function backTarget(session: Session, positionSeconds: number): number {
  const justBegunSeconds = 3;
  const index = stepIndexAt(session, Math.max(positionSeconds, 0));
  const start = stepOf(session, index).startSeconds;
  return positionSeconds - start > justBegunSeconds ? start : stepOf(session, Math.max(index - 1, 0)).startSeconds;
}

function stepIndexAt(session: Session, atSeconds: number): number {
  return session.steps.findLastIndex(({ startSeconds }) => startSeconds <= atSeconds);
}

function stepOf({ id, steps }: Session, index: number): Step {
  const step = steps[index];
  if (!step) throw new Error(`session ${id} has no step ${index}`);
  return step;
}

function breathAt({ isQuiet }: Session, step: Step, atSeconds: number): BreathMoment | null {
  const roundSeconds = step.breath.reduce((sum, { seconds }) => sum + seconds, 0);
  if (roundSeconds === 0) return null;
  const rounds = Math.floor(step.seconds / roundSeconds + 1e-6);
  const sinceStart = atSeconds - step.startSeconds + 1e-6;
  const round = Math.floor(sinceStart / roundSeconds);
  if (round >= rounds) return null;
  let phaseStart = round * roundSeconds;
  for (const { kind, seconds } of step.breath) {
    if (sinceStart < phaseStart + seconds) {
      const sinceSeconds = step.startSeconds + phaseStart;
      const elapsedSeconds = Math.max(0, atSeconds - sinceSeconds);
      const bell = isQuiet ? null : kind;
      return { kind, round: round + 1, rounds, phaseSeconds: seconds, elapsedSeconds, sinceSeconds, bell };
    }
    phaseStart += seconds;
  }
  return null;
}
