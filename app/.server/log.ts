import { fstatSync, writeSync } from 'node:fs';
import { createLog, type LogOutput } from './log-output.ts';

type Listener = (event: string, details: Readonly<Record<string, unknown>>) => void;

const listeners: Listener[] = [];
const write = createLog(isStream() ? streamOutput() : fileOutput());

/** One JSON line on stdout: `time`, `event` and what belongs to it. Never a visitor's name, e-mail or message. */
export const log = (event: string, details: Parameters<Listener>[1] = {}): void => {
  write(event, details);
  for (const listener of listeners) listener(event, details);
};

/** Calls back with every event of the log. */
export function onLogged(listener: Listener): void {
  listeners.push(listener);
}

/** Pipes, sockets and terminals have a reader; anything else is a file, written at once. */
function isStream(): boolean {
  const stats = fstatSync(1);
  return stats.isFIFO() || stats.isSocket() || process.stdout.isTTY;
}

function streamOutput(): LogOutput {
  // A reader that has gone would otherwise end the process.
  process.stdout.on('error', () => undefined);
  return {
    waitingBytes: () => (process.stdout.destroyed ? Number.POSITIVE_INFINITY : process.stdout.writableLength),
    write: (line) => void process.stdout.write(line),
  };
}

/** Not through process.stdout, which after one failed write (a full disk) writes no more. */
function fileOutput(): LogOutput {
  return { waitingBytes: () => 0, write: (line) => void writeSync(1, line) };
}
