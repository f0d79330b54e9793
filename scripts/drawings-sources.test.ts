import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figureIds, variantIds } from '#app/drawings/ids.ts';

const drawn: readonly string[] = [...figureIds, ...variantIds];
const rows = readFileSync('docs/drawings-sources.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:---|figure) /u.test(line))
  .map((line) => {
    const [figures = '', descriptions = '', checked = '', mended = ''] = line.slice(2, -2).split(' | ');
    return { figures, ids: figures.split(', '), descriptions, checked, mended };
  });

it('names every figure that is drawn, once', () => {
  const named = rows.flatMap(({ ids }) => ids);
  expect(drawn.filter((id) => named.filter((each) => each === id).length !== 1)).toEqual([]);
});

it('names only figures that are drawn', () => {
  expect(rows.flatMap(({ ids }) => ids).filter((id) => !drawn.includes(id))).toEqual([]);
});

it('holds every figure against two pages at least, and says what they settle and what was mended', () => {
  const short = rows.filter(({ descriptions, checked, mended }) => {
    const addresses = new Set([...descriptions.matchAll(/\]\((https?:[^)]+)\)/gu)].map(([, address]) => address));
    return addresses.size < 2 || checked === '' || mended === '';
  });
  expect(short.map(({ figures }) => figures)).toEqual([]);
});

it('is sorted by figure', () => {
  const figures = rows.map(({ ids: [first = ''] }) => first);
  expect(figures).toEqual(figures.toSorted());
});
