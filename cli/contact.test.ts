import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { asCsv, asText } from './contact-formats.ts';

const plain = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei\n"du", og dere' };
const formula = { name: '=1+1', email: 'a@example.no', subject: '+47 00', message: '@SUM(A1)' };
const stored = { id: 1, created_at: '2026-01-02T03:04:05.000Z' };

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
  return { stdout, stderr, status };
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
  [['show', '99'], {}, 'there is no message 99'],
  [['delete', '99'], {}, 'there is no message 99'],
  [['show', '1; drop'], {}, 'give the number of one message'],
  [['show'], {}, 'give the number of one message'],
  [['print'], {}, 'there is no command "print"'],
  [['list', 'all'], {}, 'does not understand "all"'],
  [['list', '--jsn'], {}, "Unknown option '--jsn'"],
  [['show', '1', '--json'], {}, '--json goes with list and find only'],
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
    '\ufeff"id","created_at","name","email","subject","message"\r',
    `"1","${stored.created_at}","'=1+1","a@example.no","'+47 00","'@SUM(A1)"\r`,
  ]);
  const shifted = asCsv([
    { ...stored, ...plain, name: 'Kari;=1+1', subject: 'a; "@b', message: 'Hei\n=1+1\nkl. 9-17' },
  ]);
  expect(shifted[1]).toContain(`"Kari;'=1+1"`);
  expect(shifted[1]).toContain(`"a; ""'@b"`);
  expect(shifted[1]).toContain(`"Hei\n'=1+1\nkl. 9-17"`);
  expect(asCsv([{ ...stored, ...plain }])[1]).toContain('"Hei\n""du"", og dere"\r');
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

it('deletes for good', () => {
  expect(contact(['delete', '1']).stdout).toBe('Message 1 is deleted.\n');
  expect(contact(['show', '1']).status).not.toBe(0);
});
