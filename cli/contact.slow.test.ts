import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { asCsv, asText } from './contact-formats.ts';

const plain = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei\n"du", og dere' };
const formula = { name: '=1+1', email: 'a@example.no', subject: '+47 00', message: '@SUM(A1)' };
const stored = { id: 1, created_at: '2026-01-02T03:04:05.000Z', handled_at: null };

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pusterom-'));
  const store = openEmbeddedStore(dataDir);
  await store.insertSubmission(plain);
  await store.insertSubmission(formula);
  await store.close();
  return () => rmSync(dataDir, { recursive: true });
});

function contact(args: readonly string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/contact.ts', ...args], {
    env: { DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return { stdout, stderr: stderr.replace(/^Database: .*\n/u, ''), status };
}

it('lists one JSON object a line', () => {
  const { stdout, stderr, status } = contact(['list', '--json']);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toMatchObject([
    { id: 1, ...plain },
    { id: 2, ...formula },
  ]);
  expect(Object.keys(rows[0])).toEqual(['id', 'created_at', 'name', 'email', 'subject', 'message']);
});

it('lists one line a message, and shows one in full', () => {
  expect(contact(['list']).stdout).toMatch(/^1\t\d{4}-\d\d-\d\d \d\d:\d\d\tKari <kari@example.no>\tTime\n2\t/);
  expect(contact(['show', '1']).stdout).toContain('Subject: Time\n\nHei\n"du", og dere\n');
});

it.each([
  [['done', '99'], {}, 'there is no message 99'],
  [['done'], {}, 'give the number of one message'],
  [['show', '1', '--open'], {}, '--open goes with list only'],
  [['import'], {}, 'give the file'],
  [['import', 'package.json'], {}, 'line 1: is no message'],
  [['show', '99'], {}, 'there is no message 99'],
  [['delete', '99'], {}, 'there is no message 99'],
  [['show', '1; drop'], {}, 'give the number of one message'],
  [['show'], {}, 'give the number of one message'],
  [['print'], {}, 'there is no command "print"'],
  [['list', 'all'], {}, 'does not understand "all"'],
  [['list', '--jsn'], {}, "Unknown option '--jsn'"],
  [['show', '1', '--json'], {}, '--json goes with list, find, search only'],
  [['find', 'kari'], {}, 'give one whole e-mail address'],
  [['erase'], {}, 'give one whole e-mail address'],
  [['erase', 'kari@example.no', 'a@example.no'], {}, 'does not understand "a@example.no"'],
  [['erase', 'ari@example.no'], {}, 'there is no message of ari@example.no'],
  [['list'], { PORT: 'x' }, 'PORT: must be'],
  [
    ['list'],
    { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    'DATABASE_URL: cannot reach the database: connection refused',
  ],
  [['list'], { SUPABASE_URL: 'https://x.example.no', SUPABASE_ANON_KEY: 'k' }, 'SUPABASE_ANON_KEY: cannot read'],
])('%j with %j says what is wrong in one line', (args, env, cause) => {
  const { stdout, stderr, status } = contact(args, env);
  expect(stderr).toContain(cause);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(stdout).toBe('');
  expect(status).not.toBe(0);
});

it('explains itself', () => {
  for (const args of [[], ['--help'], ['list', '-h']]) {
    expect(contact(args)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm run contact -- list --json'),
    });
  }
});

it('exports CSV in which nothing is a formula', () => {
  expect(contact(['export']).stdout).toContain(`"'=1+1","a@example.no"`);
  const lines = asCsv([{ ...stored, ...formula }]);
  expect(lines).toEqual([
    '\ufeff"id","created_at","name","email","subject","message","handled_at"\r',
    `"1","${stored.created_at}","'=1+1","a@example.no","'+47 00","'@SUM(A1)",""\r`,
  ]);
  const shifted = asCsv([
    { ...stored, ...plain, name: 'Kari;=1+1', subject: 'a; "@b', message: 'Hei\n=1+1\nkl. 9-17' },
  ]);
  expect(shifted[1]).toContain(`"Kari;'=1+1"`);
  expect(shifted[1]).toContain(`"a; ""'@b"`);
  expect(shifted[1]).toContain(`"Hei\n'=1+1\nkl. 9-17"`);
  expect(asCsv([{ ...stored, ...plain }])[1]).toContain('"Hei\n""du"", og dere",""\r');
});

it('lets no message steer the terminal', () => {
  const text = asText({ ...stored, ...plain, name: 'Kari\u001b[2J\u202e', message: 'Hei\u0007\nog\u001b]0;x' }).join(
    '\n',
  );
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

it('finds and erases all messages of one address, and no other', async () => {
  const store = openEmbeddedStore(dataDir);
  for (const [email, subject] of [
    ['Ola@Example.no', 'En'],
    ['ola@example.no', 'To'],
    ['ola@example.nor', 'Andres'],
    ['olaaexample.no@x.no', 'Andres'],
  ] as const) {
    await store.insertSubmission({ ...plain, email, subject });
  }
  await store.close();
  const found = contact(['find', 'ola@example.no', '--json']).stdout.trimEnd().split('\n');
  expect(found.map((line) => JSON.parse(line).subject)).toEqual(['En', 'To']);
  expect(contact(['erase', 'OLA@example.no'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Deleted: 2\./),
  });
  expect(contact(['find', 'ola@example.no']).status).toBe(2);
  const left = contact(['list']).stdout;
  expect(left.match(/Andres/g)).toHaveLength(2);
  expect(left).toContain('kari@example.no');
});

it('searches all four fields, gives a person all that is kept of them, and exports to a new file', () => {
  expect(contact(['search', 'OG', 'kari']).stdout).toMatch(/^1\t/);
  expect(contact(['search', 'finnesikke'])).toMatchObject({ stdout: '', stderr: 'There are no such messages.\n' });
  expect(JSON.parse(contact(['extract', 'Kari@example.no']).stdout)).toMatchObject({ id: 1, ...plain });
  const file = join(dataDir, 'messages.csv');
  expect(contact(['export', file]).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(contact(['export']).stdout);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(contact(['export', file]).status, 'nothing is overwritten').toBe(1);
});

it('remembers what the owner is done with, and brings messages in from another database', () => {
  expect(contact(['done', '2']).stdout).toBe('Message 2 is done.\n');
  expect(contact(['list']).stdout).toMatch(/^2\t.*\tdone$/mu);
  expect(contact(['list', '--open']).stdout).not.toMatch(/^2\t/mu);
  expect(contact(['show', '2']).stdout).toMatch(/^Done: \d{4}-/mu);
  const file = join(dataDir, 'messages.jsonl');
  writeFileSync(file, contact(['list', '--json']).stdout);
  const elsewhere = { DATA_DIR: mkdtempSync(join(dataDir, 'other-')) };
  const count = contact(['list', '--json']).stdout.trimEnd().split('\n').length;
  expect(contact(['import', file, '--new'], elsewhere).stdout).toBe(`Messages: ${count} new, 0 were here already.\n`);
  expect(contact(['import', file], elsewhere).stdout).toBe(`Messages: 0 new, ${count} were here already.\n`);
  expect(contact(['list', '--open'], elsewhere).stdout.trimEnd().split('\n')).toHaveLength(count - 1);
  expect(contact(['undone', '2']).stdout).toBe('Message 2 is open again.\n');
});

it('tells times by the clock in Norway', () => {
  expect(asText({ ...stored, ...plain })[0]).toBe('Message 1, 2026-01-02 04:04');
});

it('deletes for good', () => {
  expect(contact(['delete', '1']).stdout).toBe('Message 1 is deleted.\n');
  expect(contact(['show', '1']).status).not.toBe(0);
});

it('says which messages of others name an address that is asked about or erased', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-others-'));
  const store = openEmbeddedStore(folder);
  await store.insertSubmission(plain);
  await store.insertSubmission({ ...formula, message: 'Jeg skriver for Kari@Example.no' });
  await store.insertSubmission({ ...formula, message: 'Hei' });
  await store.close();
  const told = 'Messages of others that name kari@example.no: 2. Look at each: show ID.\n';
  expect(contact(['extract', 'kari@example.no'], { DATA_DIR: folder })).toMatchObject({ status: 0, stderr: told });
  expect(contact(['erase', 'kari@example.no'], { DATA_DIR: folder })).toMatchObject({ status: 0, stderr: told });
  expect(contact(['extract', 'a@example.no'], { DATA_DIR: folder })).toMatchObject({ status: 0, stderr: '' });
  for (const command of ['extract', 'erase'])
    expect(contact([command, 'kari@example.no'], { DATA_DIR: folder }), 'now named by others alone').toMatchObject({
      status: 2,
      stderr: `${told}there is no message of kari@example.no\n`,
    });
  rmSync(folder, { recursive: true });
});

it('reads what npm run wrote into a file, with the lines that npm says first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contact-npm-'));
  const listed = contact(['list', '--json']).stdout;
  writeFileSync(
    join(folder, 'messages.jsonl'),
    `\n> pusterom@1.0.0 contact\n> node cli/contact.ts list --json\n\n${listed}`,
  );
  const { stdout, status } = contact(['import', join(folder, 'messages.jsonl'), '--new'], { DATA_DIR: folder });
  expect([status, stdout]).toEqual([0, `Messages: ${listed.trimEnd().split('\n').length} new, 0 were here already.\n`]);
  rmSync(folder, { recursive: true });
});
