import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './builds.mjs';

/**
 * Packages are installed in a folder beside, and two renames bring them in: a site that runs always has whole ones, and
 * an installation that is interrupted changes nothing. Plain JavaScript without dependencies: it runs before anything is
 * installed, on the machine's own Node.
 */
const wanted = ['package.json', 'package-lock.json'];
/** npm writes its own list last: an interrupted installation has none. */
const list = 'node_modules/.package-lock.json';

/**
 * What installs them in a folder that has the two files of `wanted`. Also with NODE_ENV=production: the build needs its
 * tools. No package needs a script of its own to be run. A `--dry-run` that npm took from a command is not meant here.
 */
export const installCommand = [
  'npm',
  ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--dry-run=false'],
  ['--no-audit', '--no-fund', '--loglevel=error'],
].flat(2);

/** True when they are there and not older than the lock file. An image has no such file, and all that it needs. */
export function isInstalled(root) {
  const lockFile = join(root, 'package-lock.json');
  if (!existsSync(lockFile)) return true;
  const installed = join(root, list);
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** Has them installed anew, whatever is left of them. */
export function distrustPackages(root) {
  rmSync(join(root, list), { force: true });
}

/** Installs what the lock file names; false where npm could not. */
export function install(root) {
  const folder = beginPackages(root);
  for (const name of wanted) copyFileSync(join(root, name), join(folder, name));
  const [command, ...args] = installCommand;
  // Standard output belongs to the server's log: progress goes beside it.
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) swapPackages(root, folder);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}

/** Makes a folder to install into. What is left of an installation that was killed goes. */
export function beginPackages(root) {
  const beside = join(root, '.builds');
  mkdirSync(beside, { recursive: true });
  for (const name of readdirSync(beside)) {
    const processId = Number(/^packages-(\d+)$/u.exec(name)?.[1] ?? 0);
    if (processId === process.pid || (processId > 0 && !isAlive(processId)))
      rmSync(join(beside, name), { recursive: true, force: true });
  }
  const folder = join(beside, `packages-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/** Brings in the packages of a folder, which gets those that were there. A second time it is the way back. */
export function swapPackages(root, folder) {
  const [here, there, aside] = [join(root, 'node_modules'), join(folder, 'node_modules'), join(folder, 'aside')];
  if (existsSync(here)) renameSync(here, aside);
  renameSync(there, here);
  if (existsSync(aside)) renameSync(aside, there);
  const now = new Date();
  if (existsSync(join(root, list))) utimesSync(join(root, list), now, now);
}
