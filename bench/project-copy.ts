import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folders = ['app', 'content', 'public', 'scripts', 'server'];

/**
 * The project in a folder of its own, whose content and code may be changed. What is installed is linked, file by file,
 * for which both must be on one disk: Vite serves no file that really lies elsewhere.
 */
export function copyProject(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(resolve('bench/copy-'));
  const files = readdirSync('.').filter((name) => statSync(name).isFile());
  for (const name of [...folders, ...files]) cpSync(name, join(folder, name), { recursive: true });
  const { status } = spawnSync('cp', ['-al', 'node_modules', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error('node_modules could not be linked');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
