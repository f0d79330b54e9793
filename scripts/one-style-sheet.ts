import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** No script asks for them, but their style is in the one sheet, which is made with the scripts. */
const serverOnly = ['header-contents', 'footer-contents'];

/**
 * One sheet for all pages, with every style that the client build imports. The server build makes it once more, with
 * its parts in another order and so under another name, and React Router lays it beside the first. No page asks for
 * that one: it is removed.
 */
export function oneStyleSheet(): Plugin {
  const linked = new Set<string>();
  return {
    name: 'one-style-sheet',
    apply: 'build',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const name of serverOnly) this.emitFile({ type: 'chunk', id: `/app/components/${name}.tsx` });
    },
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
