import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Plain JavaScript without dependencies: it also runs before anything is installed, on the machine's own Node. */

/** Everything that a build depends on: folders, settings, versions of packages. */
const sources = ['app', 'content', 'public', 'scripts', 'server', 'package.json', 'package-lock.json'];
const settings = /^(?:.*\.config\.ts|tsconfig\.json)$/;
const notBuilt = /\.test\.tsx?$/;

const stamp = 'build/built-from';

/** True when there is a whole build, made from the sources as they are now. */
export function isBuilt(root) {
  const path = join(root, stamp);
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint(root);
}

/** To be called when a build is complete, with the fingerprint from before it began. */
export function markBuilt(root, builtFrom) {
  writeFileSync(join(root, stamp), builtFrom);
}

/** Stands for the names and contents of all sources. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const names = [...sources, ...readdirSync(root).filter((name) => settings.test(name))].sort();
  for (const name of names) addTo(hash, root, name);
  return hash.digest('hex');
}

function addTo(hash, root, name) {
  const path = join(root, name);
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, root, `${name}/${entry}`);
  } else if (!notBuilt.test(name)) {
    const contents = readFileSync(path);
    hash.update(`${name}\0${contents.length}\0`).update(contents);
  }
}
