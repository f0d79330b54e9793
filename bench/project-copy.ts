import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folders = ['app', 'cli', 'content', 'public', 'scripts', 'server'];

/**
 * Does something with a copy of the project, whose content and code may be changed. What is installed is linked, file by
 * file, for which both must be on one disk: Vite serves no file that really lies elsewhere.
 */
export async function inProjectCopy<Result>(act: (project: string) => Promise<Result>): Promise<Result> {
  const project = mkdtempSync(resolve('bench/copy-'));
  try {
    const files = readdirSync('.').filter((name) => statSync(name).isFile());
    for (const name of [...folders, ...files]) cpSync(name, join(project, name), { recursive: true });
    const { status } = spawnSync('cp', ['-al', 'node_modules', project], { stdio: 'inherit' });
    if (status !== 0) throw new Error('node_modules could not be linked');
    return await act(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
