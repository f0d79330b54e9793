import { open, readFile, stat } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { ProcessError, runLimited } from '#app/.server/index.ts';
import { ImportError } from './import-error.ts';

/** Zipped; 20,000 studios take four. */
const maxBytes = 20_000_000;
const maxOutputBytes = 64_000_000;
const timeoutMs = 60_000;
const cells = z.array(z.string());

/** Whether a file begins as a zip archive does, which an Excel file is. */
export async function isSpreadsheet(path: string): Promise<boolean> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      return bytesRead === 4 && buffer.toString('latin1') === 'PK\u0003\u0004';
    } finally {
      await file.close();
    }
  } catch {
    // A file that cannot be opened is told of by whoever reads it as text.
    return false;
  }
}

/**
 * The first sheet of an Excel file as CSV, in UTF-8. A kilobyte of it can hold a gigabyte, so it is read in a process of
 * its own with little memory and time. Throws an ImportError for what is no such file, or too large a one.
 */
export async function spreadsheetAsCsv(path: string): Promise<string> {
  if ((await stat(path)).size > maxBytes)
    throw new ImportError(`this Excel file is larger than ${maxBytes / 1e6} MB: save it as CSV first`);
  const script = '#app/studios/.server/import/spreadsheet-process.mjs';
  try {
    const output = await runLimited({ script, options: {}, input: await readFile(path), maxOutputBytes, timeoutMs });
    const lines = output
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    return stringify(lines.map((line) => cells.parse(JSON.parse(line))));
  } catch (error) {
    const cause =
      error instanceof ProcessError && error.status === null
        ? 'it is too large or takes too long'
        : 'it is damaged, or no Excel file';
    throw new ImportError(`this cannot be read as an Excel file (${cause}): save it as CSV first`);
  }
}
