import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/**
 * `npm run dev`: the site with reloading on port 3000 (`PORT` for another), while changed content is recompiled beside
 * it. The workshop of the drawings is open at `/verksted`.
 */
const content = 'scripts/build-content.ts';
const framework = 'node_modules/@react-router/dev/bin.cjs';
const port = process.env.PORT || '3000';

spawnSync(process.execPath, [content], { stdio: 'inherit' });
const parts = [start([content, '--watch']), start([framework, 'dev', '--port', port])];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
for (const part of parts) part.on('exit', (status) => stop(status ?? 1));

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, WORKSHOP: 'open' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function stop(status: number): void {
  for (const part of parts) part.kill();
  process.exit(status);
}
