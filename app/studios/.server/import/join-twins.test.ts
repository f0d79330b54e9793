import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findOne } from '../owner/one-studio.ts';
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

const fixture = fileURLToPath(new URL('./fixtures/mapped-twice.json', import.meta.url));
const answer: { elements: { type: string; id: number; tags: Record<string, string> }[] } = JSON.parse(
  readFileSync(fixture, 'utf8'),
);
/** The same answer without some of its elements, or with other tags. */
const without = (...ids: readonly string[]) =>
  temporary.file(
    JSON.stringify({ ...answer, elements: answer.elements.filter(({ type, id }) => !ids.includes(`${type}/${id}`)) }),
  );

const idsShown = async () =>
  (await rowsOf(table)).filter(({ hidden }) => hidden === null).map(({ place_id }) => place_id);
const twin = async () => (await rowsOf(table)).filter(({ name }) => name?.toLowerCase() === 'tvilling yoga');

describe('a place that is mapped as a point and as a building', () => {
  it('is one studio: what tells more stands, the other fills it; others of one name stay two', async () => {
    const { counts, reports } = await runImport(table, fixture);
    expect(counts).toMatchObject({ inserted: 7, rejected: 0 });
    expect(await twin()).toMatchObject([
      {
        place_id: 'osm:node/1+way/1',
        name: 'tvilling yoga',
        address: 'Fiktivgata 4, 5003 Bergen',
        phone: '+47 55 00 00 02',
        website: 'https://tvilling.example',
        workday_timing: 'Mo-Fr 07:00-21:00',
        hidden: null,
      },
    ]);
    expect(reports.map(({ name, reason }) => [name, reason])).toEqual([
      ['tvilling yoga', expect.stringContaining('osm:way/1, with osm:node/1 on line')],
    ]);
  });

  it('is unchanged the second time, and when the map has only one of the two left', async () => {
    await runImport(table, fixture);
    const before = await rowsOf(table);
    expect((await runImport(table, fixture)).counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 7 });
    expect(await rowsOf(table)).toEqual(before);
    expect((await runImport(table, without('node/1'))).counts).toMatchObject({ inserted: 0, updated: 0 });
    expect((await runImport(table, without('way/1'))).counts).toMatchObject({ inserted: 0 });
    expect((await twin()).map(({ place_id }) => place_id)).toEqual(['osm:node/1+way/1']);
  });

  it('takes over the row of either that the table has', async () => {
    await runImport(table, without('way/1'));
    const { counts } = await runImport(table, fixture);
    expect(counts).toMatchObject({ inserted: 0, updated: 1 });
    expect((await twin()).map(({ place_id }) => place_id)).toEqual(['osm:node/1+way/1']);
  });

  it('that came in as two by an earlier version becomes one, and stays so', async () => {
    await runImport(table, temporary.file(JSON.stringify({ elements: answer.elements.filter(({ id }) => id !== 1) })));
    const rows = ['node/1', 'way/1'].map((id) => ({ name: 'Tvilling Yoga', place_id: `osm:${id}`, address: id }));
    await runImport(table, temporary.file(JSON.stringify(rows)));
    const before = (await idsShown()).length;
    await runImport(table, fixture);
    expect((await idsShown()).length).toBe(before - 1);
    const once = await rowsOf(table);
    expect((await runImport(table, fixture)).counts).toMatchObject({ inserted: 0, updated: 0 });
    expect(await rowsOf(table)).toEqual(once);
  });

  it('is found by each of its ids', async () => {
    await runImport(table, fixture);
    const found = await Promise.all(['osm:node/1', 'osm:way/1'].map((id) => findOne(table, id)));
    expect(found[0]).toEqual(found[1]);
  });
});
