/** What a visitor asked for in the address, and what there is. */
export interface ChosenLength {
  /** One of the session's lengths, in minutes; null where it has only the one. */
  readonly minutes: number | null;
  /** Asked for in so many words that cannot be had: something has to be said. */
  readonly isOther: boolean;
}

const longestMinutes = 180;

/**
 * The length nearest to the one that is asked for, the shorter of two that are as near; the full one where nothing, or
 * nothing that can be read, is asked for.
 */
export function chosenLength(lengths: readonly number[], asked: string | null): ChosenLength {
  const full = lengths.at(-1) ?? null;
  if (asked === null) return { minutes: full, isOther: false };
  const minutes = /^[1-9]\d{0,2}$/u.test(asked) ? Number(asked) : Number.NaN;
  if (full === null || Number.isNaN(minutes) || minutes > longestMinutes) return { minutes: full, isOther: true };
  const [nearest = full] = lengths.toSorted((a, b) => Math.abs(a - minutes) - Math.abs(b - minutes) || a - b);
  return { minutes: nearest, isOther: nearest !== minutes };
}
