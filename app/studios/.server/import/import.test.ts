import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleStudios } from '#app/.server/database/example-studios.ts';
import { realDatabaseTimeouts } from '#app/.server/database/testing/harness.ts';
import { type PostgresServer, startPostgres } from '#app/.server/database/testing/postgres.ts';
import { type StudioRow, studioRow } from '../../rules/studio-row.ts';
import { openEmbeddedTable } from './embedded-table.ts';
import { type ExportFormat, exportStudios } from './export-studios.ts';
import { openPostgresTable } from './postgres-table.ts';
import { purgeKeysOf } from './purge-keys.ts';
import type { Change, StoredRow, StudioTable } from './studio-table.ts';
import { rowsOf, runImport, temporaryFolder } from './testing.ts';

vi.setConfig(realDatabaseTimeouts);

const temporary = temporaryFolder();
let databases = 0;
const openEmbedded = async () => {
  databases += 1;
  return openEmbeddedTable(`${temporary.folder}/data-${databases}`);
};
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  temporary.remove();
});

const backends = [
  { name: 'embedded', open: openEmbedded, examples: exampleStudios.length },
  { name: 'postgres', open: async () => openPostgresTable(await postgres.createDatabase()), examples: 0 },
];

const asFile = (rows: readonly Partial<StudioRow>[]) => temporary.file(JSON.stringify(rows));
const sol = { name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', phone: '22334455', rating: 4.5, place_id: 'a' };
const ro = { name: 'Ro Yoga', address: 'Gata 2, 5003 Bergen', reviews: 12, place_id: null };

async function exported(table: StudioTable, format: ExportFormat): Promise<string> {
  let text = '';
  for await (const chunk of exportStudios(table, format)) text += chunk;
  return text;
}

describe.each(backends)('import into $name', ({ open, examples }) => {
  let table: StudioTable;
  beforeEach(async () => {
    table = await open();
    return () => table.close();
  });

  it('takes the examples away once a real studio came in', async () => {
    expect(await rowsOf(table)).toHaveLength(examples);
    const { counts } = await runImport(table, asFile([sol, ro]));
    expect(counts).toMatchObject({ inserted: 2, deleted: examples });
    expect(counts.examples ?? 0).toBe(examples);
    expect(await rowsOf(table)).toMatchObject([sol, ro]);
  });

  it('changes nothing the second time', async () => {
    await runImport(table, asFile([sol, ro]));
    const { counts } = await runImport(table, asFile([sol, ro]), { replace: true });
    expect(counts).toEqual({ inserted: 0, updated: 0, unchanged: 2, deleted: 0, rejected: 0, remarked: 0 });
  });

  it('finds a row by place_id, else by name and address in any letter case, and leaves the other columns', async () => {
    await runImport(table, asFile([sol, ro]));
    const renamed = { name: 'Sol og Måne', place_id: 'a' };
    const { counts } = await runImport(table, asFile([renamed, { ...ro, name: 'RO  yoga', reviews: 13 }]));
    expect(counts).toMatchObject({ inserted: 0, updated: 2 });
    expect(await rowsOf(table)).toMatchObject([
      { ...sol, name: 'Sol og Måne' },
      { name: 'RO yoga', reviews: 13 },
    ]);
  });

  it('gives a row its place_id, and never takes it away', async () => {
    await runImport(table, asFile([sol, ro]));
    await runImport(
      table,
      asFile([
        { ...ro, place_id: 'b' },
        { name: sol.name, address: sol.address, place_id: null },
      ]),
    );
    expect((await rowsOf(table)).map(({ place_id }) => place_id)).toEqual(['a', 'b']);
  });

  it('empties a cell that the file has empty', async () => {
    await runImport(table, asFile([sol]));
    await runImport(table, asFile([{ ...sol, phone: null }]));
    expect(await rowsOf(table)).toMatchObject([{ phone: null, rating: 4.5 }]);
  });

  it('removes what the file lacks only with replace', async () => {
    await runImport(table, asFile([sol, ro]));
    expect((await runImport(table, asFile([sol]))).counts).toMatchObject({ deleted: 0 });
    expect((await runImport(table, asFile([sol]), { replace: true })).counts).toMatchObject({ deleted: 1 });
    expect(await rowsOf(table)).toMatchObject([sol]);
  });

  it('counts and changes nothing in a dry run', async () => {
    await runImport(table, asFile([sol]));
    const { counts } = await runImport(table, asFile([ro, { ...sol, rating: 3 }]), { dryRun: true, replace: true });
    expect(counts).toMatchObject({ inserted: 1, updated: 1, deleted: 0 });
    expect(await rowsOf(table)).toMatchObject([sol]);
  });

  it('changes nothing when the file breaks off', async () => {
    await runImport(table, asFile([sol]));
    const many = JSON.stringify(Array.from({ length: 3000 }, (_, index) => ({ ...ro, name: `Studio ${index}` })));
    await expect(runImport(table, temporary.file(many.slice(0, -1)))).rejects.toThrow('not whole JSON');
    await expect(runImport(table, temporary.file('name,address\nNy,Gata 1\n"uten slutt'))).rejects.toThrow(
      /line 3: a quote/,
    );
    expect(await rowsOf(table)).toMatchObject([sol]);
    // And the table can still be written.
    await runImport(table, asFile([ro]));
    expect(await rowsOf(table)).toHaveLength(2);
  });

  it.each(['csv', 'json'] as const)('gives back as %s what it takes', async (format) => {
    const rows = [
      sol,
      ro,
      {
        name: '=1+1',
        address: "'=2",
        description: 'To\nlinjer, "sitat"; og\ttab',
        phone: '+47 22 33 44 55',
        place_id: 'c',
      },
      { name: "''-x", address: ' @a', categories: 'Yoga, Ro', is_temporarily_closed: 'TRUE', rating: 5, place_id: 'd' },
      { name: 'Ærø «Ørn» – 🧘', address: '-', workday_timing: '{"Monday":["9–17"]}', place_id: 'e' },
    ].map((row) => studioRow.parse(row));
    await table.apply(changesOf(rows), 'test');
    const before = (await rowsOf(table)).filter(({ place_id }) => place_id?.startsWith('example-') !== true);
    const copy = await open();
    await runImport(copy, temporary.file(await exported(table, format)), { replace: true });
    const after = (await rowsOf(copy)).filter(({ place_id }) => place_id?.startsWith('example-') !== true);
    expect(before).toHaveLength(rows.length);
    expect(after).toEqual(before);
    await copy.close();
  });
});

it('exports CSV in which nothing is a formula, also where a spreadsheet parts it at semicolons', async () => {
  const table = await openEmbedded();
  const description = "Rolig;=cmd|'/c calc'!A0;\n+47 22 33 44 55; \"@SUM(A1)";
  await table.apply(changesOf([studioRow.parse({ name: '=1+1', description, place_id: '-1' })]), 'test');
  await runImport(table, asFile([sol]));
  const csv = await exported(table, 'csv');
  await table.close();
  expect(csv).toContain('=cmd');
  expect(csv.split(/[;,\t\r\n]/).filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
});

async function* changesOf(rows: readonly StudioRow[]) {
  for (const row of rows) yield { kind: 'insert', row } as const;
}

it('gives back any text through CSV and JSON', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=1', "'+47", '"', ';', '\n', '\ufeffx', '*****'),
  );
  const row = fc.record({
    name: text,
    address: text,
    description: text,
    phone: text,
    rating: fc.double(),
    reviews: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), fc.constantFrom('csv', 'json'), async (given, format) => {
      const rows = given
        .map((cells, index) => studioRow.parse({ ...cells, place_id: `p${index}` }))
        .filter(({ name, description }) => name !== null && (description ?? '').length < 1000);
      fc.pre(rows.length > 0);
      const [table, copy] = [await openEmbedded(), await openEmbedded()];
      await table.apply(changesOf(rows), 'test');
      await runImport(copy, temporary.file(await exported(table, format)), { replace: true });
      const [before, after] = [await rowsOf(table), await rowsOf(copy)];
      expect(after).toEqual(before);
      await Promise.all([table.close(), copy.close()]);
    }),
    { numRuns: 12 },
  );
});

