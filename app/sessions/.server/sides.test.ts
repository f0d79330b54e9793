import { expect, test } from 'vitest';
import { conditionIds } from '#app/conditions/index.ts';
import type { Line, SpokenSide } from '../script/script.ts';
import { repertoire } from './composer.ts';

const twoSided = repertoire.flatMap(({ id, spoken, conditions }) =>
  spoken.second ? [{ id, spoken, second: spoken.second, conditions }] : [],
);

test('a line of something with two sides names them as the first and the other, in its text', () => {
  expect(twoSided.length).toBeGreaterThan(15);
  const literal = twoSided.flatMap(({ id, spoken, second }) =>
    [...spoken.before, ...linesOf(spoken), ...linesOf(second), ...spoken.after]
      .filter(({ text, otherSide }) => /(?<!\p{L})(høyre|venstre)(?!\p{L})/iu.test(text) && otherSide === undefined)
      .map(({ text }) => `${id}: «${text}»`),
  );
  expect(literal).toEqual([]);
});

test('what advice stands for is said at the same places of both sides', () => {
  const unlike = twoSided.flatMap(({ id, spoken, second, conditions }) =>
    conditionIds.flatMap((condition) => {
      const instead = conditions[condition]?.instead ?? [];
      const guarded = new Set(instead.flatMap(({ line, otherLine }) => [line, otherLine]));
      const [first, other] = [spoken, second].map((side) => placesIn(linesOf(side), guarded));
      return first === other ? [] : [`${id}, ${condition}: ${first} and ${other}`];
    }),
  );
  expect(unlike).toEqual([]);
});

test('arms that are raised on one side are raised on the other, and lowered between them', () => {
  const unlike = twoSided.flatMap(({ id, spoken, second }) => {
    const raised = (lines: readonly Line[]) => lines.filter(({ text }) => /løft armene/iu.test(text)).length;
    const isHeld = raised(spoken.before) > 0;
    return isHeld || raised(linesOf(spoken)) !== raised(linesOf(second)) ? [id] : [];
  });
  expect(unlike).toEqual([]);
});

function linesOf(side: SpokenSide): readonly Line[] {
  return [...side.in, ...side.hold, ...side.out];
}

function placesIn(lines: readonly Line[], guarded: ReadonlySet<string | undefined>): string {
  return lines.flatMap(({ text }, index) => (guarded.has(text) ? [index] : [])).join();
}
