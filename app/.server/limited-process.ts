import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';

/** Why a limited process gave no answer. One line. */
export class ProcessError extends Error {
  override name = 'ProcessError';
  /** What the script ended with; null where it did not end by itself. */
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

type Job = {
  /** A plain JavaScript module, `#app/….mjs`: Node takes types out by WebAssembly, which goes with the JIT. */
  readonly script: string;
  /** Given to the script as JSON, in its first argument. */
  readonly options: unknown;
  /** What the script reads from stdin. */
  readonly input: Buffer;
  readonly maxOutputBytes: number;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
};

const usualTimeoutMs = 60_000;

/**
 * In kB. An AVIF of 16 megapixels, the hungriest of those that are let through, takes 355 MB. Without its JIT, of which
 * V8 reserves 512 MB, Node itself takes 40 MB of it.
 */
const maxDataKb = 512 * 1024;

/**
 * No core dump, no file, a minute of processor time also when nobody is left to stop it, and so much memory. Where a limit
 * cannot be set, nothing runs. When the machine has no memory left, this process is to go and not the site.
 */
const limits = [
  'set -e; ulimit -c 0; ulimit -f 0; ulimit -t 60',
  `ulimit -d ${maxDataKb}`,
  '{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null || :',
  'exec "$@"',
].join('\n');

const nodeFlags = ['--jitless', '--v8-pool-size=0', '--max-old-space-size=64'];
/** Nothing else of the site's: its settings hold passwords. */
const env = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' };

/**
 * What a script writes to stdout, run in a process of its own with little memory and time, so that whatever it is given
 * cannot harm the site. Rejects with a ProcessError, whichever way it ends. Works from the sources and from the build:
 * the script is found by way of package.json.
 */
export async function runLimited(job: Job): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const script = createRequire(import.meta.url).resolve(job.script);
  const child = execFile(
    '/bin/sh',
    ['-c', limits, 'sh', process.execPath, ...nodeFlags, script, JSON.stringify(job.options)],
    {
      cwd: '/',
      encoding: 'buffer',
      env,
      killSignal: 'SIGKILL',
      maxBuffer: job.maxOutputBytes,
      signal: job.signal,
      timeout: job.timeoutMs ?? usualTimeoutMs,
    },
    (error, stdout) => (error === null ? resolve(stdout) : reject(errorOf(error))),
  );
  // One that ends before it has read everything is told of by how it ended.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(job.input);
  return promise;
}

type Ending = { code?: number | string | null; killed?: boolean; signal?: NodeJS.Signals | null };

function errorOf({ code, killed, signal }: Ending): ProcessError {
  if (typeof code === 'number') return new ProcessError(`ended with ${code}`, code);
  if (typeof code === 'string') return new ProcessError(code, null);
  return new ProcessError(killed ? 'took too long' : `was ended by ${signal}`, null);
}
