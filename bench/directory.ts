import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureImport, measureLoad } from './directory-children.ts';
import { measurePages, type PageTimes, type Times } from './directory-pages.ts';
import { studioRows } from './directory-rows.ts';
import { describeMachine, writeSection } from './report.ts';

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
const longTextCharacters = 3000;

const lines: string[] = [];
// Line by line: the largest take a while.
function say(line: string): void {
  console.log(line);
  lines.push(line);
}

say(describeMachine());
say('');
const measured: { size: number; pages: readonly PageTimes[] }[] = [];
sayHead(['studios', 'import s', 'load ms', 'held MB', 'look ms']);
for (const size of sizes) await inFolder((folder) => measureDirectory(folder, size));

say('');
sayHead(['page', 'studios', 'rendered ms', 'of that processor', 'kept ms', 'of that processor']);
const ofAll = measured.flatMap(({ size, pages }) => pages.map((times) => ({ size, ...times })));
for (const [page, group] of Map.groupBy(ofAll, (times) => times.page)) {
  for (const { size, rendered, kept } of group) {
    sayRow([page, size.toLocaleString('en'), ...[rendered, kept].flatMap(describeTimes)]);
  }
}

if (positionals.length === 0) {
  say('');
  sayHead(['rows imported', 'file MB', 'seconds', 'most memory MB']);
  for (const textCharacters of [0, longTextCharacters]) {
    await inFolder((folder) => measureLargeImport(folder, textCharacters));
  }
}
if (values.write) writeSection('directory', lines.join('\n'));

async function measureDirectory(folder: string, size: number): Promise<void> {
  const { milliseconds } = measureImport(writeFile(folder, size, 0), folder);
  const { loadMilliseconds, heldBytes, lookMilliseconds } = measureLoad(folder);
  sayRow([
    size.toLocaleString('en'),
    (milliseconds / 1000).toFixed(1),
    loadMilliseconds.toFixed(0),
    megabytes(heldBytes),
    lookMilliseconds.toFixed(1),
  ]);
  measured.push({ size, pages: await measurePages(studioRows(size).toArray(), folder) });
}

function measureLargeImport(folder: string, textCharacters: number): void {
  const { milliseconds, fileBytes, mostBytes } = measureImport(writeFile(folder, importedRows, textCharacters), folder);
  const seconds = (milliseconds / 1000).toFixed(1);
  sayRow([importedRows.toLocaleString('en'), megabytes(fileBytes), seconds, megabytes(mostBytes)]);
}

function writeFile(folder: string, size: number, textCharacters: number): string {
  const path = join(folder, 'studios.jsonl');
  const file = openSync(path, 'w');
  for (const row of studioRows(size, textCharacters)) writeSync(file, `${JSON.stringify(row)}\n`);
  closeSync(file);
  return path;
}

/** `p50 / p99`, and the mean. */
function describeTimes({ milliseconds, processorMilliseconds }: Times): string[] {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return [`${at(0.5)} / ${at(0.99)}`, processorMilliseconds?.toFixed(2) ?? 'unknown'];
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

function sayHead(cells: readonly string[]): void {
  sayRow(cells);
  sayRow(cells.map((cell) => (cell === 'page' ? '---' : '---:')));
}

function sayRow(cells: readonly string[]): void {
  say(`| ${cells.join(' | ')} |`);
}

async function inFolder(act: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pusterom-bench-'));
  try {
    await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
