import type { Line, ScriptStep } from '../script/script.ts';
import type { Rule } from './care-rules.ts';

/** Where one is, and where things lie, as it is said: the rest of `composition-errors.ts`. */
export const whereRules: Readonly<Record<string, Rule>> = {
  'with a hernia the belly is free in a fold': ({ script, wish }) =>
    wish.conditions.includes('brokk')
      ? saidIn(script.steps).filter((text) =>
          /bøy deg fram fra hoftene over lårene|armene henge ned mot dem/iu.test(text),
        )
      : [],

  'hands on a thigh are spoken of once they are free': ({ script }) =>
    script.steps
      .flatMap(({ spoken: { before, between = [] } }) => [...before, ...between])
      .filter(({ text }) => /hendene på låret/iu.test(text))
      .map(({ text }) => text),

  'a cushion that lies there is moved to the other side': ({ script }) =>
    script.steps
      .flatMap(({ spoken: { second } }) => second?.in ?? [])
      .filter(({ text }) => /legg en løs pute/iu.test(text))
      .map(({ text }) => text),
};

function saidIn(steps: readonly ScriptStep[]): string[] {
  return steps.flatMap(linesOf).map(({ text }) => text);
}

function linesOf({ spoken: { passage, before, between = [], second, after, ...first } }: ScriptStep): readonly Line[] {
  const sides = [first, ...(second ? [second] : [])].flatMap((side) => [...side.in, ...side.hold, ...side.out]);
  return [...passage, ...before, ...between, ...sides, ...after];
}
