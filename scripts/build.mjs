/** `npm run build`: content, then the site, its service worker, and their compressed forms. A broken step leaves no build that would be started. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, markBuilt } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const builtFrom = fingerprint(root);

rmSync(join(root, 'build'), { recursive: true, force: true });
run(process.execPath, ['scripts/build-content.ts']);
run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']);
run(process.execPath, ['scripts/build-worker.ts', builtFrom]);
run(process.execPath, ['scripts/compress-assets.ts']);
markBuilt(root, builtFrom);

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
