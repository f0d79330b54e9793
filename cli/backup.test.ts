import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { openEmbeddedArchive } from '#app/.server/database/embedded-archive.ts';
import { embeddedFile } from '#app/.server/database/embedded-database.ts';
import { parseEnv } from '#app/start/.server/env.ts';

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };
let folder: string;
let dataDir: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pusterom-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'backup.sqlite');
  return () => rmSync(folder, { recursive: true });
});

function command(args: readonly string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/backup.ts', ...args], {
    env: { DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return { stdout, stderr: stderr.replace(/^Database: .*\n/u, ''), status };
}

it('restores into an empty folder what was backed up while the site was running', async () => {
  const site = openEmbeddedStore(dataDir);
  await site.insertSubmission(message);
  expect(command(['backup', file])).toEqual({ stdout: 'Backed up: 60 studios, 1 messages.\n', stderr: '', status: 0 });
  await site.insertSubmission({ ...message, subject: 'Senere' });
  const studios = await site.allStudios();
  await site.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const elsewhere = join(folder, 'new');
  const restored = command(['restore', file], { DATA_DIR: elsewhere });
  expect(restored).toEqual({ stdout: 'Restored: 60 studios, 1 messages.\n', stderr: '', status: 0 });
  const archive = openEmbeddedArchive(elsewhere);
  expect(await archive.list()).toMatchObject([message]);
  await archive.close();
  const again = openEmbeddedStore(elsewhere);
  expect(await again.allStudios()).toEqual(studios);
  expect(await again.insertSubmission(message), 'what was stored before the disaster counts').toBe('duplicate');
  await again.close();
});

it('brings back the recorded lines that were backed up, into their own folder', async () => {
  await openEmbeddedStore(dataDir).close();
  const name = '0123456789ab-01234567-1.mp3';
  mkdirSync(join(dataDir, 'voice'));
  writeFileSync(join(dataDir, 'voice', name), 'frames');
  writeFileSync(join(dataDir, 'voice', '.waiting-x'), 'half');
  expect(command(['backup', file]).stdout).toBe('Backed up: 60 studios, 0 messages, 1 recordings.\n');
  expect(statSync(`${file}.voice.backup`).mode & 0o777).toBe(0o600);

  const elsewhere = join(folder, 'new');
  expect(command(['restore', file], { DATA_DIR: elsewhere }).stdout).toMatch(/1 recordings\.\n$/);
  expect(readdirSync(join(elsewhere, 'voice'))).toEqual([name]);
  expect(readFileSync(join(elsewhere, 'voice', name), 'utf8')).toBe('frames');
});

it('overwrites nothing', async () => {
  await openEmbeddedStore(dataDir).close();
  command(['backup', file]);
  const before = [readFileSync(file), readFileSync(embeddedFile(dataDir))];
  expect(command(['backup', file])).toMatchObject({ status: 1, stderr: expect.stringMatching(/exists already\n$/) });
  expect(command(['restore', file])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/exists; move it away/),
  });
  expect([readFileSync(file), readFileSync(embeddedFile(dataDir))]).toEqual(before);
});

it.each([
  ['a text', (path: string) => writeFileSync(path, 'hello '.repeat(1000))],
  ['an empty file', (path: string) => writeFileSync(path, '')],
  ['another program’s database', (path: string) => exec(path, 'create table a (b)')],
  ['a backup of a newer version', (path: string) => exec(path, 'pragma user_version = 999')],
])('restores no %s, and leaves the folder empty', (_name, make) => {
  make(file);
  const { status, stderr } = command(['restore', file]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\S[^\n]*\n$/);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  [['backup'], {}, 2, 'give the name of one file'],
  [['backup', 'a', 'b'], {}, 2, 'give the name of one file'],
  [['backup', '/nowhere/at/all'], {}, 1, 'there is no database'],
  [['restore', '/nowhere/at/all'], {}, 1, 'there is no file'],
  [['backup', 'a'], { SUPABASE_URL: 'https://x.co', SUPABASE_ANON_KEY: 'k' }, 1, 'SUPABASE_URL: the hosted backend'],
  [['backup', 'a'], { DATABASE_URL: 'postgres://a:hemmelig@127.0.0.1:1/x' }, 1, 'DATABASE_URL: '],
])('%j says in one line why not', (args, env, expected, reason) => {
  const { status, stderr, stdout } = command(args, env);
  expect({ status, stdout }).toEqual({ status: expected, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^${reason}[^\n]*\n$`, 'u'));
  expect(stderr).not.toContain('hemmelig');
});

it('keeps no backup of the timer longer than the privacy page says', () => {
  const unit = readFileSync('deploy/pusterom-backup.service', 'utf8');
  const days = Number(/CONTACT_BACKUP_DAYS=(\d+)/.exec(unit)?.[1]);
  expect(days).toBe(parseEnv({}).contactBackupDays);
  const tidying = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit)?.[1]?.replaceAll('$$', '$') ?? '';
  const hours = 3_600_000;
  // The next run comes a day later.
  for (const [name, age] of Object.entries({ kept: (days - 1) * 24 - 1, old: (days - 1) * 24 + 1 })) {
    const path = join(folder, `${name}.backup`);
    writeFileSync(path, '');
    utimesSync(path, new Date(), new Date(Date.now() - age * hours));
  }
  const env = { PATH: process.env.PATH, STATE_DIRECTORY: folder, CONTACT_BACKUP_DAYS: String(days) };
  expect(spawnSync('/bin/sh', ['-c', tidying], { env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(folder)).toEqual(['kept.backup']);
});

function exec(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}
