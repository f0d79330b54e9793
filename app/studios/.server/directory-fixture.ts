import { type StudioRow, studioRow } from '../rules/studio-row.ts';
import { createDirectory } from './directory.ts';

/** For tests: a directory over these rows, or over a table that cannot be read. */
export async function directoryOver(rows: readonly Partial<StudioRow>[] | 'gone') {
  const table = async () => {
    if (rows === 'gone') throw new Error('database is gone');
    return rows.map((row) => studioRow.parse(row));
  };
  const directory = createDirectory({
    store: {
      allStudios: table,
      studioByName: async (name) => (await table()).find((row) => row.name === name) ?? null,
    },
    cities: ['Oslo', 'Mo i Rana'],
    refreshSeconds: 60,
    log: () => undefined,
    now: () => new Date('2026-06-10T12:00:00Z'),
  });
  await directory.start();
  return directory;
}
