/** Fewer than so many are few enough to be somebody. */
export const minShown = 5;

export interface Shown {
  /** The most first. */
  readonly rows: readonly (readonly [name: string, count: number])[];
  /** Of all that has no row; null where there is none. */
  readonly hidden: number | null;
  readonly total: number;
}

/**
 * Rows with few are left out, and told together. Where what is left out is so little that the total would give it
 * away, or a single row, the next row goes with it: whoever subtracts learns no small number.
 */
export function hideSmall(counts: Readonly<Record<string, number>>): Shown {
  const rows = Object.entries(counts).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  const shown = rows.filter(([, count]) => count >= minShown);
  if (shown.length === rows.length) return { rows: shown, hidden: null, total };
  while (shown.length > 0 && !isSafe(rows.slice(shown.length))) shown.pop();
  const hidden = rows.slice(shown.length).reduce((sum, [, count]) => sum + count, 0);
  // So few in all that the sum itself is a small number.
  if (hidden < minShown) return { rows: [], hidden: 0, total: 0 };
  return { rows: shown, hidden, total };
}

function isSafe(hidden: readonly (readonly [string, number])[]): boolean {
  return hidden.length > 1 && hidden.reduce((sum, [, count]) => sum + count, 0) >= minShown;
}