describe.each(backends)('the history in $name', ({ open }) => {
  let table: StudioTable;
  beforeEach(async () => {
    table = await open();
    return () => table.close();
  });
  const one = async function* (change: Change) {
    yield change;
  };

  it('takes the latest run back: what was changed, deleted and new', async () => {
    await runImport(table, asFile([sol, ro]));
    const before = await rowsOf(table);
    await runImport(
      table,
      asFile([
        { ...sol, phone: '1' },
        { name: 'Ny', place_id: 'n' },
      ]),
      { replace: true },
    );
    expect((await table.runs())[0]).toMatchObject({ changes: 3 });
    expect(await table.undo()).toMatchObject({ changes: 3 });
    const order = (rows: StudioRow[]) => rows.toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
    expect(order(await rowsOf(table))).toEqual(order(before));
  });

  it('writes down no run that changed nothing', async () => {
    const file = asFile([sol, ro]);
    await runImport(table, file);
    await runImport(table, file);
    expect(await table.runs()).toHaveLength(1);
  });

  it('keeps nothing of a purged row but digests, and no import brings it back', async () => {
    await runImport(table, asFile([sol, ro]));
    await runImport(table, asFile([{ ...sol, phone: '1' }, ro]));
    const stored: StoredRow[] = [];
    for await (const each of table.rows()) stored.push(each);
    const first = stored.find(({ row }) => row.place_id === sol.place_id);
    if (first === undefined) throw new Error('no row');
    await table.apply(one({ kind: 'purge', id: first.id, keys: purgeKeysOf(first.row) }), 'verify');
    expect(await table.past(first.id)).toEqual([]);
    await table.undo();
    const { counts } = await runImport(table, asFile([sol, ro]));
    expect(counts).toMatchObject({ inserted: 0, rejected: 1 });
    expect((await rowsOf(table)).map(({ name }) => name)).toEqual(['Ro Yoga']);
  });
});
