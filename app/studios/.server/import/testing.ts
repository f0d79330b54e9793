import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StudioRow } from '../../rules/studio-row.ts';
import { type Counts, importStudios, type Recognised, type Report } from './import-studios.ts';
import type { StudioTable } from './studio-table.ts';

export type Imported = { counts: Counts; reports: Report[]; recognised: Recognised | null };

/** Imports a file as the command does, and gives back all that it would say. */
export async function runImport(
  table: StudioTable,
  path: string,
  options: { dryRun?: boolean; replace?: boolean; isSure?: boolean } = {},
): Promise<Imported> {
  const reports: Report[] = [];
  let recognised: Recognised | null = null;
  const counts = await importStudios({
    path,
    table,
    dryRun: options.dryRun ?? false,
    replace: options.replace ?? false,
    isSure: options.isSure ?? true,
    onRecognised: (found) => {
      recognised = found;
    },
    onReport: (report) => void reports.push(report),
    onChange: () => undefined,
    onProgress: () => undefined,
  });
  return { counts, reports, recognised };
}

export async function rowsOf(table: StudioTable): Promise<StudioRow[]> {
  const rows: StudioRow[] = [];
  for await (const { row } of table.rows()) rows.push(row);
  return rows;
}

/** A folder that is gone after the test, and files in it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pusterom-import-'));
  let files = 0;
  return {
    folder,
    file: (content: string | Uint8Array): string => {
      files += 1;
      const path = join(folder, `file-${files}`);
      writeFileSync(path, content);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
