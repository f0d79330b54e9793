import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { linesToRead } from '#app/sessions/.server/lines/index.ts';
import { hum, wavOf } from '#app/sessions/.server/voice/testing-wav.ts';

const lines = linesToRead();
const rate = 24_000;
let folder: string;
let dataDir: string;
let takes: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voice-'));
  dataDir = join(folder, 'data');
  takes = join(folder, 'takes');
  mkdirSync(takes);
  return () => rmSync(folder, { recursive: true });
});

function voice(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/voice.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { stdout, stderr, status };
}

const idOf = (index: number) => lines[index]?.id ?? '';
const record = (name: string, samples: Float32Array) => writeFileSync(join(takes, name), wavOf(samples, rate));

it('lists every line once, with an id and a time in which it can be said', () => {
  const rows = voice('lines', '--csv').stdout.trim().split('\n').slice(1);
  expect(rows.map((row) => row.split(',', 1)[0])).toEqual(lines.map(({ id }) => id));
  const sheet = voice('lines').stdout;
  expect(lines.filter(({ id, text }) => !sheet.includes(`${id} `) || !sheet.includes(text))).toEqual([]);
});

it('takes what is good of a folder, and says of everything else what is wrong with it', () => {
  record(`${idOf(0)}.wav`, hum(2, 0.2, rate));
  record(`${idOf(1)}.wav`, hum(30, 0.2, rate));
  record(`${idOf(2)}.wav`, hum(2, 5, rate));
  record(`${idOf(3)}.WAV`, new Float32Array(rate));
  record('velkommen.wav', hum(2, 0.2, rate));
  writeFileSync(join(takes, `${idOf(4)}.mp3`), 'no sound');
  const { stdout, status } = voice('import', takes);
  expect(status).toBe(3);
  expect(stdout).toMatch(new RegExp(`^${idOf(1)}\\.wav: too long: 30\\.\\d s, at most`, 'mu'));
  expect(stdout).toMatch(new RegExp(`^${idOf(2)}\\.wav: clipped`, 'mu'));
  expect(stdout).toMatch(new RegExp(`^${idOf(3)}\\.WAV: nothing is heard`, 'mu'));
  expect(stdout).toMatch(/^velkommen\.wav: unknown/mu);
  expect(stdout).toMatch(new RegExp(`^${idOf(4)}\\.mp3: is neither`, 'mu'));
  expect(stdout).toContain(`Taken: 1. Not taken: 5. Missing: ${lines.length - 1} of ${lines.length} lines.`);
  expect(stdout).toContain(`missing: ${idOf(1)}`);
  const [kept = '', ...others] = readdirSync(join(dataDir, 'voice'));
  expect([kept.slice(0, 12), others]).toEqual([idOf(0), []]);
  expect(voice('lines', '--missing').stdout).not.toContain(idOf(0));
});

it('takes a long recording in order, and nothing of it where a line is left out', () => {
  const said = (from: number, to: number) =>
    Float32Array.from(lines.slice(from, to).flatMap(({ text }) => [...hum(text.length / 16, 0.2, rate, 1)]));
  record('alt.wav', said(0, 8));
  expect(voice('import', join(takes, 'alt.wav')).stdout).toContain('Taken: 8. Not taken: 0.');
  const names = readdirSync(join(dataDir, 'voice')).map((name) => name.slice(0, 12));
  expect(names.toSorted()).toEqual(
    lines
      .slice(0, 8)
      .map(({ id }) => id)
      .toSorted(),
  );

  rmSync(dataDir, { recursive: true });
  const late = voice('import', join(takes, 'alt.wav'), '--from', idOf(1));
  expect(late).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('nothing was taken') });
  expect(() => readdirSync(join(dataDir, 'voice'))).toThrow();
});

it('lets an engine say what is missing, and only that', () => {
  const wav = join(folder, 'said.wav');
  writeFileSync(wav, wavOf(hum(1, 0.2, rate), rate));
  mkdirSync(join(dataDir, 'voice'), { recursive: true });
  // All but two lines have been recorded.
  for (const { id } of lines.slice(2)) copyFileSync(wav, join(dataDir, 'voice', `${id}-00000000-1.mp3`));
  const heard = join(folder, 'heard.txt');
  const { stdout, status } = voice('speak', '--with', `cat >> ${heard}; cat ${wav}`);
  expect([status, stdout]).toEqual([0, `Taken: 2. Not taken: 0. Missing: 0 of ${lines.length} lines.\n`]);
  const words = spawnSync('cat', [heard], { encoding: 'utf8' }).stdout;
  expect(words).toBe(
    lines
      .slice(0, 2)
      .map(({ text }) => text)
      .join(''),
  );
});

it('gives up on an engine that is not there', () => {
  const { stdout, status } = voice('speak', '--with', 'made-up-engine');
  expect(status).toBe(1);
  expect(stdout.match(/the engine ended with 127/gu)?.length).toBe(3);
});

it.each([
  [['import'], 2, 'give a folder'],
  [['import', '/nowhere'], 1, 'there is no /nowhere'],
  [['speak'], 2, 'say which engine'],
  [['sing'], 2, 'there is no command "sing"'],
  [['lines', '--loud'], 2, "Unknown option '--loud'"],
])('%j says in one line why not', (args, expected, reason) => {
  const { status, stderr } = voice(...args);
  expect(status).toBe(expected);
  expect(stderr).toMatch(new RegExp(`^${reason}[^\n]*\n$`, 'u'));
});
