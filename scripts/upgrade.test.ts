import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installCommand } from './packages.mjs';
import { killedUpgrade } from './upgrade-record.mjs';

const ci = installCommand.slice(1).join(' ');

/** A program of two versions in a repository, and an npm that writes down what it is asked for. */
let [above, program] = ['', ''];
const calls = () => readFileSync(join(above, 'calls'), 'utf8').trim().split('\n');
const text = () => readFileSync(join(above, 'my-texts/text.md'), 'utf8');

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'upgrade-'));
  program = join(above, 'program');
  for (const folder of ['program', 'bin', 'my-texts']) mkdirSync(join(above, folder));
  const npm = `#!/bin/sh
version=$(cat ${program}/version)
echo "$version $*$([ -e ${program}/node_modules/.package-lock.json ] && echo ' over those that are there')" >> ${above}/calls
[ "$1" != ci ] || { mkdir node_modules && cp package.json node_modules/; }
grep -q "^$version \\($1\\|$3\\)$" ${above}/slow && { : > ${above}/is-slow; sleep 20; }
! grep -q "^$version $3$" ${above}/broken\n`;
  writeFileSync(join(above, 'bin/npm'), npm);
  chmodSync(join(above, 'bin/npm'), 0o755);
  for (const name of ['broken', 'slow']) writeFileSync(join(above, name), '');
  writeFileSync(join(above, 'calls'), '');
  writeFileSync(join(above, 'my-texts/text.md'), 'mine');
  git('init', '--quiet');
  writeFileSync(join(program, '.gitignore'), 'node_modules/\n.builds/\n');
  for (const version of ['v1', 'v2']) {
    writeFileSync(join(program, 'version'), `${version}\n`);
    for (const name of ['package.json', 'package-lock.json'])
      writeFileSync(join(program, name), JSON.stringify({ version: version.replace('v', '') }));
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.no', 'commit', '--quiet', '--message', version);
    git('tag', version);
  }
  git('checkout', '--quiet', 'v1');
  mkdirSync(join(program, 'node_modules'));
  writeFileSync(join(program, 'node_modules/package.json'), readFileSync(join(program, 'package.json')));
});

afterEach(() => rmSync(above, { recursive: true }));

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: program, encoding: 'utf8' }).stdout.trim();
}

const script = resolve('scripts/upgrade.mjs');
const settings = () => ({
  cwd: program,
  env: { ...process.env, PATH: `${join(above, 'bin')}${delimiter}${process.env.PATH}` },
});

function upgrade(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    ...settings(),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Ends an upgrade in the midst of one of its commands. */
async function upgradeEndedIn(command: string, signal: NodeJS.Signals) {
  writeFileSync(join(above, 'slow'), `${command}\n`);
  const running = spawn(process.execPath, [script, 'v2', '--backups', above], settings());
  const said: string[] = [];
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (text) => said.push(String(text)));
  while (!existsSync(join(above, 'is-slow'))) await sleep(20);
  running.kill(signal);
  // The command that runs may outlive a killed upgrade, and hold what it writes to.
  await once(running, signal === 'SIGKILL' ? 'exit' : 'close');
  writeFileSync(join(above, 'slow'), '');
  return { status: running.exitCode, said: said.join('') };
}

const version = () => readFileSync(join(program, 'version'), 'utf8').trim();
/** Of whichever version they are. */
const packages = () => `v${/\d/u.exec(readFileSync(join(program, 'node_modules/package.json'), 'utf8'))}`;

test('an upgrade backs up first, and comes with its packages and its build; --back is the way back', () => {
  expect(upgrade('v2', '--backups', above)).toMatchObject({ status: 0 });
  expect(version()).toBe('v2');
  expect(calls().map((line) => line.replace(/ \/.*/u, ''))).toEqual([
    'v1 run --silent backup --',
    `v1 ${ci}`,
    'v2 run --silent publish --',
  ]);
  expect(packages()).toBe('v2');
  const { said } = upgrade('--back', '--backups', above);
  expect(said).toContain(`This is 1 (${git('rev-parse', 'v1').slice(0, 7)}) now`);
  expect([version(), packages(), text()]).toEqual(['v1', 'v1', 'mine']);
});

