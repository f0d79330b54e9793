import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The server build makes the style sheet once more, with its parts in another order and so under another name, and
 * React Router lays it beside the first. No page asks for it: it is removed.
 */
export function oneStyleSheet(): Plugin {
  const linked = new Set<string>();
  return {
    name: 'one-style-sheet',
    apply: 'build',
    sharedDuringBuild: true,
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
        if (this.environment.name === 'client') for (const name of sheets) linked.add(name);
        const client = join(dirname(dir), 'client');
        const doubles = basename(dir) === 'server' ? sheets.filter((name) => !linked.has(name)) : [];
        await Promise.all(doubles.map((name) => rm(join(client, name))));
      },
    },
  };
}
