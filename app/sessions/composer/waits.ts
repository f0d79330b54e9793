import type { Line } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import type { ComposerWords, WordsFor } from './composer-words.ts';
import { isSlowToRise } from './floor.ts';
import { heights, isFromFloorToFeet } from './heights.ts';
import type { Wish } from './wish.ts';

/** Lines with a wait after each that brings one from the floor to the feet, that makes one rise to whom that is hard, or that rolls over or brings to the floor one who is easily dizzy. */
export function withWaits(
  lines: readonly Line[],
  from: Station,
  wish: Wish,
  { risen }: Pick<ComposerWords, 'risen'>,
): Line[] {
  let at = from;
  return lines.flatMap((line, index) => {
    const before = at;
    at = line.to.at(-1) ?? at;
    const isWaited = lines[index + 1]?.text === risen[0]?.text;
    return asksForWait([before, ...line.to], wish) && !isWaited ? [line, ...risen.slice(0, 1)] : [line];
  });
}

/** The same lines with each wait in other words than the one before. */
export function createWaits({ risen }: Pick<ComposerWords, 'risen'>): (line: Line) => Line {
  let waits = 0;
  return (line) => {
    if (line.text !== risen[0]?.text) return line;
    const other = risen[waits % risen.length];
    waits += 1;
    return { ...line, text: other?.text ?? line.text };
  };
}

function asksForWait(route: readonly Station[], wish: Wish): boolean {
  return route.slice(1).some((to, index) => {
    const from = route[index] ?? to;
    const rolls = heights[from] === 0 && heights[to] === 0 && from !== to;
    if (isFromFloorToFeet(from, to)) return true;
    if (!isSlowToRise(wish)) return false;
    const isDizzy = wish.conditions.includes('svimmel');
    return heights[to] > heights[from] || (isDizzy && (rolls || isFromFloorToFeet(to, from)));
  });
}

/** The first of some words that fit a wish. */
export function linesFor(words: readonly WordsFor[], { conditions }: Wish): readonly Line[] {
  return words.find((some) => !some.for || some.for.some((id) => conditions.includes(id)))?.lines ?? [];
}
