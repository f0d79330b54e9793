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

for (const { from, characters, to, weight } of fonts) {
  const original = await readFile(new URL(`../node_modules/@fontsource-variable/${from}`, import.meta.url));
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
  await writeFile(new URL(`../app/styles/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${subset.length} bytes`);
}
