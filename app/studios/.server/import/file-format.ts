import { ImportError } from './import-error.ts';
import { isRecord } from './raw-record.ts';

export type FileFormat =
  | { kind: 'csv'; delimiter: string; skippedLines: number }
  | { kind: 'json-lines' }
  | { kind: 'json'; name: string; path: '$.*' | '$.elements.*' | '$.features.*' };

/** Tells the format by the beginning of the text, not by the file's name. */
export function recogniseFormat(head: string): FileFormat {
  const text = head.trimStart();
  if (text.startsWith('[')) return { kind: 'json', name: 'JSON', path: '$.*' };
  if (text.startsWith('{')) return recogniseObject(text);
  const hint = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (hint !== undefined) return { kind: 'csv', delimiter: hint, skippedLines: 1 };
  return { kind: 'csv', delimiter: usualDelimiter(firstRecord(text)), skippedLines: 0 };
}

/** What the owner is told. */
export function describeFormat(format: FileFormat): string {
  if (format.kind === 'json') return format.name;
  if (format.kind === 'json-lines') return 'JSON lines';
  return `CSV, separated by ${delimiterNames.get(format.delimiter) ?? JSON.stringify(format.delimiter)}`;
}

export const delimiterNames: ReadonlyMap<string, string> = new Map([
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
]);

function recogniseObject(text: string): FileFormat {
  const [firstLine = ''] = text.split('\n', 1);
  const first = parse(firstLine);
  const holds = (name: string) =>
    first === undefined ? new RegExp(`"${name}"\\s*:\\s*\\[`).test(text) : name in first;
  if (holds('elements')) return { kind: 'json', name: 'Overpass JSON', path: '$.elements.*' };
  if (holds('features')) return { kind: 'json', name: 'GeoJSON', path: '$.features.*' };
  if (first !== undefined || firstLine.length < text.length) return { kind: 'json-lines' };
  throw new ImportError('this JSON is no list of rows, no GeoJSON and no Overpass answer');
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The header: up to the first line break that stands in no quotes. */
function firstRecord(text: string): string {
  return /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0] ?? '';
}

function usualDelimiter(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*"/g, '');
  const counts = [...delimiterNames.keys()].map((delimiter) => [bare.split(delimiter).length, delimiter] as const);
  return counts.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ',';
}
