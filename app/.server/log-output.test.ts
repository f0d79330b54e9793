import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createLog } from './log-output.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

/** Logs in a process of its own whose stdout the test decides, then says on stderr that it is still there. */
function logging(stdout: number | 'pipe') {
  const source = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { log } from '#app/.server/log.ts';
    for (let line = 0; line < 50_000; line += 1) log('request', { line, path: '/'.repeat(100) });
    await sleep(50);
    log('request', {});
    console.error(process.stdout.writableLength < 2_000_000 ? 'alive' : 'too much in memory');
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  if (!child.stderr) throw new Error('no stderr to read');
  return Object.assign(child, { stderr: child.stderr });
}

it('writes one JSON line an event', () => {
  const lines: string[] = [];
  createLog({ waitingBytes: () => 0, write: (line) => void lines.push(line) }, now).log('stopping', {
    signal: 'SIGTERM',
  });
  expect(lines).toEqual(['{"time":"2026-11-21T12:00:00.000Z","event":"stopping","signal":"SIGTERM"}\n']);
});

it('drops what cannot be written, and says how much once something can be', () => {
  const lines: string[] = [];
  let state: 'well' | 'full' | 'behind' = 'full';
  const { log } = createLog({
    waitingBytes: () => (state === 'behind' ? 2_000_000 : 0),
    write: (line) => {
      if (state === 'full') throw new Error('ENOSPC');
      lines.push(line);
    },
  });
  log('a');
  state = 'behind';
  log('b');
  expect(lines).toEqual([]);
  state = 'well';
  log('c');
  log('d');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'log.lost', lines: 2 },
    { event: 'c' },
    { event: 'd' },
  ]);
});

it('collects lines about requests, in order, until another event or the end of the process', () => {
  const writes: string[] = [];
  const { log, flush } = createLog({ waitingBytes: () => 0, write: (lines) => void writes.push(lines) }, now);
  const eventsOf = (lines = '') => [...lines.matchAll(/"event":"(.+?)"/g)].map(([, event]) => event);
  log('request');
  log('request');
  expect(writes).toEqual([]);
  log('error');
  expect(writes.map(eventsOf)).toEqual([['request', 'request', 'error']]);
  log('request');
  flush();
  flush();
  expect(writes.map(eventsOf)).toEqual([['request', 'request', 'error'], ['request']]);
});

it('writes what it has collected after a moment, or as soon as it is much', async () => {
  const writes: string[] = [];
  const { log } = createLog({ waitingBytes: () => 0, write: (lines) => void writes.push(lines) }, now);
  log('request');
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  log('request', { path: '/'.repeat(100_000) });
  expect(writes).toHaveLength(2);
});

it('counts every line that was collected for a disk that is full', () => {
  const writes: string[] = [];
  let isFull = true;
  const { log, flush } = createLog({
    waitingBytes: () => 0,
    write(lines) {
      if (isFull) throw new Error('ENOSPC');
      writes.push(lines);
    },
  });
  for (let line = 0; line < 3; line += 1) log('request');
  flush();
  isFull = false;
  log('stopping');
  expect(writes.map((lines) => JSON.parse(lines))).toMatchObject([
    { event: 'log.lost', lines: 3 },
    { event: 'stopping' },
  ]);
});

it.runIf(process.platform === 'linux')('outlives a full disk under its log', async () => {
  const child = logging(openSync('/dev/full', 'w'));
  expect((await text(child.stderr)).trim()).toBe('alive');
});

it('outlives a reader that has gone', async () => {
  const child = logging('pipe');
  child.stdout?.destroy();
  expect((await text(child.stderr)).trim()).toBe('alive');
});

it('keeps little in memory for a reader that has stopped', async () => {
  const child = logging('pipe');
  const said = text(child.stderr);
  await once(child, 'exit');
  expect((await said).trim()).toBe('alive');
  child.stdout?.destroy();
});
