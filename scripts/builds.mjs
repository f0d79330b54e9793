import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from './sources.mjs';

/**
 * Builds lie side by side in `.builds/`, and `build` is a symbolic link to the one that is served: what is under way is
 * never where a start looks, and a swap is one rename. Plain JavaScript without dependencies: it also runs before
 * anything is installed, on the machine's own Node.
 */
const folder = '.builds';
const link = 'build';
/** In a build: the fingerprint of its sources. Written last, so a build that has it is whole. */
const stamp = 'built-from';
/** In `.builds/`: the fingerprint of sources whose build was taken back. They are not built again by a mere start. */
const withdrawn = 'withdrawn';
const lock = 'lock';
/** In a build: the files under `assets` of the builds before it. */
const former = 'former';
const assets = 'assets';
/** A page may stay open for so long, and still be touched for the first time. */
const maxVisitMs = 7 * 24 * 3_600_000;
/** Builds from before the one that is served. */
const maxKept = 2;

/** True when a start need not build: what is served was made from the sources as they are, or their build was taken back. */
export function isBuilt(root) {
  const served = servedBuild(root);
  if (served === null) return false;
  const now = fingerprint(root);
  return read(join(root, folder, served, stamp)) === now || isWithdrawn(root, now);
}

/** True when the sources as they are were published and taken back. */
export function isWithdrawn(root, now = fingerprint(root)) {
  return read(join(root, folder, withdrawn)) === now;
}

/** The name of the build that a start would run, or null. */
export function servedBuild(root) {
  const path = join(root, link);
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isSymbolicLink()) return null;
  const name = basename(readlinkSync(path));
  return isWhole(root, name) ? name : null;
}

/** Makes the folder for a new build, which nobody serves, and gives its name: names are in the order of time. */
export function beginBuild(root, now = new Date()) {
  const name = nameAt(now);
  // Two that begin within a millisecond are two builds.
  if (existsSync(pathOf(root, name))) return beginBuild(root, new Date(now.getTime() + 1));
  mkdirSync(pathOf(root, name), { recursive: true });
  return name;
}

function nameAt(moment) {
  return `${moment.toISOString().replace(/\D/g, '').slice(0, 17)}-${process.pid}`;
}

export function pathOf(root, name) {
  return join(root, folder, name);
}

/** To be called when a build is complete, with the fingerprint from before it began. */
export function markWhole(path, builtFrom) {
  writeFileSync(join(path, stamp), builtFrom);
}

/** Serves another build from now on, by one rename. */
export function serveBuild(root, name) {
  if (!isWhole(root, name)) throw new Error(`${folder}/${name} is not a whole build`);
  const [path, next] = [join(root, link), join(root, folder, 'next')];
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // A build of a version that had it as a folder. Its place among the others is before all of them.
  if (stats && !stats.isSymbolicLink()) renameSync(path, freeName(root));
  rmSync(next, { force: true });
  symlinkSync(`${folder}/${name}`, next, 'junction');
  // Windows renames over no link; there, and only there, nothing is served for a moment.
  if (process.platform === 'win32') rmSync(path, { force: true });
  renameSync(next, path);
}

/** Serves a new build, and forgets what was taken back. */
export function publishBuild(root, name) {
  const before = servedBuild(root);
  if (before !== null && before !== name && isWhole(root, name)) bringAssets(root, before, name);
  serveBuild(root, name);
  rmSync(join(root, folder, withdrawn), { force: true });
  removeOld(root, name, before ?? name);
}

/**
 * A page that was opened before the swap still asks for the scripts of its own build: their names carry a hash of what
 * is in them, so they lie beside those of the new one, in a folder of their own. What the build before had brought
 * along itself comes along once more, as long as it is not older than a visit may be.
 */
function bringAssets(root, from, to) {
  const target = join(root, folder, to, former, assets);
  const oldestMs = Date.now() - maxVisitMs;
  for (const part of [former, 'client']) {
    const source = join(root, folder, from, part, assets);
    for (const name of existsSync(source) ? readdirSync(source) : []) {
      const path = join(source, name);
      if (part === former && statSync(path).mtimeMs < oldestMs) continue;
      cpSync(path, join(target, name), { preserveTimestamps: part === former });
    }
  }
}

/** Serves the build before the one that is served, and remembers that the sources as they are were taken back. Null when there is none. */
export function takeBack(root) {
  const served = servedBuild(root);
  const before = wholeBuilds(root)
    .filter((name) => served === null || name < served)
    .at(-1);
  if (before === undefined) return null;
  // First: a start in between must not build them once more.
  writeFileSync(join(root, folder, withdrawn), fingerprint(root));
  if (served !== null) bringAssets(root, served, before);
  serveBuild(root, before);
  return before;
}

/** Runs alone: a second one that builds at the same time is refused. A lock of a process that has gone counts for nothing. */
export function holdLock(root) {
  const path = join(root, folder, lock);
  mkdirSync(join(root, folder), { recursive: true });
  const holder = Number(read(path));
  if (holder > 0 && holder !== process.pid && isAlive(holder))
    throw new Error(`another build is under way (process ${holder})`);
  writeFileSync(path, String(process.pid));
  process.on('exit', () => {
    if (Number(read(path)) === process.pid) rmSync(path, { force: true });
  });
}

export function removeBuild(root, name) {
  rmSync(join(root, folder, name), { recursive: true, force: true });
}

/** What was begun and never finished, what was taken back, and all but the last builds up to the one that was served before. */
function removeOld(root, served, servedBefore) {
  const before = wholeBuilds(root).filter((name) => name <= servedBefore && name !== served);
  const kept = new Set([served, ...before.slice(-maxKept)]);
  for (const name of namesIn(root)) if (!kept.has(name)) removeBuild(root, name);
}

function wholeBuilds(root) {
  return namesIn(root).filter((name) => isWhole(root, name));
}

function namesIn(root) {
  const path = join(root, folder);
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => /^\d/.test(name))
        .sort()
    : [];
}

function isWhole(root, name) {
  return existsSync(join(root, folder, name, stamp));
}

function freeName(root) {
  let number = 0;
  while (existsSync(join(root, folder, String(number)))) number += 1;
  mkdirSync(join(root, folder), { recursive: true });
  return join(root, folder, String(number));
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

export function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
