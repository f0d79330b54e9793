import { closeSync, openSync, writeSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { withoutFormulas } from '#app/.server/spreadsheet.ts';
import type { Counts, Recognised, Report } from '#app/studios/.server/import/import-studios.ts';

const mostLinesShown = 10;
const mostColumnsShown = 12;

export function describeRecognised({ format, encoding, source, mapping, unused }: Recognised): string {
  const more = unused.length > mostColumnsShown ? ` and ${unused.length - mostColumnsShown} more` : '';
  const columns = unused.slice(0, mostColumnsShown).map(plain).join(', ');
  return [
    `Read as ${format}, ${encoding}; ${source}:`,
    ...mapping.map((line) => `  ${plain(line)}`),
    ...(unused.length > 0 ? [`  not used: ${columns}${more}`] : []),
  ].join('\n');
}

export function describeCounts(counts: Counts, dryRun: boolean): string[] {
  const { inserted, updated, unchanged, deleted, rejected, remarked } = counts;
  const verb = dryRun ? 'Would be' : 'Studios:';
  return [
    `${verb} ${inserted} new, ${updated} changed, ${unchanged} unchanged, ${deleted} removed.`,
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
        file = openSync(path, 'w');
        writeSync(file, `\ufeff${stringify([['line', 'name', 'kind', 'column', 'reason']])}`);
      }
      writeSync(file, stringify([[String(line), withoutFormulas(name), kind, column, withoutFormulas(reason)]]));
      reports += 1;
      if (first.length < mostLinesShown) {
        first.push(
          `  line ${line}: ${kind}: ${plain([name, column, reason].filter((part) => part !== '').join(': '))}`,
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

/** What stands in a file must not steer the owner's terminal, nor turn its text around. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
