import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const imported = z.object({ milliseconds: z.number(), fileBytes: z.number(), mostBytes: z.number() });
const loaded = z.object({ loadMilliseconds: z.number(), heldBytes: z.number(), lookMilliseconds: z.number() });

/** Imports a file into the embedded database of a data folder, in a process of its own. */
export function measureImport(path: string, folder: string): z.infer<typeof imported> {
  return imported.parse(run('bench/directory-import.ts', [path, folder]));
}

/** Loads the directory of a data folder, in a process of its own. */
export function measureLoad(folder: string): z.infer<typeof loaded> {
  return loaded.parse(run('bench/directory-load.ts', [folder]));
}

function run(script: string, args: readonly string[]): unknown {
  const { stdout, status } = spawnSync(process.execPath, ['--expose-gc', script, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
  return JSON.parse(stdout);
}
