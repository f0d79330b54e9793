import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { describeDatabase, readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  return () => rmSync(folder, { recursive: true });
});

/** From a folder that has nothing to do with the site. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [resolve(`cli/${command}.ts`), ...args], { cwd: folder, env, encoding: 'utf8' });
}

it('a file of settings names the database, from any folder, and the environment wins over it', async () => {
  const [data, other] = [join(folder, 'data'), join(folder, 'other')];
  const store = openEmbeddedStore(data);
  await store.insertSubmission({ name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' });
  await store.close();
  await openEmbeddedStore(other).close();
  const file = join(folder, 'site.env');
  writeFileSync(file, `# The site\nDATA_DIR="${data}"\nSITE_NAME=Roligrom\n`);
  const listed = run('contact', ['list', '--env-file', file]);
  expect(listed.stdout).toContain('kari@example.no');
  expect(listed.stderr).toBe(`Database: SQLite, ${data}/pusterom.sqlite\n`);
  expect(run('contact', ['list', '--env-file', file], { DATA_DIR: other }).stdout).toBe('');
  expect(readSettings({ env: { PORT: '' }, envFile: file }).site.name).toBe('Roligrom');
});

it('a sign that stands for none is read as systemd reads it, with quotes and without', () => {
  const file = join(folder, 'site.env');
  writeFileSync(file, 'SITE_FACEBOOK="#"\nSITE_YELP=#\nSITE_LINKEDIN=\n#SITE_NAME=Roligrom\n');
  const { social, name } = readSettings({ env: {}, envFile: file }).site;
  expect(Object.keys(social)).toEqual(['instagram', 'linkedin']);
  expect(name).toBe('Pusterom');
});

it('a file that cannot be read stops the command: another database would be meant', () => {
  const { status, stderr } = run('contact', ['list', '--env-file', join(folder, 'gone.env')]);
  expect(status).not.toBe(0);
  expect(stderr).toContain('gone.env');
  expect(() => readSettings({ env: {}, envFile: folder })).toThrow('cannot be read (EISDIR)');
});

it.each([
  ['contact', ['list']],
  ['studios', ['export', '--format', 'csv']],
  ['studios', ['import', 'studios.csv']],
  ['migrate', []],
])('%s %j makes no second database by accident', (command, args) => {
  writeFileSync(join(folder, 'studios.csv'), 'name;address\nSol Yoga;Gata 1, 0155 Oslo\n');
  const data = join(folder, 'mistyped');
  const { status, stderr } = run(command, args, { DATA_DIR: data });
  expect(status).toBe(2);
  expect(stderr).toContain(`there is no database in ${data}`);
  expect(existsSync(data)).toBe(false);
  expect(run(command, [...args, '--new'], { DATA_DIR: data }).status).toBe(0);
  expect(readdirSync(data)).toContain('pusterom.sqlite');
});

it('an import leaves its report beside the database, and nothing in the folder that it is called from', () => {
  const elsewhere = join(folder, 'site');
  writeFileSync(join(folder, 'studios.csv'), 'name;address\nSol Yoga;Gata 1, 0155 Oslo\n;Gata 2, 0155 Oslo\n');
  expect(run('studios', ['import', 'studios.csv', '--new'], { DATA_DIR: elsewhere }).status).toBe(3);
  expect(readdirSync(folder).toSorted()).toEqual(['site', 'studios.csv']);
  expect(readdirSync(elsewhere)).toContain('studios-report.csv');
});

it('a relative DATA_DIR lies in the folder of the program, wherever the command is called from', () => {
  const { database } = readSettings({ env: {}, envFile: undefined, programFolder: '/srv/site/' });
  expect(database).toEqual({ kind: 'embedded', dataDir: '/srv/site/data' });
});

it('says which database, and no password', () => {
  const url = 'postgres://eier:hemmelig@db.example.no:5433/pusterom?sslmode=verify-full';
  expect(describeDatabase({ kind: 'postgres', url })).toBe('PostgreSQL, pusterom on db.example.no:5433 as eier');
  expect(describeDatabase({ kind: 'hosted', url: 'https://x.example.no', anonKey: 'hemmelig' })).toBe(
    'hosted, https://x.example.no',
  );
});
