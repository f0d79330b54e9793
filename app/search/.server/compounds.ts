import { LRUCache } from 'lru-cache';
import { genericWords, stopWords } from './stop-words.ts';
import { stemOf } from './word-stem.ts';

/** Splits a folded word into the folded words that it is made of; none where it is made of no two. */
export type SplitCompound = (word: string) => readonly string[];

/** A short first half is only believed before a long second half: `kne` + `øvelser`, but not `tre` + `kant`. */
const shortHead = 3;
const shortTail = 4;
const depthLimit = 3;

/**
 * Splits Norwegian compounds by the words that the site itself uses: both halves must be words of their own in
 * `vocabulary` (folded), in any form, the first with or without the s or e that joins them. A generic second half is
 * known by itself: `ashtanga` + `yoga`.
 */
export function createCompoundSplitter(vocabulary: Iterable<string>): SplitCompound {
  const stems = new Set<string>();
  for (const word of vocabulary) if (!stopWords.has(word)) stems.add(stemOf(word));

  function isWord(part: string): boolean {
    return !stopWords.has(part) && stems.has(stemOf(part));
  }

  function headOf(part: string): string | undefined {
    if (isWord(part)) return part;
    const bare = part.length > shortHead && /[se]$/u.test(part) ? part.slice(0, -1) : part;
    return isWord(bare) ? bare : undefined;
  }

  function split(word: string, depth: number): readonly string[] {
    for (let length = word.length - shortTail; length >= shortHead; length -= 1) {
      const tail = word.slice(length);
      const isGeneric = genericWords.has(tail);
      if (!isGeneric && !isWord(tail)) continue;
      if (length === shortHead && tail.length <= shortTail && !isGeneric) continue;
      const head =
        headOf(word.slice(0, length)) ??
        (isGeneric && !stopWords.has(word.slice(0, length)) ? word.slice(0, length) : undefined);
      if (head === undefined) continue;
      return depth < depthLimit ? [head, tail, ...split(head, depth + 1), ...split(tail, depth + 1)] : [head, tail];
    }
    return [];
  }

  const known = new LRUCache<string, readonly string[]>({
    max: cacheLimit,
    memoMethod: (word) => [...new Set(split(word, 1))],
  });
  return (word) => known.memo(word);
}

/** Words remembered; the vocabulary of 5,000 studios fits, made-up queries cannot fill memory. */
const cacheLimit = 50_000;
