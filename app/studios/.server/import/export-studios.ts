import { stringify } from 'csv-stringify';
import { withoutFormulas } from '#app/.server/index.ts';
import { type StudioRow, studioColumns } from '../../rules/studio-row.ts';
import type { StudioTable } from './studio-table.ts';

export type ExportFormat = 'csv' | 'json';

/** The whole table as text, piece by piece: exactly what an import takes to make the same rows again. */
export function exportStudios(table: StudioTable, format: ExportFormat): AsyncGenerator<string> {
  return format === 'csv' ? asCsv(table) : asJson(table);
}

/** With a byte order mark, by which Excel knows UTF-8. */
async function* asCsv(table: StudioTable): AsyncGenerator<string> {
  const lines = stringify({ bom: true, header: true, columns: [...studioColumns], record_delimiter: 'windows' });
  const writing = (async () => {
    for await (const { row } of table.rows()) {
      if (!lines.write(studioColumns.map((column) => cellOf(row[column])))) {
        await new Promise((resolve) => lines.once('drain', resolve));
      }
    }
    lines.end();
  })();
  for await (const chunk of lines) yield String(chunk);
  await writing;
}

async function* asJson(table: StudioTable): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { row } of table.rows()) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The import takes the apostrophes away again. */
function cellOf(value: StudioRow[keyof StudioRow]): string {
  return value === null ? '' : withoutFormulas(String(value));
}
