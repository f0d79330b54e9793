import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** One file that another one names in an import or a re-export. Paths are from the root of the project. */
export interface Import extends Written {
  readonly file: string;
  readonly target: string;
}

interface Written {
  /** As it stands in the file. */
  readonly specifier: string;
  /** It leaves no trace in what is run. */
  readonly isType: boolean;
}

/** `typeof import('./x.ts')` and `import('./x.ts')` alike, which the parser's list of imports has only in part. */
const called = /\bimport\('([^']+)'\)/gu;

/** What the files import of the project itself. */
export function importsOf(files: readonly string[]): readonly Import[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...writtenIn(file, text), ...calledIn(text)].flatMap((written) => {
      const target = targetOf(file, written.specifier);
      return target === null ? [] : [{ file, target, ...written }];
    });
  });
}

function writtenIn(file: string, text: string): readonly Written[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [])),
  );
  return [...imports, ...exports];
}

function calledIn(text: string): readonly Written[] {
  return [...text.matchAll(called)].map(({ 1: specifier = '', index }) => ({
    specifier,
    isType: text.slice(0, index).endsWith('typeof '),
  }));
}

/** Null for packages, generated files and what the bundler makes. */
function targetOf(file: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/u, '');
  const target = path.startsWith('#app/') ? path.slice(1) : normalize(join(dirname(file), path));
  return /^(?:#app|\.\.?)\//u.test(path) && existsSync(target) ? target : null;
}

/** All that is run when `file` is imported, itself included. */
export function reachedFrom(file: string, imports: readonly Import[]): ReadonlySet<string> {
  const targets = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    (one) => one.file,
  );
  const reached = new Set([file]);
  for (const one of reached) for (const { target } of targets.get(one) ?? []) reached.add(target);
  return reached;
}
