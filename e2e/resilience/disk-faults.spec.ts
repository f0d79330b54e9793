import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { failure, ready, spawnServer, stop } from '../support/own-server.ts';
import { type Site, startSite } from '../support/site.ts';
import { storedSubmissions, uniqueSubmission } from '../support/submissions.ts';

/** The rows of docs/faults.md that are about the data folder. */
test.describe.configure({ mode: 'default' });
test.slow();

const sorry = 'Det oppstod en feil ved innsending av skjemaet. Vennligst prøv igjen senere.';
const nobody = 65_534;
let dataDir: string;
let sites: Site[];

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-disk-'));
  sites = [];
});
test.afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Site> {
  const site = await startSite({ DATA_DIR: dataDir });
  sites.push(site);
  return site;
}

/** Files of this process can grow no more, as on a full disk; null lifts it. */
function limitFiles(pid: number | undefined, bytes: number | null): void {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
  expect(status, 'prlimit').toBe(0);
}

test('full disk while serving: what was typed stays, and the site goes on', { tag: '@slow' }, async () => {
  test.skip(process.platform !== 'linux', 'needs prlimit');
  const site = await start();
  const [first, second] = [uniqueSubmission(), uniqueSubmission()];
  expect((await site.send(first)).status).toBe(200);
  const { size } = await stat(join(dataDir, 'pusterom.sqlite-wal'));
  limitFiles(site.server.pid, size);
  const refused = await site.send(second);
  expect(refused.status).toBe(500);
  expect(refused.html).toContain(sorry);
  expect(refused.html).toContain(second.subject);
  expect(await site.status('/yogastudioer')).toBe(200);
  expect(await site.status('/readyz')).toBe(200);
  limitFiles(site.server.pid, null);
  expect((await site.send(second)).status).toBe(200);
  expect(site.errors('contact.failed')).toHaveLength(1);
  expect(await storedSubmissions(dataDir)).toEqual([first, second]);
});

test('full disk at start: one line, and a start once there is room', { tag: '@slow' }, async () => {
  test.skip(process.platform === 'win32', 'needs ulimit');
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const { status, lines } = await failure(
    spawnServer(settings, 'ignore', ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh']),
  );
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: cannot use /u)]);
  const site = await start();
  expect((await site.send(uniqueSubmission())).status).toBe(200);
});

test('read-only disk: one line', { tag: '@slow' }, async () => {
  const site = await start();
  await site.send(uniqueSubmission());
  await site.stop();
  const before = await storedSubmissions(dataDir);
  // Rights do not bind root, so root starts the site as somebody else.
  const isRoot = process.getuid?.() === 0;
  const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
  test.skip(isRoot && spawnSync('setpriv', [...asNobody.slice(1), 'cat', 'build/server/index.js']).status !== 0);
  const names = [...(await readdir(dataDir)), '.'];
  for (const name of names) await chmod(join(dataDir, name), 0o555);
  if (isRoot) for (const name of names) await chown(join(dataDir, name), nobody, nobody);
  // A database file that the user may not write is opened read-only; one that is not theirs to change is not mended.
  if (isRoot) await chown(join(dataDir, 'pusterom.sqlite'), 0, 0);
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const { status, lines } = await failure(spawnServer(settings, 'ignore', isRoot ? asNobody : []));
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: cannot use /u)]);
  for (const name of names.toReversed()) await chmod(join(dataDir, name), 0o755);
  expect(await storedSubmissions(dataDir)).toEqual(before);
});

test('corrupt data folder: one line, and nothing is touched', { tag: '@slow' }, async () => {
  const file = join(dataDir, 'pusterom.sqlite');
  await writeFile(file, Buffer.alloc(50_000, 'not a database'));
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const { status, lines } = await failure(spawnServer(settings));
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: cannot use .*not a database$/u)]);
  expect(await readFile(file)).toEqual(Buffer.alloc(50_000, 'not a database'));
});

test('pictures that cannot be kept: the site goes on without them', { tag: '@slow' }, async () => {
  await writeFile(join(dataDir, 'pictures'), 'a file where the folder should be');
  const site = await start();
  expect(site.errors('picture.folder-failed')).not.toEqual([]);
  expect(await site.status('/yogastudioer/oslo')).toBe(200);
});

test('second process on the same data folder: both work', { tag: '@slow' }, async () => {
  const [one, other] = [await start(), await start()];
  const forms = [uniqueSubmission(), uniqueSubmission()];
  // Each message goes to both at once.
  const answers = await Promise.all(forms.flatMap((form) => [one.send(form), other.send(form)]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await stop(one.server, 'SIGTERM');
  expect((await other.send(uniqueSubmission())).status).toBe(200);
  const stored = (await storedSubmissions(dataDir)).map(({ subject }) => subject);
  expect(stored.slice(0, 2).sort()).toEqual(forms.map(({ subject }) => subject).sort());
  expect(stored).toHaveLength(3);
});

test('log on a full disk: the site goes on', { tag: '@slow' }, async () => {
  test.skip(process.platform !== 'linux', 'needs /dev/full');
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir }, 'ignore', [
    'sh',
    '-c',
    'exec "$@" >/dev/full',
    'sh',
  ]);
  await ready(server, port);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  expect(await stop(server, 'SIGTERM')).toBe(0);
});
