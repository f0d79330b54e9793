import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { studioRows } from './directory-rows.ts';

const imported = z.object({ milliseconds: z.number(), maxBytes: z.number() });
const loaded = z.object({ loadMs: z.number(), heldBytes: z.number(), lookMs: z.number() });

/** Imports made-up studios into the embedded database of a data folder, in a process of its own. */
export function measureImport(folder: string, count: number, textCharacters = 0) {
  const path = join(folder, 'studios.jsonl');
  const file = openSync(path, 'w');
  for (const row of studioRows(count, textCharacters)) writeSync(file, `${JSON.stringify(row)}\n`);
  closeSync(file);
  return { ...imported.parse(run('import', folder, path)), fileBytes: statSync(path).size };
}

/** Loads the directory of a data folder, in a process of its own. */
export function measureLoad(folder: string): z.infer<typeof loaded> {
  return loaded.parse(run('load', folder));
}

function run(...args: readonly string[]): unknown {
  const { stdout, status } = spawnSync(process.execPath, ['--expose-gc', 'bench/directory-child.ts', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return JSON.parse(stdout);
}
