import type { Line, SpokenLines } from '../script/script.ts';

/** The same for who begins with the other side. */
export function otherSideFirst(spoken: SpokenLines): SpokenLines {
  const { second } = spoken;
  return {
    ...spoken,
    before: otherSideOf(spoken.before),
    in: otherSideOf(spoken.in),
    hold: otherSideOf(spoken.hold),
    out: otherSideOf(spoken.out),
    second: second && { in: otherSideOf(second.in), hold: otherSideOf(second.hold), out: otherSideOf(second.out) },
    after: otherSideOf(spoken.after),
  };
}

/** Tells for each thing with two sides, one after the other, whether it begins with the left one: by turns. */
export function createSides(seed: number): () => { readonly isLeftFirst: boolean; readonly turn: number } {
  let turn = -1;
  return () => {
    turn += 1;
    return { isLeftFirst: (turn + seed) % 2 === 1, turn };
  };
}

export function otherSideOf(lines: readonly Line[]): Line[] {
  return lines.map((line) =>
    line.otherSide === undefined ? line : { ...line, text: line.otherSide, otherSide: line.text },
  );
}
