import type { DocumentKind } from './documents.ts';

/** What the way of asking tells about the answer. */
export interface Hints {
  /** Kinds that were asked for by their name; where none was, none is better than another. */
  readonly kinds: ReadonlySet<DocumentKind>;
  /** Something hurts: demanding poses are no answer. */
  readonly isAboutPain: boolean;
}

/** The beginning of a word and the kinds that it asks for; folded. */
const kindWords: readonly (readonly [beginning: string, kinds: readonly DocumentKind[]])[] = [
  ['yog', ['class', 'pose', 'type']],
  ['klasse', ['class']],
  ['time', ['class']],
  ['okt', ['class']],
  ['ovels', ['class', 'pose', 'meditation']],
  ['stilling', ['pose']],
  ['asana', ['pose']],
  ['pose', ['pose']],
  ['medit', ['meditation']],
  ['artik', ['article']],
  ['studio', ['city', 'studio']],
  ['yogastudio', ['city', 'studio']],
];

const painWords = [
  'vond',
  'smert',
  'plage',
  'stiv',
  'hodepine',
  'prolaps',
  'isjias',
  'hekseskudd',
  'skade',
  'betennelse',
];

/** `words` are folded; of compounds, their parts as well. */
export function readHints(words: readonly string[]): Hints {
  const asked = kindWords.filter(([beginning]) => words.some((word) => word.startsWith(beginning)));
  const isAboutPain = words.some((word) => painWords.some((pain) => word.startsWith(pain)));
  // Someone who is sore is best led through it step by step.
  return {
    kinds: new Set([...asked.flatMap(([, kinds]) => kinds), ...(isAboutPain ? (['class'] as const) : [])]),
    isAboutPain,
  };
}
