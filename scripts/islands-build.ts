import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const serverOnly = /\/app\/islands\/island\.tsx$/u;
const styleModule = /\.module\.css$/u;
const component = /\.tsx$/u;
/** How a component names its styles. As a namespace a class is a binding: what no script uses is not in any script. */
const styleImport = /import (\w+) from (["'][^"']+\.module\.css["'])/gu;
/** Vite's way to fetch a script: with preloads and an event for failures, of which nothing is used here. */
const fetchHelper = /^\0vite\/preload-helper/u;
/** What React Router makes of a page for its router in the browser. No page here has one. */
const clientRoute = /\?__react-router-build-client-route$/u;
/** Its list of these modules. */
const routeList = /^manifest-\w+\.js$/u;

/**
 * What a browser gets of the site: the islands with what they import, and one style sheet for all pages.
 *
 * React Router gives its client build a module for every page; they are emptied, and removed again with their list
 * when the server build has read it. The server build makes the style sheet once more, with its parts in another order
 * and so under another name, and React Router lays it beside the first; no page asks for that one.
 */
export function islandsBuild(): Plugin {
  const wanted = new Set<string>();
  const superfluous = new Set<string>();
  return {
    name: 'islands-build',
    apply: 'build',
    enforce: 'post',
    sharedDuringBuild: true,
    transform: {
      order: 'post',
      filter: { id: [clientRoute, styleModule, component, fetchHelper] },
      handler(code, id) {
        if (this.environment.name !== 'client') return;
        // Vite leaves a style out of which no script uses a class; reading something global counts as use.
        if (clientRoute.test(id)) return 'export {};';
        if (fetchHelper.test(id)) return 'export const __vitePreload = (load) => load();';
        if (component.test(id)) return code.replace(styleImport, 'import * as $1 from $2');
        return { code: `${code};globalThis.css;`, moduleSideEffects: true };
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.moduleIds.some((id) => serverOnly.test(id)))
          this.error(`${output.fileName}: an island imports Island, and with it the server's React`);
        const module = output.type === 'chunk' ? output.facadeModuleId : null;
        if (module && clientRoute.test(module)) superfluous.add(output.fileName);
        else wanted.add(output.fileName);
      }
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        if (this.environment.name === 'client') return;
        const doubles = Object.keys(bundle).filter((name) => name.endsWith('.css') && !wanted.has(name));
        const client = join(dirname(dir), 'client');
        const lists = (await readdir(join(client, 'assets'))).filter((name) => routeList.test(name));
        const files = [...doubles, ...superfluous, ...lists.map((name) => join('assets', name))];
        await Promise.all(files.map((name) => rm(join(client, name), { force: true })));
      },
    },
  };
}
