import { createWriteStream, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  exportStudios,
  importStudios,
  isSpreadsheet,
  type StudioTable,
  spreadsheetAsCsv,
} from '#app/studios/.server/import/index.ts';
import { plainLine } from '#app/text/index.ts';
import { createProgressBar } from './studios-progress.ts';
import { createReportFile, describeCounts, describeRecognised } from './studios-report.ts';

const someRejected = 3;
const maxChangesShown = 20;

export interface ImportOptions {
  path: string;
  dryRun: boolean;
  replace: boolean;
  isSure: boolean;
  reportPath: string;
  /** Says nothing of the format, which a dry run has told. */
  isPlanned?: boolean;
  /** See `createPlan`. */
  wholeOf?: string;
  /** What the history calls it; the file's name otherwise. */
  what?: string;
}

/** Gives the exit status: 0 all rows are in, 3 some were rejected. */
export async function bringIn(table: StudioTable, { reportPath, ...wanted }: ImportOptions): Promise<number> {
  const sheet = (await isSpreadsheet(wanted.path)) ? await keepAsCsv(wanted.path) : null;
  const options =
    sheet === null ? wanted : { ...wanted, path: sheet.path, what: wanted.what ?? `import ${basename(wanted.path)}` };
  const report = createReportFile(reportPath);
  const bar = createProgressBar(process.stderr);
  let changesLeft = options.dryRun ? maxChangesShown : 0;
  try {
    const counts = await importStudios({
      ...options,
      table,
      onRecognised: (recognised) => {
        const shown = sheet === null ? recognised : { ...recognised, format: 'Excel', encoding: 'the first sheet' };
        if (!options.isPlanned) bar.above(describeRecognised(shown));
      },
      onReport: report.add,
      onChange: (kind, name) => {
        if (changesLeft > 0) bar.above(`  would ${kind} ${plainLine(name)}`);
        changesLeft -= 1;
      },
      onProgress: bar.show,
    });
    bar.clear();
    if (options.dryRun && changesLeft < 0) console.log(`  … and ${-changesLeft} more`);
    for (const line of describeCounts(counts, options.dryRun)) console.log(line);
    for (const line of report.firstLines()) console.log(line);
    return counts.rejected > 0 ? someRejected : 0;
  } finally {
    bar.clear();
    sheet?.remove();
    const written = await report.close();
    if (written) console.log(`All rejected and repaired rows: ${reportPath}`);
  }
}

export async function bringOut(table: StudioTable, format: 'csv' | 'json', file: string | undefined): Promise<number> {
  const text = Readable.from(exportStudios(table, format));
  if (file === undefined) await pipeline(text, process.stdout, { end: false });
  else await pipeline(text, createWriteStream(file));
  return 0;
}

/** Of the same age as the Excel file, by which its facts are dated. */
async function keepAsCsv(path: string) {
  const csv = await spreadsheetAsCsv(path);
  const folder = mkdtempSync(join(tmpdir(), 'pusterom-sheet-'));
  const file = join(folder, 'sheet.csv');
  const { atime, mtime } = statSync(path);
  writeFileSync(file, csv);
  utimesSync(file, atime, mtime);
  return { path: file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
