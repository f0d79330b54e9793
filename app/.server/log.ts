import { fstatSync, writeSync } from 'node:fs';
import { createLog, type LogOutput } from './log-output.ts';

type Listener = (event: string, details: Readonly<Record<string, unknown>>) => void;

const listeners: Listener[] = [];
const output = createLog(isStream() ? streamOutput() : fileOutput());
process.on('exit', output.flush);

/** One JSON line on stdout, a hundredth of a second later at most: `time`, `event` and what belongs to it. Never a visitor's name, e-mail or message. */
export const log = (event: string, details: Parameters<Listener>[1] = {}): void => {
  output.log(event, details);
  for (const listener of listeners) listener(event, details);
};

/** Calls back with every event of the log. */
export function onLogged(listener: Listener): void {
  listeners.push(listener);
}

/** Pipes, sockets and terminals have a reader; anything else is a file. */
function isStream(): boolean {
  const stats = fstatSync(1);
  return stats.isFIFO() || stats.isSocket() || process.stdout.isTTY;
}

function streamOutput(): LogOutput {
  // A reader that has gone would otherwise end the process.
  process.stdout.on('error', () => undefined);
  return {
    waitingBytes: () => (process.stdout.destroyed ? Number.POSITIVE_INFINITY : process.stdout.writableLength),
    write: (lines) => void process.stdout.write(lines),
  };
}

/** Not through process.stdout, which after one failed write (a full disk) writes no more. */
function fileOutput(): LogOutput {
  return {
    waitingBytes: () => 0,
    write(lines) {
      // Written as it is: a buffer for each write would be memory outside the heap, which the engine stops to collect.
      const written = writeSync(1, lines);
      if (written < Buffer.byteLength(lines)) writeRest(Buffer.from(lines).subarray(written));
    },
  };
}

function writeRest(bytes: Buffer): void {
  let rest = bytes;
  while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
}
