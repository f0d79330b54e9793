import type { Typeface } from './typeface.ts';

/** The room that a text may fill, in pixels. */
export interface Room {
  readonly width: number;
  /** The sizes to choose from, largest first, each with the lines that there is room for. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Breaks a text into lines at the largest size in which all of it fits. At the smallest, words that are wider than the
 * room are broken and what does not fit is cut: whatever the text, no line is wider and there are no more lines.
 */
export function fitText(text: string, { width, sizes }: Room, typeface: Typeface): FittedText {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  for (const { size, lines: most } of sizes) {
    const fits = (line: string) => typeface.widthOf(line, size) <= width;
    const lines = linesOf(words, fits);
    if (lines.length <= most && lines.every(fits)) return { size, lines: balanced(words, lines, size, typeface) };
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 16, lines: 1 };
  const fits = (line: string) => typeface.widthOf(line, size) <= width;
  const lines = linesOf(
    words.slice(0, maxWords).flatMap((word) => pieces(word, fits)),
    fits,
  );
  if (lines.length <= most && words.length <= maxWords) return { size, lines };
  return { size, lines: [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', fits)] };
}

/** The same number of lines, of much the same width: no word is left alone on the last. */
function balanced(words: readonly string[], lines: readonly string[], size: number, typeface: Typeface): string[] {
  let best = [...lines];
  while (lines.length > 1) {
    const widest = Math.max(...best.map((line) => typeface.widthOf(line, size)));
    const narrower = (line: string) => typeface.widthOf(line, size) < widest;
    const next = linesOf(words, narrower);
    if (next.length > lines.length || !next.every(narrower)) return best;
    best = next;
  }
  return best;
}

/** More words than these fill no picture. */
const maxWords = 60;

function linesOf(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than a line, in pieces that are not. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const found = [''];
  for (const letter of word.slice(0, maxLetters)) {
    const longer = `${found.at(-1)}${letter}`;
    if (fits(longer)) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}

const maxLetters = 120;

function cut(line: string, fits: (line: string) => boolean): string {
  let kept = line;
  while (kept !== '' && !fits(`${kept} …`)) kept = kept.slice(0, -1).trimEnd();
  return `${kept} …`.trim();
}
