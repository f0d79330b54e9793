import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './content-folder.mjs';

/** Plain JavaScript without dependencies: it also runs before anything is installed, on the machine's own Node. */

/** Everything that a build depends on: folders, settings, versions of packages. The texts may lie elsewhere. */
const sources = ['app', 'content', 'public', 'scripts', 'server', 'package.json', 'package-lock.json'];
const settings = /^(?:.*\.config\.ts|tsconfig\.json)$/;
const notBuilt = /\.test\.tsx?$/;

/** Stands for the names and contents of all sources. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const names = [...sources, ...readdirSync(root).filter((name) => settings.test(name))].sort();
  for (const name of names) addTo(hash, name === 'content' ? contentFolder(root) : join(root, name), name);
  return hash.digest('hex');
}

function addTo(hash, path, name) {
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path)
      .filter((entry) => entry !== '.git')
      .sort())
      addTo(hash, join(path, entry), `${name}/${entry}`);
  } else if (!notBuilt.test(name)) {
    const contents = readFileSync(path);
    hash.update(`${name}\0${contents.length}\0`).update(contents);
  }
}
