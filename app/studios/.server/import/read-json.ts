import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { ImportError } from './import-error.ts';
import { type BrokenRecord, isRecord, maxRecordCharacters, type RawRecord, type Reading } from './raw-record.ts';

/**
 * The rows of a JSON list, GeoJSON or Overpass answer, each given out as soon as it is complete. Text that is not JSON,
 * or ends too soon, makes the whole file unreadable.
 */
export async function* readJson(chunks: AsyncIterable<string>, path: string): Reading {
  const encoder = new TextEncoder();
  const lines = createLineFinder();
  let ready: (RawRecord | BrokenRecord)[] = [];
  let depth = 0;
  const rowDepth = path.split('.').length - 1;
  let rowLine = 1;
  let rowStart: number | null = null;

  const tokenizer = new Tokenizer({ stringBufferSize: 64 * 1024 });
  const parser = new TokenParser({ paths: [path], keepStack: false });
  tokenizer.onToken = (token) => {
    if (closing.has(token.token)) depth -= 1;
    if (depth === rowDepth) {
      if (token.token !== TokenType.COMMA && !closing.has(token.token)) rowLine = lines.lineAt(token.offset);
      rowStart = opening.has(token.token) ? token.offset : null;
    }
    if (opening.has(token.token)) depth += 1;
    parser.write(token);
  };
  parser.onValue = ({ value }) => {
    ready.push(isRecord(value) ? { line: rowLine, fields: value } : { line: rowLine, error: 'is not a JSON object' });
  };

  let bytesWritten = 0;
  try {
    for await (const chunk of chunks) {
      const bytes = encoder.encode(chunk);
      lines.add(bytes);
      bytesWritten += bytes.length;
      tokenizer.write(bytes);
      if (rowStart !== null && bytesWritten - rowStart > 4 * maxRecordCharacters) {
        throw new ImportError(`line ${rowLine}: a row is longer than 16 MB`);
      }
      yield* ready;
      ready = [];
    }
    if (!tokenizer.isEnded) tokenizer.end();
    if (!parser.isEnded) throw new Error('the file ends too soon');
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`line ${lines.lastLine()}: this is not whole JSON (the file may have been cut off)`);
  }
  yield* ready;
}

const opening = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closing = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** Knows on which line a byte stands; offsets are asked for in rising order, so that past ones can be let go. */
function createLineFinder() {
  let breaks: number[] = [];
  let linesBefore = 1;
  let bytesSeen = 0;
  return {
    add: (bytes: Uint8Array) => {
      for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) breaks.push(bytesSeen + at);
      bytesSeen += bytes.length;
    },
    lineAt: (offset: number) => {
      const next = breaks.findIndex((lineBreak) => lineBreak >= offset);
      const passed = next < 0 ? breaks.length : next;
      linesBefore += passed;
      breaks = breaks.slice(passed);
      return linesBefore;
    },
    lastLine: () => linesBefore + breaks.length,
  };
}
