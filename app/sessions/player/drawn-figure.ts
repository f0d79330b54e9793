import type { DrawnId } from '#app/drawings/ids.ts';
import type { Step } from '../script/session.ts';

/** Half a round of calm breath: a movement goes one way on the way in, and back on the way out. */
const halfBreathSeconds = 5;
/** The first of several has the way to the mat before it. */
const arrivalSeconds = 8;

/** What the stage draws at a time. */
export interface DrawnFigure {
  readonly id: DrawnId;
  /** How long it has been drawn, the way to it included. */
  readonly sinceSeconds: number;
  /** How long each figure of a movement is shown; null for a pose that is held, and on the way to the mat. */
  readonly turnSeconds: number | null;
}

/** The figure of a step after `stepSeconds`: the one that it names, or the one of several whose turn it is. Null without a figure. */
export function drawnFigure(
  { figure, drawn, drawnSeconds = halfBreathSeconds, movesFromSeconds = 0 }: Step,
  stepSeconds: number,
): DrawnFigure | null {
  if (figure === null) return null;
  const turns = drawn ?? [figure];
  const afterFirst = stepSeconds - Math.max(arrivalSeconds, drawnSeconds, movesFromSeconds);
  if (turns.length === 1 || afterFirst < 0)
    return { id: turns[0] ?? figure, sinceSeconds: stepSeconds, turnSeconds: null };
  const turn = 1 + Math.floor(afterFirst / drawnSeconds);
  return {
    id: turns[turn % turns.length] ?? figure,
    sinceSeconds: afterFirst % drawnSeconds,
    turnSeconds: drawnSeconds,
  };
}
