import { searchWords } from '#content';

/** Words that say nothing about what is looked for; folded. */
export const stopWords: ReadonlySet<string> = new Set(searchWords.stopWords);

/**
 * Words that half the site could be found by. Beside a word that says more they only help to rank, and as the second
 * half of a compound they are known whatever stands before them: `rygg` + `øvelser`, `ashtanga` + `yoga`. Folded.
 */
export const genericWords: ReadonlySet<string> = new Set(searchWords.genericWords);
