import { parseArgs } from 'node:util';
import { measureImport, measureLoad } from './directory-measures.ts';
import { measurePages, type Times } from './directory-pages.ts';
import { inFolder } from './processes.ts';
import { describeMachine, megabytes, quantile, table, whole, writeSection } from './report.ts';

/**
 * `npm run bench:directory`, after a build: how the studio directory behaves from 100 to 50,000 studios, and how much
 * memory an import takes. With `--write` the tables go into docs/benchmarks.md; other sizes may be named.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000, 50_000];
/** The same number of studios, short and long: a file that was held in memory would show. */
const importedRows = 100_000;
const importedTexts = positionals.length > 0 ? [] : [0, 3000];

const machine = describeMachine();
const sizeRows: string[][] = [];
const pageRows: string[][] = [];
const importRows: string[][] = [];
for (const size of sizes) await inFolder((folder) => measureDirectory(folder, size));
for (const textCharacters of importedTexts) await inFolder((folder) => measureLargeImport(folder, textCharacters));

const pageColumns = ['page', 'studios', 'rendered ms', 'of that processor', 'kept ms', 'of that processor'];
const report = [
  machine,
  table(['studios', 'import s', 'load ms', 'held MB', 'look ms'], sizeRows, '---:'),
  table(pageColumns, [...Map.groupBy(pageRows, ([page]) => page).values()].flat(), '---:'),
  ...(importRows.length > 0
    ? [table(['rows imported', 'file MB', 'seconds', 'most memory MB'], importRows, '---:')]
    : []),
].join('\n\n');
console.log(report);
if (values.write) writeSection('directory', report);

async function measureDirectory(folder: string, size: number): Promise<void> {
  const { milliseconds } = measureImport(folder, size);
  const { loadMs, heldBytes, lookMs } = measureLoad(folder);
  const loaded = [loadMs.toFixed(0), megabytes(heldBytes, 1), lookMs.toFixed(1)];
  sizeRows.push([whole(size), seconds(milliseconds), ...loaded]);
  for (const { page, rendered, kept } of await measurePages(size, folder)) {
    pageRows.push([page, whole(size), ...describeTimes(rendered), ...(kept ? describeTimes(kept) : ['', ''])]);
  }
  // The largest take a while.
  console.error(`${whole(size)} studios measured`);
}

function measureLargeImport(folder: string, textCharacters: number): void {
  const { milliseconds, fileBytes, maxBytes } = measureImport(folder, importedRows, textCharacters);
  importRows.push([whole(importedRows), megabytes(fileBytes, 1), seconds(milliseconds), megabytes(maxBytes, 1)]);
}

/** `p50 / p99`, and the mean. */
function describeTimes({ milliseconds, processorMs }: Times): string[] {
  const [middle, slowest] = [0.5, 0.99].map((share) => quantile(milliseconds, share).toFixed(1));
  return [`${middle} / ${slowest}`, processorMs.toFixed(2)];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
