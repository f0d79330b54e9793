import { afterAll, beforeEach, expect, it } from 'vitest';
import { each, findOne, hideOf } from '../owner/one-studio.ts';
import { openEmbeddedTable } from './embedded-table.ts';
import type { StudioTable } from './studio-table.ts';
import { rowsOf, runImport, temporaryFolder } from './testing.ts';

const temporary = temporaryFolder();
let databases = 0;
let table: StudioTable;
afterAll(() => temporary.remove());
beforeEach(async () => {
  databases += 1;
  table = openEmbeddedTable(`${temporary.folder}/data-${databases}`);
  await runImport(table, list('Storgata 1, 0155 Oslo'));
  await table.apply(each([hideOf(await findOne(table, 'Sol Yoga'))]), 'hide Sol Yoga');
  return () => table.close();
});

function list(...addresses: string[]): string {
  return temporary.file(JSON.stringify(addresses.map((address) => ({ name: 'Sol Yoga', address }))));
}

it.each(['Storgata 1, Oslo', 'STORGATA 1, 0155 OSLO, Norge'])(
  'a hidden studio that is spelled %j stays hidden',
  async (address) => {
    const { reports } = await runImport(table, list(address));
    expect(await rowsOf(table)).toMatchObject([{ address, hidden: 'by the owner' }]);
    expect(reports).toMatchObject([
      { kind: 'not shown', line: 1, reason: expect.stringContaining('Storgata 1, 0155 Oslo') },
    ]);
  },
);

it('another one of its name and town is shown, and named with what hides it', async () => {
  const { counts, reports } = await runImport(table, list('Torggata 9, 0181 Oslo', 'Storgata 1, 5003 Bergen'));
  expect((await rowsOf(table)).map(({ hidden }) => hidden)).toEqual(['by the owner', null, null]);
  expect(reports).toMatchObject([
    { kind: 'doubtful', reason: expect.stringContaining('hide "Sol Yoga" "Torggata 9, 0181 Oslo"') },
  ]);
  expect(counts).toMatchObject({ inserted: 2, remarked: 1 });
});