test('a version that cannot be published is taken back with its packages', () => {
  writeFileSync(join(above, 'broken'), 'v2 publish\n');
  const { status, said } = upgrade('v2', '--backups', above);
  expect([status, version(), packages(), text()]).toEqual([1, 'v1', 'v1', 'mine']);
  expect(said).toContain('v2 is not published. All is as it was before.');
  expect(calls().slice(-2)).toEqual(['v2 run --silent publish --', 'v1 run --silent publish --']);
});

const versions = 'v2, v1. git fetch --tags gets newer ones; a branch or a commit works too.\n';

test('without a version, those that there are are named', () => {
  expect(upgrade()).toEqual({ status: 1, said: `Say which version: ${versions}` });
  git('tag', '--delete', 'v1', 'v2');
  expect(upgrade().said).toContain('name a branch or a commit, as in npm run upgrade -- origin/main');
});

test('nothing is changed without a backup, over changed files, or for a version that is not there', () => {
  expect(upgrade('v3', '--backups', above)).toEqual({
    status: 1,
    said: `There is no version v3 here: ${versions}`,
  });
  writeFileSync(join(program, 'version'), 'v1\n\n');
  expect(upgrade('v2', '--backups', above).said).toContain('Texts of your own belong into CONTENT_DIR');
  git('checkout', '--quiet', '--', 'version');
  expect(calls()).toEqual(['']);
  writeFileSync(join(above, 'broken'), 'v1 backup\n');
  expect(upgrade('v2', '--backups', above).said).toContain(
    `There is no backup in ${above}, so nothing is changed: make that folder, or name another one with --backups FOLDER, as in npm run upgrade -- v2 --backups`,
  );
  expect(version()).toBe('v1');
});

test.each([
  ['v1 ci', 'SIGINT', 'The packages of v2 were not installed: nothing is changed.'],
  ['v1 backup', 'SIGTERM', 'Nothing is changed.'],
  ['v2 publish', 'SIGINT', 'v2 is not published. All is as it was before.'],
  ['v2 publish', 'SIGHUP', ''],
] as const)('one that is ended in %s by %s goes back by itself', async (command, signal, answer) => {
  const { status, said } = await upgradeEndedIn(command, signal);
  expect([status, version(), packages()]).toEqual([1, 'v1', 'v1']);
  expect(said).toContain(answer);
  expect(killedUpgrade(program)).toBe(null);
});

test('one that is killed is told of, and taken back or taken on, whatever is left of its packages', async () => {
  await upgradeEndedIn('v2 publish', 'SIGKILL');
  const [from, to] = [git('rev-parse', 'v1'), git('rev-parse', 'v2')];
  expect(killedUpgrade(program)).toEqual({ from, to });
  writeFileSync(join(program, 'node_modules/.package-lock.json'), '{}');
  const before = calls().length;
  writeFileSync(join(program, 'version'), 'half\n');
  writeFileSync(join(program, '.git/index.lock'), '');
  expect(upgrade('--back', '--backups', above)).toMatchObject({ status: 0 });
  expect([version(), packages(), killedUpgrade(program)]).toEqual(['v1', 'v1', null]);
  expect(calls().slice(before).join()).not.toContain('over those that are there');
  rmSync(join(above, 'is-slow'));
  await upgradeEndedIn('v2 publish', 'SIGKILL');
  expect(upgrade('v2', '--backups', above)).toMatchObject({ status: 0 });
  expect(upgrade('--back', '--backups', above)).toMatchObject({ status: 0 });
  expect([version(), packages(), killedUpgrade(program)]).toEqual(['v1', 'v1', null]);
});
