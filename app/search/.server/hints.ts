import { searchWords } from '#content';
import { searchKinds } from './search-kinds.ts';

/** What the way of asking tells about the answer. */
export interface Hints {
  /** Kinds that were asked for by their name; where none was, none is better than another. */
  readonly kinds: ReadonlySet<string>;
  /** Something hurts: demanding poses are no answer. */
  readonly isAboutPain: boolean;
}

/** `words` are folded; of compounds, their parts as well. */
export function readHints(words: readonly string[]): Hints {
  const isAboutPain = words.some((word) => searchWords.soreWords.some((pain) => word.startsWith(pain)));
  const asked = searchKinds.filter(
    (kind) =>
      (isAboutPain && kind.isForTheSore) ||
      kind.words.some((beginning) => words.some((word) => word.startsWith(beginning))),
  );
  return { kinds: new Set(asked.map(({ name }) => name)), isAboutPain };
}
