import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Each document with the number of files that its task may touch, texts in `content/` of a new kind apart. */
const tasks = [
  { document: 'session', most: 1 },
  { document: 'island', most: 2 },
  { document: 'colour', most: 1 },
  { document: 'studio-field', most: 4 },
  { document: 'pose', most: 4 },
  { document: 'backend', most: 9 },
  { document: 'content-kind', most: 6, isText: (file: string) => file.startsWith('content/') },
] as const satisfies readonly { document: string; most: number; isText?: (file: string) => boolean }[];

interface Block {
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

const folder = mkdtempSync(join(tmpdir(), 'how-to-'));

beforeAll(() => {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  for (const file of stdout.trim().split('\n')) if (existsSync(file)) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(tasks)('$document touches no more files than it may', ({ document, most, ...task }) => {
  const isText = 'isText' in task ? task.isText : () => false;
  const files = new Set(blocksOf(document).map(({ file }) => file));
  expect(files.size).toBeGreaterThan(0);
  expect([...files].filter((file) => !isText(file)).length).toBeLessThanOrEqual(most);
});

test('every step of every document can be taken; what comes of it compiles, and is held by the tests of its kind', {
  timeout: 600_000,
}, () => {
  for (const { document } of tasks) for (const block of blocksOf(document)) apply(block);
  expect(run('node', 'scripts/build-content.ts')).toBe('');
  expect(run('react-router', 'typegen')).toBe('');
  expect(run('tsc')).toBe('');
  // Bones, joints, floor and ways of the new pose; the settings, and what every backend promises, of the new one.
  const figure = ['poses/poses', 'figure', 'transitions', 'motion'].map(
    (name) => `app/drawings/figure/${name}.test.ts`,
  );
  expect(run('vitest', 'run', '--reporter=dot', ...figure, 'app/start/.server/env.test.ts')).toBe('');
  const contract = 'app/.server/database/contract.test.ts';
  expect(run('vitest', 'run', '--reporter=dot', contract, '-t', 'service store')).toBe('');
  const files = tasks.flatMap(({ document }) => blocksOf(document).map(({ file }) => file));
  expect(run('biome', 'check', '--vcs-enabled=false', ...files.filter((file) => /\.(?:tsx?|css)$/u.test(file)))).toBe(
    '',
  );
});

/** The fenced blocks of a document that name a file. */
function blocksOf(document: string): readonly Block[] {
  const text = readFileSync(`docs/how-to/${document}.md`, 'utf8');
  return [...text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gmsu)].map(([, language = '', file = '', lines = '']) => ({
    language,
    file,
    text: lines,
  }));
}

/** Makes the file, or changes the one place in it that reads as the block's lines without `+`. */
function apply({ language, file, text }: Block): void {
  const path = join(folder, file);
  if (language !== 'diff') {
    expect(existsSync(path), `${file} is there already`).toBe(false);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const lines = text.trimEnd().split('\n');
  const before = lines.filter((line) => !line.startsWith('+'));
  const after = lines.filter((line) => !line.startsWith('-'));
  const [old, changed] = [before, after].map((side) => `\n${side.map((line) => line.slice(1)).join('\n')}\n`);
  const parts = `\n${readFileSync(path, 'utf8')}`.split(old ?? '');
  expect(parts.length, `${file} has once:${old}`).toBe(2);
  writeFileSync(path, parts.join(changed).slice(1));
}

/** What a program of the project says when it fails; empty where it does not. */
function run(program: string, ...options: readonly string[]): string {
  const [command, ...first] = program === 'node' ? [process.execPath] : [join('node_modules/.bin', program)];
  const { status, stdout, stderr } = spawnSync(command ?? '', [...first, ...options], {
    cwd: folder,
    encoding: 'utf8',
    // The tests that it runs are not slow ones.
    env: { ...process.env, SLOW_TESTS: undefined },
  });
  return status === 0 ? '' : `${stdout}${stderr}` || `${program} ended with ${status}`;
}
