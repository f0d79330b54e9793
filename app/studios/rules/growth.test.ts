import { expect, it } from 'vitest';
import { withFormulas, withoutFormulas } from '#app/.server/spreadsheet.ts';
import { readClosed, readHours, readWords } from '../.server/import/cell-values.ts';
import { undoDoubleEncoding } from '../.server/import/encoding.ts';
import { cityKey, cityOfAddress } from './city.ts';
import { cleanText } from './clean-text.ts';
import { readPicture, readWebLink } from './links.ts';
import { splitList } from './list.ts';
import { readOpeningHours } from './opening-hours.ts';
import { readPhone } from './phone.ts';
import { readPostalAddress } from './postal-address.ts';
import { studioSlug } from './slug.ts';

/** What reads cells only after `cleanText`. */
const cleaned = {
  readOpeningHours,
  readPhone,
  readWebLink,
  readPicture,
  splitList,
  cityKey,
  cityOfAddress,
  readPostalAddress,
  studioSlug,
};
/** What reads strangers' text as it comes. */
const readers: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ...Object.entries({ cleanText, withoutFormulas, withFormulas, undoDoubleEncoding, readWords, readClosed }),
  ['readHours', (text) => readHours([{ day: text, hours: text }])],
  ...Object.entries(cleaned).map(([name, read]) => [name, (text: string) => read(cleanText(text) ?? '')] as const),
];

/** What could make an expression begin anew at every letter: a beginning, a piece again and again, and an end that fits nothing. */
const beginnings = ['', 'Mo 9-10 ', '0155 ', "{'"];
const pieces = [
  ...[
    ' ',
    ';',
    ',',
    '.',
    '-',
    ':',
    '/',
    '|',
    '\n',
    '\t',
    '\u200b',
    "'",
    '"',
    '(',
    '[',
    '{',
    '=',
    '\\',
    '*',
    '0',
    'a',
    'å',
  ],
  ...[
    '; ',
    ' ,',
    ';\n',
    '""',
    "'=",
    'a.',
    'mo',
    'mo-',
    'mo,',
    'mo. ',
    'moog',
    '9 to ',
    '9-',
    'a.m.',
    'kl.',
    '00:00',
    '1 ',
  ],
  ...['\u0301', '\u0301\u0316', 'Ã¥', '🧘', '%', 'eller ', '+47', '0(0)'],
];
const ends = ['', 'x', '\n'];

const smallLength = 5000;
const growth = 4;
/** Linear work grows by 4, quadratic by 16. */
const maxTimes = 9;
/** Below this the clock tells chance. */
const minMs = 4;

/** Time of the processor and not of the clock: a busy machine changes nothing. Of several times the best. */
function costMs(read: (text: string) => unknown, text: string, tries: number): number {
  const costs = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

it.each(readers)('%s takes time by the length of a text, not by its square', (_name, read) => {
  const texts = beginnings.flatMap((beginning) =>
    pieces.flatMap((piece) =>
      ends.map((end) => (length: number) => beginning + piece.repeat(length / piece.length) + end),
    ),
  );
  const isSteep = (textOf: (length: number) => string, tries: number) => {
    const small = costMs(read, textOf(smallLength), tries);
    const large = costMs(read, textOf(smallLength * growth), tries);
    return large > maxTimes * Math.max(small, minMs / growth) && large > minMs;
  };
  // What looks steep once is looked at again.
  const steep = texts.filter((textOf) => isSteep(textOf, 1)).filter((textOf) => isSteep(textOf, 5));
  expect(steep.map((textOf) => textOf(20))).toEqual([]);
});
