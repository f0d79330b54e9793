import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openEmbeddedTable } from './embedded-table.ts';
import type { StudioTable } from './studio-table.ts';
import { rowsOf, runImport, temporaryFolder } from './testing.ts';

const temporary = temporaryFolder();
let databases = 0;
let table: StudioTable;
afterAll(() => temporary.remove());
beforeEach(() => {
  databases += 1;
  table = openEmbeddedTable(`${temporary.folder}/data-${databases}`);
  return () => table.close();
});

const imported = z.object({ counts: z.object({ inserted: z.number(), deleted: z.number() }) });
const sol = { name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', phone: '22334455', rating: 4.5, place_id: 'a' };
const ro = { name: 'Ro Yoga', address: 'Gata 2, 5003 Bergen', reviews: 12, place_id: null };
const kept = { name: 'Urørt', address: 'Gata 9, 0155 Oslo', place_id: 'kept' };

describe('malformed files', () => {
  const base = [
    'name,address,phone\nSol Yoga,"Gata 1, 0155 Oslo",22334455\nRo Yoga,"Gata 2, 5003 Bergen",\n',
    JSON.stringify([sol, ro]),
    `${JSON.stringify(sol)}\n${JSON.stringify(ro)}\n`,
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', id: 'node/1', properties: sol }] }),
    JSON.stringify({ elements: [{ type: 'node', id: 1, tags: { name: 'Ro', sport: 'yoga' } }] }),
  ];

  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom('"', "'", ',', ';', '\n', '{', '}', '[', ']', '\\', '\0', '<script>', '=cmd()', '\ufeff')
      .map((text) => Buffer.from(text)),
    fc.constantFrom('æøå', 'Ã¸').map((text) => Buffer.from(text, 'latin1')),
  );

  /** As programs write text, and as they should not. */
  const writings = [
    (text: string) => Buffer.from(text),
    (text: string) => Buffer.from(`\ufeff${text}`),
    (text: string) => Buffer.from(`\ufeff\ufeff${text}\ufeff`),
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    (text: string) => Buffer.from(text, 'utf16le'),
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    (text: string) => Buffer.from(text, 'latin1'),
  ];

  it('never break the import, and never half-import', async () => {
    await runImport(table, temporary.file(JSON.stringify([kept])));
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 20 }), noise), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...base), fc.constantFrom(...writings), edits, fc.nat(), async (...drawn) => {
        const [text, write, changes, cut] = drawn;
        const bytes = write(text);
        const before = await rowsOf(table);
        const file = temporary.file(
          changes.reduce(splice, bytes).subarray(0, cut % 7 === 0 ? cut % bytes.length : undefined),
        );
        const outcome = await runImport(table, file).catch((error: unknown) => error);
        const after = await rowsOf(table);
        if (outcome instanceof Error) {
          expect(outcome.name).toBe('ImportError');
          expect(outcome.message).not.toContain('\n');
          expect(after).toEqual(before);
        } else {
          const { counts } = imported.parse(outcome);
          expect(after).toHaveLength(before.length + counts.inserted - counts.deleted);
        }
        expect(after.some(({ place_id }) => place_id === 'kept')).toBe(true);
        expect(after.every(({ name }) => name !== null)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['an empty file', '', 'the file is empty'],
    ['a web page', '<!doctype html><title>Logg inn</title>', 'a web page'],
    ['a spreadsheet', 'PK\u0003\u0004…', 'save it as CSV'],
    ['bytes', 'a\0b', 'not a text file'],
    ['a header alone', 'name,address\n', 'holds no rows'],
    ['no header', 'Sol Yoga;Storgata 1, 0155 Oslo\n', 'must name the columns, as in: navn;adresse;telefon'],
    ['headers of its own', 'Studio;Gate;Tlf\nSol Yoga;Storgata 1;22\n', 'understood are navn, adresse, beskrivelse'],
    [
      'commas under semicolons',
      'navn;adresse\nSol,Gata 1, 0155 Oslo\n',
      'line 2 has commas where the heading has semicolons',
    ],
    [
      'semicolons under commas',
      'navn,adresse\nSol;Gata 1, 0155 Oslo\n',
      'line 2 has semicolons where the heading has commas',
    ],
    ['no column with a name', 'a,b\n1,2\n', 'must name the columns'],
    ['no name in any row', 'name,address\n,Gata 1\n', 'no studio that can be imported'],
    ['JSON of another kind', '{"a": 1, "b"', 'no list of rows'],
  ])('refuses %s', async (_, text, cause) => {
    await expect(runImport(table, temporary.file(text))).rejects.toThrow(cause);
  });

  it.each([
    ['CSV', `name,address\nSol,"${'x'.repeat(10_000_000)}"\nRo,Gata 1\n`],
    ['JSON', JSON.stringify([{ name: 'Sol', address: 'x'.repeat(10_000_000) }, { name: 'Ro' }])],
    ['JSON lines', `${JSON.stringify({ name: 'Sol', address: 'x'.repeat(10_000_000) })}\n{"name":"Ro"}\n`],
  ])('stands a line of 10 MB in %s', async (_, text) => {
    const outcome = await runImport(table, temporary.file(text)).catch((error: unknown) => error);
    const names = (await rowsOf(table)).map(({ name }) => name);
    if (outcome instanceof Error) expect(outcome.name).toBe('ImportError');
    else expect(names).toEqual(['Sol', 'Ro']);
  });

  it.each([
    ['a NUL deep in the file', `name,address\n${'Sol,Gata 1\n'.repeat(7000)}R\0o,Gata 2\n`, ['Sol', 'Ro']],
    ['a byte order mark between two files', '\ufeffname,address\nSol,Gata 1\n\ufeffRo,Gata 2\n', ['Sol', 'Ro']],
    [
      'HTML and formulas',
      'name,address\n<b>Sol</b>,=cmd()\n"=HYPERLINK(""x"")",Gata 2\n',
      ['<b>Sol</b>', '=HYPERLINK("x")'],
    ],
  ])('takes %s for the text it is', async (_, text, names) => {
    await runImport(table, temporary.file(text));
    expect((await rowsOf(table)).map(({ name }) => name)).toEqual(names);
  });

  it.each(['CSV', 'JSON', 'Overpass JSON', 'Apify'])('stands JSON without bottom in any cell of %s', async (kind) => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const odd = '{"toString":1,"valueOf":[]}';
    const files: Record<string, (cell: string) => string> = {
      CSV: (cell) => `name,workday_timing,categories,rating\nSol,"${cell.replaceAll('"', '""')}",${deep},1\n`,
      JSON: (cell) => `[{"name":"Sol","status":${cell},"permanentlyClosed":${cell},"rating":${cell},"hours":${cell}}]`,
      'Overpass JSON': (cell) => `{"elements":[{"type":${cell},"id":${cell},"tags":{"name":"Sol","sport":${cell}}}]}`,
      Apify: (cell) =>
        `[{"title":"Sol","placeId":${cell},"totalScore":${cell},"openingHours":[{"day":"Mandag","hours":${cell}}]}]`,
    };
    for (const cell of [deep, odd, `{"Monday":${deep}}`]) {
      const file = temporary.file(files[kind]?.(cell) ?? '');
      const { counts } = await runImport(table, file, { replace: true });
      expect(counts.rejected).toBe(0);
      expect((await rowsOf(table)).map(({ name }) => name)).toEqual(['Sol']);
    }
  });

  it('reads a file of which one half is UTF-8 and the other Windows-1252', async () => {
    const halves = [Buffer.from('name,address\nMåne,Gata 1\n'), Buffer.from('Sjø,Gata 2\n', 'latin1')];
    await runImport(table, temporary.file(Buffer.concat(halves)));
    expect((await rowsOf(table)).map(({ name }) => name)).toEqual(['Måne', 'Sjø']);
  });

  it('rejects a row that the file ends within, and one with too many cells', async () => {
    const { reports, counts } = await runImport(table, temporary.file('name,address,phone\nSol,A,1,2\nMåne,B\nRo,C'));
    expect(reports.filter(({ kind }) => kind === 'rejected').map(({ line }) => line)).toEqual([2, 4]);
    expect(counts.inserted).toBe(1);
  });
});

function splice(bytes: Buffer, [at, removed, added]: [number, number, Uint8Array]): Buffer {
  const from = bytes.length === 0 ? 0 : at % bytes.length;
  return Buffer.concat([bytes.subarray(0, from), added, bytes.subarray(from + removed)]);
}

it.each([
  [
    'name,address\n"Sol Yoga,Gata 1\nRo Yoga","Gata 2, 5003 Bergen"\nLys,"Gata 3, 0155 Oslo"\n',
    'name,address\n"Sol\nYoga","Gata 2, 5003 Bergen"\n',
  ],
  ['place;navn;tlf\na;"Sol Yoga;22\nb;Ro";33\nc;Lys;44\n', 'place;navn;tlf\na;"Sol\nYoga";33\n'],
])('a quote that is closed in the next row is damage, and a line break in a name is not', async (damaged, fine) => {
  const { counts, reports } = await runImport(table, temporary.file(damaged));
  expect(counts).toMatchObject({ inserted: 1, rejected: 1 });
  expect(reports.map(({ reason }) => reason)).toEqual(['a quote is opened in the name and closed in another row']);
  expect((await runImport(table, temporary.file(fine))).counts).toMatchObject({ inserted: 1, rejected: 0 });
});
