import { ImportError } from './import-error.ts';
import { type BrokenRecord, isRecord, maxRecordCharacters, type RawRecord, type Reading } from './raw-record.ts';

/** One JSON object a line; a line that is none is broken, the others count. */
export async function* readJsonLines(chunks: AsyncIterable<string>): Reading {
  let line = 0;
  for await (const text of linesOf(chunks)) {
    line += 1;
    if (text.trim() !== '') yield recordOf(text, line);
  }
}

function recordOf(text: string, line: number): RawRecord | BrokenRecord {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? { line, fields: value } : { line, error: 'is not a JSON object' };
  } catch {
    return { line, error: 'is not JSON' };
  }
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > 4 * maxRecordCharacters) throw new ImportError('a line is longer than 16 MB');
  }
  yield rest;
}
