import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, markWhole, pathOf, publishBuild, takeBack } from './builds.mjs';
import { freePort } from './free-port.ts';

let root = '';
let port = 0;
let running: ChildProcess;
let said = '';

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const name of ['app', 'content', 'public', 'scripts', 'server']) mkdirSync(join(root, name));
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(root, name), '{"type":"module"}');
  copyFileSync(resolve('scripts/serve.mjs'), join(root, 'scripts/serve.mjs'));
  port = await freePort();
  said = '';
});

afterEach(async () => {
  if (running.exitCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
  rmSync(root, { recursive: true });
});

/** A site that answers with its name, and ends as the real one does. */
const site = (name: string) => `
  import { createServer } from 'node:http';
  const server = createServer((_request, answer) => answer.end(${JSON.stringify(name)}));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));
  process.on('SIGTERM', () => { server.close(() => process.exit(0)); setTimeout(() => server.closeAllConnections(), 1000); });`;
const broken = `console.error('PORT: no'); process.exit(1);`;

function publish(program: string): void {
  const name = beginBuild(root);
  mkdirSync(join(pathOf(root, name), 'server'));
  writeFileSync(join(pathOf(root, name), 'server/index.js'), program);
  markWhole(pathOf(root, name), 'sources');
  publishBuild(root, name);
}

function start(): void {
  running = spawn(process.execPath, [join(root, 'scripts/serve.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.stdout?.on('data', (chunk) => {
    said += chunk;
  });
}

test('a start without a build says how to make one', async () => {
  running = spawn(process.execPath, [join(root, 'scripts/serve.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] });
  running.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await once(running, 'close');
  expect([running.exitCode, said]).toEqual([1, 'There is no build to serve: npm run publish makes one.\n']);
});

/** What answers, or what broke the connection; a new connection each time. */
async function ask(): Promise<string> {
  const { promise, resolve: told } = Promise.withResolvers<string>();
  get({ port, host: '127.0.0.1', agent: new Agent() }, (answer) => {
    answer.on('data', (chunk) => told(String(chunk)));
  }).on('error', (error: NodeJS.ErrnoException) => told(error.code ?? 'broken'));
  return promise;
}

const answersWith = (name: string) => expect.poll(ask, { timeout: 20_000 }).toBe(name);
const patience = { timeout: 60_000 };

test('a new build takes over, and no connection is refused meanwhile', patience, async () => {
  publish(site('first'));
  start();
  await answersWith('first');
  const answers = new Map<string, number>();
  let isAsking = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (isAsking) {
      const answer = await ask();
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  });
  publish(site('second'));
  await answersWith('second');
  takeBack(root);
  await answersWith('first');
  isAsking = false;
  await Promise.all(visitors);
  expect([...answers.keys()].toSorted()).toEqual(['first', 'second']);
});

test('a build that does not start changes nothing, and is said', patience, async () => {
  publish(site('first'));
  start();
  await answersWith('first');
  publish(broken);
  await expect.poll(() => said, { timeout: 20_000 }).toContain('reload.failed');
  expect(await ask()).toBe('first');
  publish(site('mended'));
  await answersWith('mended');
});

test('it ends with the status of what it runs, and with 0 when it is told to end', patience, async () => {
  publish(broken);
  start();
  expect((await once(running, 'exit'))[0]).toBe(1);
  publish(site('first'));
  start();
  await answersWith('first');
  running.kill('SIGTERM');
  expect((await once(running, 'exit'))[0]).toBe(0);
});
