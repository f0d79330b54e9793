import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, holdLock, isBuilt, markWhole, pathOf, publishBuild, servedBuild, takeBack } from './builds.mjs';
import { fingerprint } from './sources.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  for (const name of ['app', 'content', 'public', 'scripts', 'server']) mkdirSync(join(root, name));
  for (const name of ['package.json', 'package-lock.json', 'content/text.md']) writeFileSync(join(root, name), name);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Names are of a millisecond and a process. */
async function make(): Promise<string> {
  await sleep(2);
  const name = beginBuild(root);
  mkdirSync(join(pathOf(root, name), 'server'));
  writeFileSync(join(pathOf(root, name), 'server/index.js'), name);
  markWhole(pathOf(root, name), fingerprint(root));
  return name;
}

const served = () => readFileSync(join(root, 'build/server/index.js'), 'utf8');

test('a page that was opened before a swap still gets its script, for as long as a visit may last', async () => {
  const assetsOf = (name: string, part: string) => join(pathOf(root, name), part, 'assets');
  const publishWith = async (asset: string) => {
    const name = await make();
    mkdirSync(assetsOf(name, 'client'), { recursive: true });
    writeFileSync(join(assetsOf(name, 'client'), asset), asset);
    publishBuild(root, name);
    return name;
  };
  await publishWith('island-1.js');
  const second = await publishWith('island-2.js');
  expect(readdirSync(assetsOf(second, 'former'))).toEqual(['island-1.js']);
  const third = await publishWith('island-3.js');
  expect(readdirSync(assetsOf(third, 'former'))).toEqual(['island-1.js', 'island-2.js']);
  const lastMonth = new Date(Date.now() - 30 * 24 * 3_600_000);
  utimesSync(join(assetsOf(third, 'former'), 'island-1.js'), lastMonth, lastMonth);
  const fourth = await publishWith('island-4.js');
  expect(readdirSync(assetsOf(fourth, 'former'))).toEqual(['island-2.js', 'island-3.js']);
});

test('a build that is under way is not where a start looks, and is never served half-made', async () => {
  const first = await make();
  publishBuild(root, first);
  const halfMade = beginBuild(root);
  expect(served()).toBe(first);
  expect(() => publishBuild(root, halfMade)).toThrow('not a whole build');
  expect(served()).toBe(first);
});

test('builds that begin at the same moment are told apart', () => {
  const moment = new Date();
  const names = [beginBuild(root, moment), beginBuild(root, moment), beginBuild(root, moment)];
  expect(new Set(names).size).toBe(3);
  expect(names.toSorted()).toEqual(names);
});

test('a start builds when the sources have changed, and not otherwise', async () => {
  expect(isBuilt(root)).toBe(false);
  publishBuild(root, await make());
  expect(isBuilt(root)).toBe(true);
  appendFileSync(join(root, 'content/text.md'), 'more');
  expect(isBuilt(root)).toBe(false);
});

test('the build before is served again, and no start builds what was taken back', async () => {
  const first = await make();
  publishBuild(root, first);
  expect(takeBack(root)).toBeNull();
  appendFileSync(join(root, 'content/text.md'), 'more');
  publishBuild(root, await make());
  expect(takeBack(root)).toBe(first);
  expect(served()).toBe(first);
  expect(isBuilt(root)).toBe(true);
  appendFileSync(join(root, 'content/text.md'), 'mended');
  expect(isBuilt(root)).toBe(false);
});

test('two builds before the one that is served are kept, and none that was taken back', async () => {
  const names: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const name = await make();
    publishBuild(root, name);
    names.push(name);
  }
  expect(kept()).toEqual(names.slice(-3));
  takeBack(root);
  const next = await make();
  publishBuild(root, next);
  expect(kept()).toEqual([...names.slice(2, 4), next]);
});

const kept = () =>
  readdirSync(join(root, '.builds'))
    .filter((name) => /^\d/u.test(name))
    .sort();

test('a build of a version that had it as a folder is the one before', async () => {
  mkdirSync(join(root, 'build/server'), { recursive: true });
  writeFileSync(join(root, 'build/server/index.js'), 'folder');
  writeFileSync(join(root, 'build/built-from'), 'long ago');
  publishBuild(root, await make());
  takeBack(root);
  expect(served()).toBe('folder');
});

test('two builds at once: the second is refused, unless the first has gone', async () => {
  const other = spawn('sleep', ['60']);
  await once(other, 'spawn');
  mkdirSync(join(root, '.builds'));
  writeFileSync(join(root, '.builds/lock'), String(other.pid));
  expect(() => holdLock(root)).toThrow(`process ${other.pid}`);
  const ended = once(other, 'exit');
  other.kill();
  await ended;
  expect(() => holdLock(root)).not.toThrow();
});

/** Publishes and takes back without end. */
const restless = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { beginBuild, markWhole, pathOf, publishBuild, takeBack } from ${JSON.stringify(resolve('scripts/builds.mjs'))};
  const root = process.argv[1];
  for (let round = 0; ; round += 1) {
    const name = beginBuild(root);
    mkdirSync(pathOf(root, name) + '/server', { recursive: true });
    writeFileSync(pathOf(root, name) + '/server/index.js', name);
    markWhole(pathOf(root, name), 'sources');
    publishBuild(root, name);
    if (round === 0) console.log('begun');
    if (round % 3 === 2) takeBack(root);
  }`;

test('killed at any moment of a swap: a whole build is served', { timeout: 120_000 }, async () => {
  const damage: string[] = [];
  const kills = Number(process.env.PUBLISH_KILLS ?? 10);
  for (let round = 0; round < kills; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', restless, root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await sleep(Math.random() * 30);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const name = servedBuild(root);
    if (name === null || !existsSync(join(root, 'build/built-from')) || served() !== name)
      damage.push(`round ${round}: ${name ?? readlinkSync(join(root, 'build'))}`);
  }
  expect(damage).toEqual([]);
});
