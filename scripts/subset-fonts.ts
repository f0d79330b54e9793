import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the typefaces to the characters and weights that the site uses: `npm run fonts`.
 * The results are kept in the repository, so that neither build nor server needs this.
 */
const norwegian =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0«»§©°·×àáâäåæçèéêëíñóôöøúüÀÁÂÄÅÆÇÈÉÊËÍÑÓÔÖØÚÜ–—‘’…•−→←↑↓';
/** The marks of transliterated Sanskrit: Tāḍāsana, Vīrabhadrāsana, Trikoṇāsana. The Latin files lack them. */
const sanskrit = 'āĀīĪūŪṛṚṃṁṅṭṬḍḌṇṆśŚṣṢḥ';

const headings = { min: 380, max: 560 };
const fonts = [
  {
    from: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    characters: norwegian,
    to: 'fraunces.woff2',
    weight: headings,
  },
  {
    from: 'fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    characters: sanskrit,
    to: 'fraunces-sanskrit.woff2',
    weight: headings,
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    characters: norwegian,
    to: 'figtree.woff2',
    weight: { min: 400, max: 700 },
  },
];

/** For pictures of shared links: one weight each, as outlines that code can read, with the letters of all Latin scripts. */
const latin = [rangeOf(0x20, 0x7e), rangeOf(0xa0, 0x17f), norwegian, sanskrit, 'ȘșȚț„“”‚′″'].join('');
const previewFonts = [
  { from: 'fraunces/files/fraunces-latin-wght-normal.woff2', to: 'fraunces-470.ttf', weight: 470 },
  { from: 'fraunces/files/fraunces-latin-ext-wght-normal.woff2', to: 'fraunces-ext-470.ttf', weight: 470 },
  { from: 'figtree/files/figtree-latin-wght-normal.woff2', to: 'figtree-560.ttf', weight: 560 },
];

for (const { from, characters, to, weight } of fonts) {
  await cut(from, characters, `app/ui/styles/fonts/${to}`, 'woff2', weight);
}
for (const { from, to, weight } of previewFonts) {
  await cut(from, latin, `app/ui/styles/fonts/${to}`, 'truetype', weight);
}

async function cut(
  from: string,
  characters: string,
  to: string,
  targetFormat: 'woff2' | 'truetype',
  wght: number | { min: number; max: number },
): Promise<void> {
  const original = await readFile(new URL(`../node_modules/@fontsource-variable/${from}`, import.meta.url));
  const subset = await subsetFont(original, characters, { targetFormat, variationAxes: { wght } });
  await writeFile(new URL(`../${to}`, import.meta.url), subset);
  console.log(`${to}: ${subset.length} bytes`);
}

function rangeOf(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
