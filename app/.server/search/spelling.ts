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

/**
 * The words of `vocabulary` that `word` is the nearest misspelling of. A letter too many, one too few, a wrong one and
 * two swapped ones count one edit each; half a word counts as its beginning, mistyped or not. Whole words come first.
 */
export function nearestWords(word: string, vocabulary: Iterable<string>): Correction | undefined {
  let edits = forgivenEdits(word);
  if (edits === 0) return undefined;
  let whole: string[] = [];
  let begun: string[] = [];
  for (const candidate of vocabulary) {
    if (candidate.length < word.length - edits) continue;
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
 * a whole, and with the beginning of it that fits best. Gives up, with Infinity, once more than `limit` is certain.
 */
function editsBetween(word: string, candidate: string, limit: number): { whole: number; begun: number } {
  const width = Math.min(candidate.length, word.length + limit);
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === candidate[column - 1];
      let cost = Math.min(
        cell(previous, column) + 1,
        cell(current, column - 1) + 1,
        cell(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1];
      if (swapped) cost = Math.min(cost, cell(beforePrevious, column - 2) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return { whole: Infinity, begun: Infinity };
    beforePrevious = previous;
    previous = current;
  }
  return { whole: width === candidate.length ? cell(previous, width) : Infinity, begun: Math.min(...previous) };
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
