import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { failure, ready, spawnServer, stop } from '../support/own-server.ts';

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-start-'));
});

test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Settings that are wrong, and the name that the one line begins with. */
const wrong = [
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '99999' }, 'PORT'],
  [{ SITE_URL: 'pusterom' }, 'SITE_URL'],
  [{ CONTACT_RATE: '-1' }, 'CONTACT_RATE'],
  [{ SITE_EMIAL: 'kontakt@example.no' }, 'SITE_EMIAL'],
  [{ SUPABASE_URL: 'https://example.no' }, 'SUPABASE_ANON_KEY'],
  [{ DATABASE_URL: 'mysql://kari:hemmelig@localhost/x' }, 'DATABASE_URL'],
  [
    { DATABASE_URL: 'postgres://localhost/x', SUPABASE_URL: 'https://example.no', SUPABASE_ANON_KEY: 'hemmelig' },
    'DATABASE_URL',
  ],
  [{ DATABASE_URL: 'postgres://kari:hemmelig@127.0.0.1:1/x' }, 'DATABASE_URL'],
] as const;

for (const [settings, name] of wrong) {
  test(`one line names ${name}: ${Object.keys(settings).join(', ')} = ${Object.values(settings)[0]}`, async () => {
    const port = String(await freePort());
    const { status, lines } = await failure(spawnServer({ PORT: port, DATA_DIR: dataDir, ...settings }));
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: \\S`, 'u'))]);
    expect(lines.join(), 'no password, no key').not.toContain('hemmelig');
  });
}

test('a taken port is said in one line', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { status, lines } = await failure(spawnServer({ PORT: port, DATA_DIR: dataDir }));
  other.close();
  expect(status).toBe(1);
  expect(lines).toEqual([`PORT: ${port} is already in use`]);
});

test('a data folder that cannot be one is said in one line', async () => {
  const file = join(dataDir, 'not-a-folder');
  await writeFile(file, '');
  const port = String(await freePort());
  const { status, lines } = await failure(spawnServer({ PORT: port, DATA_DIR: file }));
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: \S/u)]);
});

test('stdout holds lines of JSON alone; where the site can be seen is said on stderr', async () => {
  const port = await freePort();
  const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir }, 'pipe');
  const said = { stdout: '', stderr: '' };
  server.stdout?.on('data', (chunk) => {
    said.stdout += chunk;
  });
  server.stderr?.on('data', (chunk) => {
    said.stderr += chunk;
  });
  await ready(server, port);
  await expect.poll(() => said.stderr).toContain(`http://localhost:${port}`);
  expect(await stop(server, 'SIGTERM')).toBe(0);
  const lines = said.stdout.trimEnd().split('\n');
  expect(lines.map((line) => typeof JSON.parse(line).event)).toEqual(lines.map(() => 'string'));
});
