import cluster from 'node:cluster';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm start`: runs the build that is served, and replaces it by the next one without refusing a connection. This
 * process holds the listening sockets and hands them to the one that answers; when `build` leads elsewhere, it starts
 * a second one with the same sockets, and ends the first when the second is ready. A build that does not start changes
 * nothing. Plain JavaScript, which takes a third less memory than what Node has to strip of types.
 */
const build = join(fileURLToPath(new URL('..', import.meta.url)), 'build');
const pollMs = 1000;

/** Each process accepts by itself, from the one line of those who wait: nothing is passed on for a request. */
cluster.schedulingPolicy = cluster.SCHED_NONE;

let isStopping = false;
/** What this process ends with: as the one that answered did. */
let status = 0;
/** The process that answers, and the build that it runs. Null before the first is ready. */
let serving = null;
/** The build that was tried last, whatever came of it: a bad one is tried once. */
let tried = '';

// A reader of the log that has gone ends nothing.
process.stdout.on('error', () => undefined);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
if (!existsSync(build)) {
  process.stderr.write('There is no build to serve: npm run publish makes one.\n');
  process.exit(1);
}
begin(realpathSync(build));
setInterval(look, pollMs);

/** Looks whether another build is to be served. */
function look() {
  const path = servedPath();
  if (isStopping || path === null || path === tried || serving === null) return;
  // A bad build was taken back.
  if (path === serving.path) tried = path;
  else begin(path);
}

function begin(path) {
  tried = path;
  cluster.setupPrimary({ exec: join(path, 'server/index.js') });
  const worker = cluster.fork();
  let isReady = false;
  worker.once('message', () => {
    isReady = true;
    const before = serving;
    serving = { worker, path };
    if (before === null) return;
    log('reloaded', { build: path });
    before.worker.process.kill('SIGTERM');
  });
  worker.once('exit', (code, signal) => {
    if (serving === null || serving.worker === worker) {
      // Whoever started this process decides what comes next, as if it had been that one.
      status = code ?? 1;
      stop('SIGTERM');
    } else if (!isReady && !isStopping) {
      log('reload.failed', { build: path, status: code, signal });
    }
    if (isStopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(status);
  });
}

/** Each finishes what is under way; this process ends with the last. */
function stop(signal) {
  isStopping = true;
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
}

/** Null for the moment in which there is none. */
function servedPath() {
  try {
    return realpathSync(build);
  } catch {
    return null;
  }
}

/** A line of JSON, as the site writes them. */
function log(event, details) {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
}
