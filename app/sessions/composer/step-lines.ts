import type { Line, ScriptStep, SpokenSide } from '../script/script.ts';

/** Every line of a step as it is said: the way to it, both sides, and what comes after. Without a step, none. */
export function linesOf(step: ScriptStep | undefined): readonly Line[] {
  return step ? [...step.spoken.passage, ...ownLinesOf(step)] : [];
}

/** The lines of a step without the way to it. */
export function ownLinesOf({ spoken: { before, between = [], second, after, ...first } }: ScriptStep): readonly Line[] {
  return [...before, ...allOf(first), ...between, ...(second ? allOf(second) : []), ...after];
}

/** What is said in some steps, line by line. */
export function textsOf(steps: readonly ScriptStep[]): string[] {
  return steps.flatMap(linesOf).map(({ text }) => text);
}

function allOf(side: SpokenSide): readonly Line[] {
  return [...side.in, ...side.hold, ...side.out];
}
