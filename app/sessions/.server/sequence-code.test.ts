import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { type ChosenPose, maxPoses, noDetails } from '../editor/sequence.ts';
import { codeOf, scannableAddress } from './sequence-code.ts';

const address = 'https://pusterom.example/okt/egen?stilling=tadasana-60&stilling=solhilsen-3&navn=Min+kveld';

test('every dark module of the code is drawn, and no other', () => {
  const { data, size } = encode(address, { border: 4 });
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of codeOf(address).matchAll(/M(\d+) (\d+)h(\d+)v1/gu))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  // The first stretch is the white ground.
  expect(codeOf(address)).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(drawn).toEqual(data);
});

const noted = (count: number, note: string): ChosenPose[] =>
  Array.from({ length: count }, () => ({ id: 'utthita-parsvakonasana', amount: 120, note }));

test('a code says all of a short list, and leaves out what would make it too fine to read', () => {
  const details = { name: 'Min kveld', targetMinutes: 20 };
  expect(scannableAddress(noted(2, 'rolig'), details)).toMatch(/notat=rolig.*navn=Min\+kveld/u);
  const long = scannableAddress(noted(12, 'rolig '.repeat(15)), details);
  expect(long).not.toContain('notat');
  expect(long).toContain('navn=');
});

test('the longest list there can be has a code', () => {
  const longest = noted(maxPoses, 'æ'.repeat(100));
  const code = codeOf(`https://pusterom.example${scannableAddress(longest, { ...noDetails, name: 'æ'.repeat(60) })}`);
  const [, size = ''] = /viewBox="0 0 (\d+)/u.exec(code) ?? [];
  // 31 mm on paper at a quarter of a millimetre a module.
  expect(Number(size)).toBeLessThanOrEqual(125 + 8);
});
