import type { Line, Script, ScriptStep, SpokenSide } from './script.ts';
import { secondsOf } from './seconds.ts';
import type { CueKind, Side } from './session.ts';
import type { Station } from './stations.ts';

/** A line in its place on the clock. */
export interface Row {
  readonly text: string;
  readonly atSeconds: number;
  /** Until the next line, or the end of its step. */
  readonly seconds: number;
  readonly kind: CueKind;
  readonly side: Side | null;
  readonly to: readonly Station[];
  readonly draws?: Line['draws'];
  readonly eyes?: Line['eyes'];
}

/** A step in its place on the clock. */
export interface LaidOutStep {
  readonly step: ScriptStep;
  readonly startSeconds: number;
  readonly seconds: number;
  readonly rows: readonly Row[];
}

type Unplaced = Omit<Row, 'atSeconds'>;

/**
 * A script on the clock, at one of its lengths. Lines and steps that do not belong to the length are left out with
 * their whole time, and the rest takes what is left of it. Without a length: as long as all its lines.
 * Throws where the lines need more time than the length has, or less and there is no rest.
 */
export function layOut(script: Script, minutes: number | null): LaidOutStep[] {
  return placedSteps(chosenAt(script, minutes), minutes);
}

/** The same; null where the rest would have less than `leastSpareSeconds` beside its lines. */
export function layOutWithin(script: Script, minutes: number, leastSpareSeconds: number): LaidOutStep[] | null {
  const chosen = chosenAt(script, minutes);
  return spareSecondsIn(chosen, minutes) < leastSpareSeconds ? null : placedSteps(chosen, minutes);
}

function placedSteps(chosen: ReturnType<typeof chosenAt>, minutes: number | null): LaidOutStep[] {
  const spareSeconds = spareSecondsIn(chosen, minutes);
  const hasRest = chosen.some(({ step }) => step.isRest);
  if (spareSeconds < 0) throw new Error(`the ${minutes} minutes are ${-spareSeconds} s too short for their lines`);
  if (spareSeconds > 0 && !hasRest) throw new Error(`of the ${minutes} minutes, ${spareSeconds} s have no lines`);
  let startSeconds = 0;
  return chosen.map(({ step, lines }) => {
    const rows = placed(step.isRest ? rested(lines, spareSeconds) : lines, startSeconds + step.leadSeconds);
    const seconds = step.leadSeconds + secondsOf(rows);
    const laidOut = { step, startSeconds, seconds, rows };
    startSeconds += seconds;
    return laidOut;
  });
}

function chosenAt(script: Script, minutes: number | null) {
  return script.steps
    .filter(({ minMinutes }) => minutes === null || minMinutes <= minutes)
    .map((step) => ({ step, lines: linesOf(step, minutes) }));
}

function spareSecondsIn(chosen: ReturnType<typeof chosenAt>, minutes: number | null): number {
  const needed = chosen.reduce((sum, { step, lines }) => sum + step.leadSeconds + secondsOf(lines), 0);
  return minutes === null ? 0 : minutes * 60 - needed;
}

/** The lines of a step that are said at a length, in order. */
function linesOf({ role, spoken }: ScriptStep, minutes: number | null): Unplaced[] {
  const of = (lines: readonly Line[], kind: CueKind, side: Side | null): Unplaced[] =>
    lines
      .filter(({ minMinutes, maxMinutes }) => minutes === null || (minMinutes <= minutes && minutes <= maxMinutes))
      .map(({ text, seconds, to, draws, eyes }) => ({
        text,
        seconds,
        to,
        ...(draws && { draws }),
        ...(eyes && { eyes }),
        side,
        kind: role === 'practice' ? kind : role,
      }));
  const ofSide = (lines: SpokenSide, side: Side | null) => [
    ...of(lines.in, 'in', side),
    ...of(lines.hold, 'hold', side),
    ...of(lines.out, 'out', side),
  ];
  return [
    ...of(spoken.passage, 'transition', null),
    ...of(spoken.before, 'in', null),
    ...ofSide(spoken, spoken.second ? 'first' : null),
    ...(spoken.second ? [...of(spoken.between ?? [], 'transition', 'second'), ...ofSide(spoken.second, 'second')] : []),
    ...of(spoken.after, 'out', null),
  ];
}

/** The last line before the way out, with the silence after it. */
function rested(lines: readonly Unplaced[], spareSeconds: number): Unplaced[] {
  const last = lines.findLastIndex(({ kind }) => kind !== 'out');
  return lines.map((line, index) => (index === last ? { ...line, seconds: line.seconds + spareSeconds } : line));
}

function placed(lines: readonly Unplaced[], fromSeconds: number): Row[] {
  let atSeconds = fromSeconds;
  return lines.map((line) => {
    const row = { ...line, atSeconds };
    atSeconds += line.seconds;
    return row;
  });
}
