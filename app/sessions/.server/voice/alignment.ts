/** So many takes in a row tell whether they are the lines they are taken for. */
const windowTakes = 8;
const minTakes = 4;
/** Another order of lines is believed when it fits so much better. */
const muchBetter = 0.6;
/** A reader's pace varies by so much from line to line: what fits within it fits. */
const goodFit = 0.12;

/**
 * Where takes of a long recording begin to be other lines than they should: the first of some in a row whose lengths fit
 * the lines before or after much better. Null where all is well. `usual` are the usual seconds of all lines, and the
 * first take should be that of `first`.
 */
export function firstMisaligned(takes: readonly number[], usual: readonly number[], first: number): number | null {
  const size = Math.min(windowTakes, takes.length);
  if (size < minTakes) return null;
  for (let from = 0; from + size <= takes.length; from++) {
    const window = takes.slice(from, from + size);
    const misfit = (shift: number) => misfitOf(window, usual.slice(first + from + shift, first + from + shift + size));
    const asTold = misfit(0);
    const others = [-2, -1, 1, 2].filter((shift) => first + from + shift >= 0).map(misfit);
    if (asTold > goodFit && Math.min(...others) < asTold * muchBetter) return from;
  }
  return null;
}

/** How far lengths are from proportional, whatever the pace: the mean distance of their ratios from the middle one. */
function misfitOf(takes: readonly number[], usual: readonly number[]): number {
  if (usual.length < takes.length) return Number.POSITIVE_INFINITY;
  const ratios = takes.map((seconds, index) => Math.log(seconds / (usual[index] ?? 1)));
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  return ratios.reduce((sum, ratio) => sum + Math.abs(ratio - middle), 0) / ratios.length;
}
