import opentype, { type Font, type PathCommand } from 'opentype.js';
import figtree from '#app/ui/styles/fonts/figtree-560.ttf?inline';
import fraunces from '#app/ui/styles/fonts/fraunces-470.ttf?inline';
import frauncesExtended from '#app/ui/styles/fonts/fraunces-ext-470.ttf?inline';

/** A typeface of the site whose letters can be drawn as shapes: an SVG then needs no fonts where it is rendered. */
export interface Typeface {
  /** In pixels, kerned. */
  widthOf(text: string, size: number): number;
  /** The letters as path data, beginning at `x` on the baseline `y`. What the typeface has no letter for is left out. */
  pathOf(text: string, x: number, y: number, size: number): string;
}

export const serif = typeface([fraunces, frauncesExtended]);
export const sans = typeface([figtree, fraunces, frauncesExtended]);

/** A letter is taken from the first of the files that has it. */
function typeface(files: readonly string[]): Typeface {
  const fonts = files.map(parse);

  function fontOf(letter: string): Font | undefined {
    return fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0);
  }

  /** Runs of letters from one file each. */
  function runsOf(text: string): readonly { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const asWritten of text.normalize('NFC')) {
      // A letter whose mark nobody has drawn stands without it.
      const letter = fontOf(asWritten) ? asWritten : asWritten.normalize('NFD').charAt(0);
      const font = fontOf(letter);
      if (!font) continue;
      const last = runs.at(-1);
      if (last && last.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  return {
    widthOf: (text, size) => runsOf(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0),
    pathOf: (text, x, y, size) => {
      let left = x;
      return runsOf(text)
        .map((run) => {
          const path = pathData(run.font.getPath(run.text, left, y, size).commands);
          left += run.font.getAdvanceWidth(run.text, size);
          return path;
        })
        .join('');
    },
  };
}

/** The library's own writer makes NaN of coordinates that need an exponent (opentype.js 2.0.0). */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');
}

/** A data address, as the build writes small files into the code. */
function parse(address: string): Font {
  const bytes = Uint8Array.from(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  return opentype.parse(bytes.buffer);
}
