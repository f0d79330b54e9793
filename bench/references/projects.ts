import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Reference {
  readonly name: string;
  readonly folder: string;
  /** How it is served, in its folder. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly hasStudioPage?: boolean;
}

const node = process.execPath;
const host = join(import.meta.dirname, 'static-host.ts');

export const references: readonly Reference[] = [
  {
    name: 'Next.js',
    folder: 'next',
    command: [node, 'node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
    hasStudioPage: true,
  },
  { name: 'Astro', folder: 'astro', command: [node, 'server.js'] },
  { name: 'Vite + React', folder: 'vite-react', command: [node, host, 'dist'] },
];

export function folderOf({ folder }: Reference): string {
  return join(import.meta.dirname, folder);
}

/** Into the reference's own folder, and only when its lock file is another than the one installed last. */
export function install(reference: Reference): void {
  const lock = readFileSync(join(folderOf(reference), 'package-lock.json'), 'utf8');
  const mark = join(folderOf(reference), 'node_modules', '.installed-from');
  if (contentOf(mark) === lock) return;
  run(reference, ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {});
  writeFileSync(mark, lock);
}

/** For production, with the address of the backend for those that need it in the browser. */
export function build(reference: Reference, backend: string): void {
  run(reference, ['npm', 'run', 'build'], { BACKEND_URL: backend, VITE_BACKEND_URL: backend });
}

function run(reference: Reference, [program = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folderOf(reference),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${reference.name}: ${program} ${args.join(' ')} failed\n${stdout}${stderr}`);
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
