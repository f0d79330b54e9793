/**
 * `npm run build`: content, then the site, its service worker, and their compressed forms, beside the build that is
 * served; then one rename swaps them. A broken step leaves what is served as it was. With the name of a folder the build
 * is made there, and nothing is swapped.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginBuild, holdLock, markWhole, pathOf, publishBuild, removeBuild } from './builds.mjs';
import { fingerprint } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [given] = process.argv.slice(2);
if (given === undefined) buildAndServe();
else if (!buildInto(resolve(given))) process.exit(1);

function buildAndServe() {
  try {
    holdLock(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const name = beginBuild(root);
  if (buildInto(pathOf(root, name))) {
    publishBuild(root, name);
  } else {
    removeBuild(root, name);
    process.exit(1);
  }
}

function buildInto(path) {
  const builtFrom = fingerprint(root);
  const steps = [
    ['scripts/build-content.ts'],
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    ['scripts/build-worker.ts', builtFrom],
    ['scripts/compress-assets.ts'],
  ];
  for (const args of steps) {
    const { status } = spawnSync(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BUILD_FOLDER: path },
    });
    if (status !== 0) return false;
  }
  markWhole(path, builtFrom);
  return true;
}
