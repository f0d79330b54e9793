import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

const file = 'docs/benchmarks.md';

/** On what, and how busy, a measurement was taken: one sentence. */
export function describeMachine(): string {
  const [processor] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  return `Taken on ${day} with Node ${process.versions.node} on ${cpus().length} cores (${processor?.model.trim()}), load ${load} at the beginning.`;
}

/** Puts a text between the two comments that hold the place of a section in docs/benchmarks.md. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const before = readFileSync(file, 'utf8');
  const [start, stop] = [before.indexOf(begin), before.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`${file} has no place for ${begin}`);
  writeFileSync(file, `${before.slice(0, start + begin.length)}\n${text}\n${before.slice(stop)}`);
}

/** A table in Markdown; in a column of `---:` numbers stand to the right. */
export function table(columns: readonly string[], rows: readonly (readonly (string | number)[])[], line = '---') {
  return [columns, columns.map(() => line), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function whole(count: number): string {
  return count.toLocaleString('en');
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

export function megabytes(bytes: number, digits = 0): string {
  return (bytes / 1024 / 1024).toFixed(digits);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
