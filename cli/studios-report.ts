import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { withoutFormulas } from '#app/.server/index.ts';
import type { Counts, Recognised, Report, Review } from '#app/studios/.server/import/index.ts';
import { plainLine } from '#app/text/index.ts';

const maxLinesShown = 10;
const maxColumnsShown = 12;

export function describeRecognised({ format, encoding, source, mapping, unused }: Recognised): string {
  const more = unused.length > maxColumnsShown ? ` and ${unused.length - maxColumnsShown} more` : '';
  const columns = unused.slice(0, maxColumnsShown).map(plainLine).join(', ');
  return [
    `Read as ${format}, ${encoding}; ${source}:`,
    ...mapping.map((line) => `  ${plainLine(line)}`),
    ...(unused.length > 0 ? [`  not used: ${columns}${more}`] : []),
  ].join('\n');
}

export function describeCounts(counts: Counts, dryRun: boolean): string[] {
  const { inserted, updated, unchanged, deleted, rejected, remarked, examples = 0 } = counts;
  const ofThem = deleted === examples ? 'the' : `${examples} of them`;
  const removed = `${deleted} removed${examples === 0 ? '' : ` (${ofThem} invented examples)`}`;
  const verb = dryRun ? 'Would be' : 'Studios:';
  return [
    `${verb} ${inserted} new, ${updated} changed, ${unchanged} unchanged, ${removed}.`,
    `Rows: ${rejected} rejected, ${remarked} with remarks.`,
  ];
}

/** The list of rejected and repaired rows, begun with the first one: a clean import writes no file. */
export function createReportFile(path: string) {
  let file: number | null = null;
  const first: string[] = [];
  let reports = 0;
  return {
    add: ({ line, name, kind, column, reason }: Report) => {
      if (file === null) {
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
        file = openSync(path, 'w');
        writeSync(file, `\ufeff${stringify([['line', 'name', 'kind', 'column', 'reason']])}`);
      }
      writeSync(file, stringify([[String(line), withoutFormulas(name), kind, column, withoutFormulas(reason)]]));
      reports += 1;
      if (first.length < maxLinesShown) {
        first.push(
          `  line ${line}: ${kind}: ${plainLine([name, column, reason].filter((part) => part !== '').join(': '))}`,
        );
      }
    },
    firstLines: () => (reports > first.length ? [...first, `  … and ${reports - first.length} more`] : first),
    /** Whether there is a file. */
    close: async () => {
      if (file !== null) closeSync(file);
      return file !== null;
    },
  };
}

/** What a command could not decide, in a table beside the database; none is left where everything was clear. */
export function writeReview(dataDir: string, command: string, review: readonly Review[]): void {
  const path = join(dataDir, `studios-review-${command}.csv`);
  if (review.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  const rows = review.map(({ row, what, why }) =>
    [row.place_id ?? '', row.name ?? '', row.address ?? '', what, why].map(withoutFormulas),
  );
  writeFileSync(path, `\ufeff${stringify([['place_id', 'name', 'address', 'what', 'why'], ...rows])}`, { mode: 0o600 });
  console.log(`To look at: ${review.length} studios in ${path}.`);
}
