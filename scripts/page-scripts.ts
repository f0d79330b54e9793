import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'app/on-demand');
const endings = /\?(?:on-demand|inline-script)$/u;

/**
 * The scripts of pages that ship no framework, by two endings of an import:
 * `./x.ts?inline-script` is the minified text of a script that stands in the page;
 * `./x.ts?on-demand` is the public address of a module in `app/on-demand/`, for `import()` in the browser.
 * The modules are inputs of the client build beside the framework's own, so they share its chunks and hashed names.
 */
export function pageScripts(): Plugin {
  /** By file: what the client build knows the module by, and the address that it gave it. */
  const references = new Map<string, string>();
  const addresses = new Map<string, string>();
  let isBuild = false;
  return {
    name: 'page-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      for (const file of moduleFiles()) references.set(file, this.emitFile({ type: 'chunk', id: file }));
    },
    resolveId: {
      filter: { id: endings },
      async handler(source, importer) {
        const [path = '', ending] = source.split('?');
        const file = await this.resolve(path, importer);
        return file && `${file.id}?${ending}`;
      },
    },
    load: {
      filter: { id: endings },
      async handler(id) {
        const file = id.slice(0, id.lastIndexOf('?'));
        if (id.endsWith('?inline-script')) {
          this.addWatchFile(file);
          return exported(await minified(file));
        }
        if (!isBuild) return exported(file.slice(root.length));
        if (!references.has(file)) return this.error(`${file} is not a module in app/on-demand/`);
        // The client is built first, its own references are filled in last.
        return this.environment.name === 'client'
          ? `export default import.meta.ROLLUP_FILE_URL_${references.get(file)};`
          : exported(addresses.get(file));
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || output.facadeModuleId === null) continue;
        if (references.has(output.facadeModuleId)) addresses.set(output.facadeModuleId, `/${output.fileName}`);
      }
    },
  };
}

function moduleFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => resolve(folder, name));
}

function exported(value: string | undefined): string {
  return `export default ${JSON.stringify(value)};`;
}

/** The script with what it imports, as one expression that leaves no name behind. */
async function minified(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${file} cannot be inlined`);
  return chunk.code.trim();
}
