import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportDrawings } from './export-drawings.ts';

test('every exported file says whose it is and what one may do with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'));
  const { poses, transitions } = await exportDrawings(folder);
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(svg|json|txt)$/.test(name));
  expect(files).toHaveLength(2 * (poses + transitions) + 1);
  const silent: string[] = [];
  for (const name of files) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!(text.includes('CC BY 4.0') && text.includes('Pusterom')) || text.includes('NaN')) silent.push(name);
  }
  expect(silent).toEqual([]);
});
