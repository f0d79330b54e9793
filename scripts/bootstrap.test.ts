import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

/** A fresh clone, and an npm that installs one file. */
let [above, program] = ['', ''];
const installed = () => readFileSync(join(program, 'node_modules/package-lock.json'), 'utf8');

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  program = join(above, 'program');
  for (const folder of ['program/scripts', 'bin']) mkdirSync(join(above, folder), { recursive: true });
  for (const name of readdirSync('scripts').filter((name) => name.endsWith('.mjs')))
    copyFileSync(join('scripts', name), join(program, 'scripts', name));
  lockFile('one');
  writeNpm('echo {} > node_modules/.package-lock.json');
});

afterEach(() => rmSync(above, { recursive: true }));

function lockFile(text: string): void {
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(program, name), text);
}

function writeNpm(last: string): void {
  const script = `#!/bin/sh\necho "npm $1"\n[ "$1" != ci ] && exit\nmkdir node_modules && cp package-lock.json node_modules/ && ${last}\n`;
  writeFileSync(join(above, 'bin/npm'), script, { mode: 0o755 });
}

function bootstrap(...flags: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(program, 'scripts/bootstrap.mjs'), '--install-only', ...flags],
    {
      encoding: 'utf8',
      env: { PATH: [join(above, 'bin'), process.env.PATH].join(delimiter) },
    },
  );
  return { status, lines: stderr.trim().split('\n') };
}

const saidFirst = 'Installing packages (once, about a minute) ...';

test('what is missing is installed once, and an installation that breaks off leaves what was there', () => {
  expect(bootstrap()).toEqual({ status: 0, lines: [saidFirst, 'npm ci'] });
  expect(bootstrap()).toEqual({ status: 0, lines: [''] });
  lockFile('two');
  writeNpm('false');
  expect(bootstrap()).toEqual({ status: 1, lines: [saidFirst, 'npm ci', 'npm ci: failed'] });
  expect(installed()).toBe('one');
  writeNpm('echo {} > node_modules/.package-lock.json');
  expect(bootstrap().status).toBe(0);
  expect([installed(), readdirSync(join(program, '.builds'))]).toEqual(['two', []]);
});

test('after an upgrade that was killed, one line says what helps, and nothing is installed', () => {
  mkdirSync(join(program, '.builds'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(program, '.builds/upgrade-under-way'), `${pid} 1111111111 2222222222\n`);
  expect(bootstrap()).toEqual({
    status: 1,
    lines: [
      'The upgrade from 1111111 to 2222222 was killed on the way: npm run upgrade -- --back goes back, npm run upgrade -- 2222222 goes on.',
    ],
  });
  expect(existsSync(join(program, 'node_modules'))).toBe(false);
});

test('an image, which has no lock file, has all that it needs', () => {
  rmSync(join(program, 'package-lock.json'));
  expect(bootstrap()).toEqual({ status: 0, lines: [''] });
});

test('texts that were never compiled are, for a command that reads them', () => {
  expect(bootstrap('--content').lines).toEqual([saidFirst, 'npm ci', 'npm run']);
  mkdirSync(join(program, '.content-collections/generated'), { recursive: true });
  writeFileSync(join(program, '.content-collections/generated/index.js'), '');
  expect(bootstrap('--content').lines).toEqual(['']);
});

test.each([
  ['the site', 200, 'The site runs on port PORT already: npm run publish brings it what has changed.'],
  ['another program', 404, 'Another program has port PORT: PORT names another one, as in PORT=3001 npm start.'],
])('a start beside %s on the same port is refused before anything is done', async (_what, status, said) => {
  const server = createServer((_request, answer) => answer.writeHead(status).end()).listen(0);
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const starting = spawn(process.execPath, [join(program, 'scripts/bootstrap.mjs'), '--publish'], {
    env: { PORT: String(port) },
  });
  const lines: string[] = [];
  starting.stderr.on('data', (text) => lines.push(String(text)));
  await once(starting, 'close');
  server.close();
  expect([starting.exitCode, lines.join('')]).toEqual([1, `${said.replace(/\bPORT\b/u, String(port))}\n`]);
  expect(existsSync(join(program, '.builds'))).toBe(false);
});

test('every command of an owner installs first what is missing', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(resolve('package.json'), 'utf8')));
  const commands = Object.keys(scripts).filter(
    (name) => ['content', 'publish'].includes(name) || / cli\//u.test(scripts[name] ?? ''),
  );
  expect(commands.length).toBeGreaterThan(9);
  expect(commands.filter((name) => !scripts[`pre${name}`]?.startsWith('node scripts/bootstrap.mjs'))).toEqual([]);
});
