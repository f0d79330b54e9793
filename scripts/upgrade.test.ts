import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A program of two versions in a repository, and an npm that writes down what it is asked for. */
let [above, program] = ['', ''];
const calls = () => readFileSync(join(above, 'calls'), 'utf8').trim().split('\n');
const text = () => readFileSync(join(above, 'my-texts/text.md'), 'utf8');

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'upgrade-'));
  program = join(above, 'program');
  for (const folder of ['program', 'bin', 'my-texts']) mkdirSync(join(above, folder));
  const npm = `#!/bin/sh\necho "$(cat version) $*" >> ${above}/calls\n! grep -q "^$(cat version) $3$" ${above}/broken\n`;
  writeFileSync(join(above, 'bin/npm'), npm);
  chmodSync(join(above, 'bin/npm'), 0o755);
  writeFileSync(join(above, 'broken'), '');
  writeFileSync(join(above, 'calls'), '');
  writeFileSync(join(above, 'my-texts/text.md'), 'mine');
  git('init', '--quiet');
  for (const version of ['v1', 'v2']) {
    writeFileSync(join(program, 'version'), `${version}\n`);
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.no', 'commit', '--quiet', '--message', version);
    git('tag', version);
  }
  git('checkout', '--quiet', 'v1');
});

afterEach(() => rmSync(above, { recursive: true }));

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: program, encoding: 'utf8' }).stdout.trim();
}

function upgrade(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/upgrade.ts'), ...args], {
    cwd: program,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(above, 'bin')}${delimiter}${process.env.PATH}` },
  });
  return { status, said: stdout + stderr };
}

const version = () => readFileSync(join(program, 'version'), 'utf8').trim();

test('an upgrade backs up first, and comes with its packages and its build; --back is the way back', () => {
  expect(upgrade('v2', '--backups', above)).toMatchObject({ status: 0 });
  expect(version()).toBe('v2');
  expect(calls().map((line) => line.replace(/ \/.*/u, ''))).toEqual([
    'v1 run --silent backup --',
    'v2 ci --ignore-scripts --no-audit --no-fund',
    'v2 run --silent publish --',
  ]);
  expect(upgrade('--back', '--backups', above)).toMatchObject({ status: 0 });
  expect([version(), text()]).toEqual(['v1', 'mine']);
});

test('a version that cannot be published is taken back with its packages', () => {
  writeFileSync(join(above, 'broken'), 'v2 publish\n');
  const { status, said } = upgrade('v2', '--backups', above);
  expect([status, version(), text()]).toEqual([1, 'v1', 'mine']);
  expect(said).toContain('v2 is not published. All is as it was before.');
  expect(calls().slice(-2)).toEqual(['v1 ci --ignore-scripts --no-audit --no-fund', 'v1 run --silent publish --']);
});

test('nothing is changed without a backup, over changed files, or for a version that is not there', () => {
  expect(upgrade('v3', '--backups', above)).toEqual({
    status: 1,
    said: 'There is no version v3 here: git fetch --tags gets those there are, git tag names them.\n',
  });
  writeFileSync(join(program, 'version'), 'v1\n\n');
  expect(upgrade('v2', '--backups', above).said).toContain('Texts of your own belong into CONTENT_DIR');
  git('checkout', '--quiet', '--', 'version');
  expect(calls()).toEqual(['']);
  writeFileSync(join(above, 'broken'), 'v1 backup\n');
  expect(upgrade('v2', '--backups', above).said).toContain('There is no backup, so nothing is changed.');
  expect(version()).toBe('v1');
});
