import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { bellFiles } from './bell-files.ts';

it('the bells of the tracks are those of the browser', async () => {
  const old: string[] = [];
  for (const { path, bytes } of bellFiles()) if (Buffer.compare(await readFile(path), bytes) !== 0) old.push(path);
  expect(old, 'write them anew: npm run bells').toEqual([]);
});
