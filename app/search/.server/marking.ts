import type { SearchDocument } from '#app/site/.server/index.ts';
import { fold, wordSpans } from './normalise.ts';

/** A piece of a text that is shown; never markup. */
export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/** An excerpt is about as long as a description. */
const excerptLength = 190;

/** Cuts a text where marked words begin and end; joined, the segments are the text. */
export function markWords(text: string, isMatch: (word: string) => boolean): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { word, start } of wordSpans(text)) {
    if (!isMatch(fold(word))) continue;
    if (start > end) segments.push({ text: text.slice(end, start), isMarked: false });
    segments.push({ text: word, isMarked: true });
    end = start + word.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMarked: false });
  return segments;
}

/** The description, or, where no matched word stands there or in the title, the passage that has most of them. */
export function excerptOf(document: SearchDocument, isMatch: (word: string) => boolean): string {
  const shown = [document.title, document.facts, document.description];
  if (document.description !== '' && shown.some((text) => countMatches(text, isMatch) > 0)) return document.description;
  let best = document.description;
  let most = 0;
  for (const passage of document.passages) {
    const matches = countMatches(passage, isMatch);
    if (matches > most) {
      best = passage;
      most = matches;
    }
  }
  return most > 0 ? aroundFirstMatch(best, isMatch) : document.description;
}

function countMatches(text: string, isMatch: (word: string) => boolean): number {
  return new Set(
    wordSpans(text)
      .map(({ word }) => fold(word))
      .filter(isMatch),
  ).size;
}

/** A long passage begins at the sentence with the first match, or at a word shortly before it, and ends at a word. */
function aroundFirstMatch(text: string, isMatch: (word: string) => boolean): string {
  if (text.length <= excerptLength) return text;
  const first = wordSpans(text).find(({ word }) => isMatch(fold(word)))?.start ?? 0;
  const lastStop = Math.max(text.lastIndexOf('. ', first), text.lastIndexOf('? ', first));
  const sentence = lastStop < 0 ? 0 : lastStop + 2;
  const start = first - sentence < excerptLength / 2 ? sentence : text.lastIndexOf(' ', first - excerptLength / 3) + 1;
  const rest = text.slice(start);
  const cut =
    rest.length <= excerptLength
      ? rest
      : `${rest.slice(0, rest.lastIndexOf(' ', excerptLength)).replace(/[.,;:]$/u, '')} …`;
  return start === sentence ? cut : `… ${cut}`;
}
