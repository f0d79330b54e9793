import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { exampleStudios } from '#app/.server/database/example-studios.ts';
import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { rowsOf, temporaryFolder } from '#app/studios/.server/import/testing.ts';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());
const report = `${temporary.folder}/report.csv`;

function studios(args: readonly string[], env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/studios.ts', '--new', ...args], {
    env: { DATA_DIR: `${temporary.folder}/data`, ...env },
    encoding: 'utf8',
  });
  return { stdout, stderr: stderr.replace(/^Database: .*\n/u, ''), status };
}

const good = temporary.file('name;address\nSol Yoga;Gata 1, 0155 Oslo\n');
const mixed = temporary.file('name,address,rating\n=1+1,"Gata 1, 0155 Oslo",9\n,"Gata 2, 0155 Oslo",\n');

it('says how it read the file and what it did, without a bar where there is no terminal', () => {
  const { stdout, stderr, status } = studios(['import', good, '--report', report]);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toContain('CSV, separated by semicolons');
  expect(stdout).toContain('name ← name');
  expect(stdout).toContain('1 new');
  expect(stdout).toContain(`${exampleStudios.length} removed (the invented examples)`);
  expect(stdout).not.toMatch(/[\r█]/);
  expect(existsSync(report)).toBe(false);
});

it('lists rejected and repaired rows in a file in which nothing is a formula, and exits with 3', async () => {
  const { stdout, status } = studios(['import', mixed, '--report', report]);
  expect(status).toBe(3);
  expect(stdout).toContain('line 3: rejected: has no name');
  const lines = readFileSync(report, 'utf8').replace('\ufeff', '').trimEnd().split('\n');
  expect(lines).toEqual([
    'line,name,kind,column,reason',
    expect.stringMatching(/^2,'=1\+1,repaired,rating,/),
    '3,,rejected,,has no name',
  ]);
});

it('says what would change in a dry run, and changes nothing', async () => {
  const { stdout, status } = studios(['import', mixed, '--dry-run', '--replace', '--report', report], {
    DATA_DIR: `${temporary.folder}/dry`,
  });
  expect(status).toBe(3);
  expect(stdout).toContain('would insert =1+1');
  expect(stdout).toMatch(/would delete .*\n[\s\S]*… and \d+ more/);
  const table = openEmbeddedTable(`${temporary.folder}/dry`);
  expect((await rowsOf(table)).every(({ place_id }) => place_id?.startsWith('example-'))).toBe(true);
  await table.close();
});

it('exports to a file or to the output what it can import', () => {
  const path = `${temporary.folder}/export.csv`;
  expect(studios(['export', '--format', 'csv', path])).toMatchObject({ status: 0, stdout: '' });
  expect(readFileSync(path, 'utf8')).toContain('\'=1+1,"Gata 1, 0155 Oslo"');
  expect(studios(['import', path]).stdout).toContain('0 new, 0 changed, 2 unchanged, 0 removed');
  expect(JSON.parse(studios(['export', '--format', 'json']).stdout)).toHaveLength(2);
});

it.each([
  [['import'], 2, 'give the file'],
  [['import', 'a', 'b'], 2, 'does not understand "b"'],
  [['import', 'a', '--format', 'csv'], 2, '--format goes with export only'],
  [['export'], 2, 'give the format'],
  [['export', '--format', 'xml'], 2, 'give the format'],
  [['export', '--format', 'csv', '--replace'], 2, 'export takes'],
  [['print'], 2, 'there is no command "print"'],
  [['import', '/no/such/file'], 1, 'there is no /no/such/file'],
  [['import', temporary.file('<html>')], 1, 'a web page'],
])('%j exits with %i and says why in one line', (args, expected, cause) => {
  const { stdout, stderr, status } = studios(args);
  expect({ stdout, status }).toEqual({ stdout: '', status: expected });
  expect(stderr).toContain(cause);
  expect(stderr.trimEnd()).not.toContain('\n');
});

it('leaves a hosted backend to its own tools', () => {
  const { stderr, status } = studios(['import', good], {
    SUPABASE_URL: 'https://x.example.no',
    SUPABASE_ANON_KEY: 'k',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('SUPABASE_URL: a hosted backend is filled with its own tools');
});

it('lets no row steer the terminal', () => {
  const { stdout } = studios([
    'import',
    temporary.file('name,rating\n"Sol\u001b[2J\u202e",9\n'),
    '--dry-run',
    '--report',
    report,
  ]);
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});
