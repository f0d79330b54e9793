import { build, type Plugin } from 'vite';

const ending = '?inline-script';
const endings = /\?inline-script$/u;

/** `./x.ts?inline-script` is the minified text of a script that stands in the page, with what it imports. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    resolveId: {
      filter: { id: endings },
      async handler(source, importer) {
        const file = await this.resolve(source.slice(0, -ending.length), importer);
        return file && file.id + ending;
      },
    },
    load: {
      filter: { id: endings },
      async handler(id) {
        const file = id.slice(0, -ending.length);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(await minified(file))};`;
      },
    },
  };
}

/** As one expression that leaves no name behind. */
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
