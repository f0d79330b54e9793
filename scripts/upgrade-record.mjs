import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './builds.mjs';

/**
 * What an upgrade writes down before it changes anything, and removes when all is done: one that was killed can be told of
 * and taken back. Plain JavaScript without dependencies, as `upgrade.mjs` is.
 */
const pathIn = (root) => join(root, '.builds/upgrade-under-way');

/** `from` and `to` are versions by their commits. */
export function recordUpgrade(root, from, to) {
  mkdirSync(join(root, '.builds'), { recursive: true });
  writeFileSync(pathIn(root), `${process.pid} ${from} ${to}\n`);
}

export function forgetUpgrade(root) {
  rmSync(pathIn(root), { force: true });
}

/** The versions of an upgrade that was killed, or null. One that is under way is none. */
export function killedUpgrade(root) {
  if (!existsSync(pathIn(root))) return null;
  const [processId, from, to] = readFileSync(pathIn(root), 'utf8').trim().split(' ');
  if (Number(processId) !== process.pid && isAlive(Number(processId))) return null;
  return { from, to };
}

/** Says it in one line. */
export function describeKilled({ from, to }) {
  const [before, wanted] = [from, to].map((commit) => commit.slice(0, 7));
  return `The upgrade from ${before} to ${wanted} was killed on the way: npm run upgrade -- --back goes back, npm run upgrade -- ${wanted} goes on.`;
}
