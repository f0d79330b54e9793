import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, type Parser, parse } from 'csv-parse';
import { withFormulas } from '#app/.server/index.ts';
import { delimiterNames } from './file-format.ts';
import { ImportError } from './import-error.ts';
import { maxRecordCharacters, type Reading } from './raw-record.ts';
import { headingError } from './sources.ts';

type Settings = { delimiter: string; skippedLines: number };
type Cells = { cells: string[]; line: number };

/**
 * The rows of a CSV text. A row with too many cells is broken, since its cells may have moved; one with too few has its
 * last ones empty, unless the file ends within it. A quote without an end makes the whole file unreadable, and so does a
 * first line that does not name the columns.
 */
export async function* readCsv(chunks: AsyncIterable<string>, { delimiter, skippedLines }: Settings): Reading {
  let lastCharacter = '\n';
  const watched = watch(chunks, (chunk) => {
    lastCharacter = chunk.at(-1) ?? lastCharacter;
  });
  let header: string[] | undefined;
  let held: Cells | undefined;
  for await (const row of rowsOf(watched, delimiter, skippedLines)) {
    if (header === undefined) {
      header = row.cells.map((name) => name.trim());
      const error = headingError(header);
      if (error !== null) throw new ImportError(error);
      continue;
    }
    if (held !== undefined) yield recordOf(held, header, { delimiter, isCutOff: false });
    held = row;
  }
  if (header === undefined) throw new ImportError('the file is empty');
  if (held !== undefined) yield recordOf(held, header, { delimiter, isCutOff: !/[\r\n]/.test(lastCharacter) });
}

type Context = { delimiter: string; isCutOff: boolean };

function recordOf({ cells, line }: Cells, header: readonly string[], { delimiter, isCutOff }: Context) {
  const other = otherDelimiter(cells, header, delimiter);
  if (other !== null) return { line, error: `has ${other} where the heading has ${delimiterNames.get(delimiter)}` };
  if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
    return { line, error: `has ${cells.length} cells, the header ${header.length}` };
  }
  if (hasSwallowedRow(cells, header, delimiter))
    return { line, error: 'a quote is opened in the name and closed in another row' };
  if (isCutOff && cells.length < header.length) return { line, error: 'the file ends within this row' };
  return {
    line,
    // Our own export, and spreadsheets too, lead what looks like a formula with an apostrophe.
    fields: Object.fromEntries(header.map((name, index) => [name, withFormulas(cells[index] ?? '')])),
  };
}

/** What a row has between its cells where that is not what the heading has. An address has commas of its own. */
function otherDelimiter(cells: readonly string[], header: readonly string[], delimiter: string): string | null {
  const [first = ''] = cells;
  const parts = (other: string) => cells.join(delimiter).split(other).length;
  if (header.length === 1) return null;
  if (delimiter === ';' && cells.length === 1 && parts(',') >= header.length) return 'commas';
  return delimiter === ',' && first.includes(';') && parts(';') === header.length ? 'semicolons' : null;
}

/** A name with a line break, before which all the other cells of its row stand: the quote was closed in the next one. */
function hasSwallowedRow(cells: readonly string[], header: readonly string[], delimiter: string): boolean {
  const index = header.findIndex((name) => /^(?:name|title|navn)$/iu.test(name));
  const [first = '', ...more] = (cells[index] ?? '').split(/\r?\n/u);
  return more.length > 0 && first.split(delimiter).length >= header.length - index && header.length - index > 1;
}

async function* rowsOf(chunks: AsyncIterable<string>, delimiter: string, skippedLines: number) {
  const parser = parse({
    delimiter,
    from_line: skippedLines + 1,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordCharacters,
  });
  // The loop below hears of every error by itself.
  pipeline(Readable.from(chunks), parser, () => undefined);
  let line = skippedLines + 1;
  try {
    for await (const value of parser) {
      const { info, record }: { info: Info; record: string[] } = value;
      yield { cells: record, line };
      line = info.lines + 1;
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportError(`line ${line}: ${reasonOf(error, parser)}`) : error;
  }
}

function reasonOf(error: CsvError, { info }: Parser): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return `a quote is opened here and not closed before line ${info.lines}`;
  }
  return error.message.replace(/\s+/g, ' ');
}

async function* watch(chunks: AsyncIterable<string>, look: (chunk: string) => void): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    look(chunk);
    yield chunk;
  }
}
