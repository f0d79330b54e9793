import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { oneLine } from '#app/.server/database/store.ts';
import { EnvError, parseEnv } from '#app/.server/env.ts';
import { exportStudios } from '#app/studios/.server/import/export-studios.ts';
import { importStudios } from '#app/studios/.server/import/import-studios.ts';
import { openStudioTable } from '#app/studios/.server/import/open-table.ts';
import type { StudioTable } from '#app/studios/.server/import/studio-table.ts';
import { createProgressBar } from './studios-progress.ts';
import { createReportFile, describeCounts, describeRecognised, plain } from './studios-report.ts';

const help = `Brings studios into the directory, and out of it.

  npm run studios -- import FILE                  CSV, JSON, JSON lines, GeoJSON or Overpass JSON
  npm run studios -- import FILE --dry-run        says what would change, and changes nothing
  npm run studios -- import FILE --replace        also removes the studios that the file does not have
  npm run studios -- import FILE --report OTHER   where rejected and repaired rows are listed (studios-report.csv)
  npm run studios -- export --format csv|json [FILE]

Exit status: 0 all rows are in, 3 some rows were rejected, 1 nothing was changed, 2 the command makes no sense.
The database is the one of the site: DATA_DIR or DATABASE_URL.`;

const someRejected = 3;
const mostChangesShown = 20;

class UsageError extends Error {}

/** Runs on the opened table and gives the exit status. */
type Command = (table: StudioTable) => Promise<number>;

/** Throws a UsageError before anything is opened when the command makes no sense. */
function readCommand(args: readonly string[]): Command | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      'dry-run': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      report: { type: 'string' },
      format: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  });
  const [name, file, ...rest] = positionals;
  if (values.help || name === undefined) return null;
  if (rest[0] !== undefined) throw new UsageError(`does not understand ${JSON.stringify(rest[0])}; see --help`);
  const { 'dry-run': dryRun, replace, report, format } = values;
  switch (name) {
    case 'import':
      if (file === undefined) throw new UsageError('give the file, as in: import studios.csv');
      if (format !== undefined)
        throw new UsageError('--format goes with export only; an import sees the format itself');
      return (table) => bringIn(table, { path: file, dryRun, replace, reportPath: report ?? 'studios-report.csv' });
    case 'export':
      if (dryRun || replace || report !== undefined) throw new UsageError('export takes --format and a file, no more');
      if (format !== 'csv' && format !== 'json') throw new UsageError('give the format: --format csv or --format json');
      return (table) => bringOut(table, format, file);
    default:
      throw new UsageError(`there is no command ${JSON.stringify(name)}; see --help`);
  }
}

type ImportOptions = { path: string; dryRun: boolean; replace: boolean; reportPath: string };

async function bringIn(table: StudioTable, { path, dryRun, replace, reportPath }: ImportOptions): Promise<number> {
  const report = createReportFile(reportPath);
  const bar = createProgressBar(process.stderr);
  let changesLeft = dryRun ? mostChangesShown : 0;
  try {
    const counts = await importStudios({
      path,
      table,
      dryRun,
      replace,
      onRecognised: (recognised) => bar.above(describeRecognised(recognised)),
      onReport: report.add,
      onChange: (kind, name) => {
        if (changesLeft > 0) bar.above(`  would ${kind} ${plain(name)}`);
        changesLeft -= 1;
      },
      onProgress: bar.show,
    });
    bar.clear();
    if (dryRun && changesLeft < 0) console.log(`  … and ${-changesLeft} more`);
    for (const line of describeCounts(counts, dryRun)) console.log(line);
    for (const line of report.firstLines()) console.log(line);
    return counts.rejected > 0 ? someRejected : 0;
  } finally {
    bar.clear();
    const written = await report.close();
    if (written) console.log(`All rejected and repaired rows: ${reportPath}`);
  }
}

async function bringOut(table: StudioTable, format: 'csv' | 'json', file: string | undefined): Promise<number> {
  const text = Readable.from(exportStudios(table, format));
  if (file === undefined) await pipeline(text, process.stdout, { end: false });
  else await pipeline(text, createWriteStream(file));
  return 0;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command === null) {
    console.log(help);
  } else {
    const table = await openStudioTable(parseEnv(process.env).database);
    try {
      process.exitCode = await command(table);
    } finally {
      await table.close();
    }
  }
} catch (fault) {
  console.error(oneLine(fault));
  const isUsage = fault instanceof UsageError || fault instanceof EnvError;
  process.exitCode = isUsage ? 2 : 1;
}
