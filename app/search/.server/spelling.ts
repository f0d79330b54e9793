/** Words that a mistyped one may stand for, and how many letters it is off. */
export interface Correction {
  readonly edits: number;
  readonly words: readonly string[];
}

/** How many wrong letters are forgiven: none in a short word, one in a common one, two in a long one. */
export function forgivenEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** In a shorter word the first letter must be right: «nidra» is not meant for «bidra». */
const firstLetterCounts = 6;

/** Folded words begin with a digit or a letter, and digits come first. */
const lastDigit = 0x39;

/**
 * The words of `vocabulary` that `word` is the nearest misspelling of. A letter too many, one too few, a wrong one and
 * two swapped ones count one edit each; half a word counts as its beginning, mistyped or not. Whole words come first.
 */
export function nearestWords(word: string, vocabulary: Iterable<string>): Correction | undefined {
  let edits = forgivenEdits(word);
  const isShort = word.length < firstLetterCounts;
  if (edits === 0) return undefined;
  let whole: string[] = [];
  let begun: string[] = [];
  for (const candidate of vocabulary) {
    // House numbers are half the words of a large directory, and nobody's typing error.
    if (candidate.charCodeAt(0) <= lastDigit) continue;
    if (candidate.length < word.length - edits || (isShort && candidate[0] !== word[0])) continue;
    const distance = editsBetween(word, candidate, edits);
    if (distance.begun > edits) continue;
    if (distance.begun < edits) {
      edits = distance.begun;
      whole = [];
      begun = [];
    }
    if (distance.whole === edits) whole.push(candidate);
    else begun.push(candidate);
  }
  const words = whole.length > 0 ? whole : begun;
  return words.length > 0 ? { edits, words } : undefined;
}

/**
 * Optimal string alignment (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance) of `word` with `candidate` as
 * a whole, and with the beginning of it that fits best. Gives up, with `tooMany`, once more than `limit` is certain.
 */
export function editsBetween(word: string, candidate: string, limit: number): { whole: number; begun: number } {
  const width = Math.min(candidate.length, word.length + limit);
  const [first, second, third] = rows;
  let [beforePrevious, previous, current] = [first, second, third];
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = word.charCodeAt(row - 1) === candidate.charCodeAt(column - 1);
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && isSwapped(word, row, candidate, column)) {
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return tooMany;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  let begun = at(previous, 0);
  for (let column = 1; column <= width; column += 1) begun = Math.min(begun, at(previous, column));
  return { whole: width === candidate.length ? at(previous, width) : Infinity, begun };
}

const tooMany = { whole: Infinity, begun: Infinity } as const;

/** Reused, because a query is compared with thousands of words; longer than any word that `fold` gives. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

function isSwapped(word: string, row: number, candidate: string, column: number): boolean {
  return (
    word.charCodeAt(row - 1) === candidate.charCodeAt(column - 2) &&
    word.charCodeAt(row - 2) === candidate.charCodeAt(column - 1)
  );
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? Infinity;
}
