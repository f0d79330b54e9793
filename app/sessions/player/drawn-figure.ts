import type { ShownId } from '#app/drawings/ids.ts';
import type { Move, Step } from '../script/session.ts';

/** Half a round of calm breath: a movement goes one way on the way in, and back on the way out. */
const halfBreathSeconds = 5;
/** Where no lines lead to a movement its first figure has the way to the mat before it. */
const arrivalSeconds = 8;

/** What the stage draws at a time. */
export interface DrawnFigure {
  readonly id: ShownId;
  /** The step that it is drawn for: the next one, where the lines lead out of this. */
  readonly step: Step;
  /** Since when it is drawn, the way to it included: seconds of the session, and how many have gone since then. */
  readonly begunAtSeconds: number;
  readonly sinceSeconds: number;
  /** How long each figure of a movement is shown; null for a pose that is held, and on the way to the mat. */
  readonly turnSeconds: number | null;
  /** When the way to it begins, as `sinceSeconds` counts; null: so that it ends in time. */
  readonly fromSeconds: number | null;
  /** When the lines have led there. */
  readonly untilSeconds: number;
  /** The step whose lines lead out to it. */
  readonly before: Step | undefined;
}

/**
 * The figure of a step after `stepSeconds`: the one that it names, or the one of several whose turn it is. It comes and
 * goes with the lines that lead in and out. Null without a figure.
 */
export function drawnFigure(steps: readonly Step[], index: number, stepSeconds: number): DrawnFigure | null {
  const [before, step, next] = [steps[index - 1], steps[index], steps[index + 1]];
  if (!step) return null;
  const left = leavingSeconds(step, next);
  if (next && left > 0 && stepSeconds >= step.seconds - left) return arriving(next, step, stepSeconds - step.seconds);
  return turning(step, stepSeconds) ?? arriving(step, before, stepSeconds);
}

/** Whether a line has opened the eyes, and none has closed them since. */
export function areEyesOpen(steps: readonly Step[], index: number, stepSeconds: number): boolean {
  const now = steps[index]?.eyes?.findLast(({ fromSeconds }) => fromSeconds <= stepSeconds);
  const before = steps.slice(0, index).findLast(({ eyes }) => eyes !== undefined);
  return (now ?? before?.eyes?.at(-1))?.isOpen ?? false;
}

/** How long before its end a step is left for the next one; 0 where it is held until then. */
function leavingSeconds({ seconds, figure, leavesFromSeconds = seconds }: Step, next: Step | undefined): number {
  return figure === null || !next?.figure ? 0 : seconds - leavesFromSeconds;
}

/** The lines that lead elsewhere on the way to a figure, in seconds since it is drawn. */
export function movesOf({ step, before }: Pick<DrawnFigure, 'step' | 'before'>): Move[] {
  const left = before ? leavingSeconds(before, step) : 0;
  const later = (moves: readonly Move[] = [], bySeconds = 0) =>
    moves.map((move) => ({ ...move, fromSeconds: move.fromSeconds + bySeconds }));
  const out = before ? later(before.moves, left - before.seconds) : [];
  return [...out.filter(({ fromSeconds }) => fromSeconds >= 0), ...later(step.moves, left)];
}

/** The way to a step begins with the lines that lead out of the one before, with those that change the place, or in time. */
function arriving(step: Step, before: Step | undefined, stepSeconds: number): DrawnFigure | null {
  const { figure, drawn, moves = [], heldFromSeconds = 0 } = step;
  if (figure === null) return null;
  const left = before ? leavingSeconds(before, step) : 0;
  return {
    id: drawn?.[0] ?? figure,
    step,
    begunAtSeconds: step.startSeconds - left,
    sinceSeconds: left + stepSeconds,
    turnSeconds: null,
    fromSeconds: left > 0 ? 0 : (moves[0]?.fromSeconds ?? null),
    untilSeconds: left + heldFromSeconds,
    before,
  };
}

/** A movement, from when it is told: as its lines draw it, or in turns from the first that is held on. */
function turning(step: Step, stepSeconds: number): DrawnFigure | null {
  const { figure, turns, drawn = [], drawnSeconds = halfBreathSeconds } = step;
  const { heldFromSeconds = Math.max(arrivalSeconds, drawnSeconds) } = step;
  const [first, ...others] = drawn;
  const loop = first && others.length > 0 ? [{ fromSeconds: heldFromSeconds, drawn: [...others, first] }] : [];
  const told = (turns ?? loop).findLast(({ fromSeconds }) => fromSeconds <= stepSeconds);
  if (figure === null || !told) return null;
  const since = stepSeconds - told.fromSeconds;
  const turn = told.drawn.length === 1 ? 0 : Math.floor(since / drawnSeconds);
  return {
    id: told.drawn[turn % told.drawn.length] ?? figure,
    step,
    begunAtSeconds: step.startSeconds + told.fromSeconds + turn * drawnSeconds,
    sinceSeconds: since - turn * drawnSeconds,
    turnSeconds: drawnSeconds,
    fromSeconds: 0,
    untilSeconds: 0,
    before: undefined,
  };
}
