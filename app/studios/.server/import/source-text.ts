import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createEncodingSniffer, type Encoding } from './encoding.ts';
import { ImportError } from './import-error.ts';

/** A file as text, read twice: once for its encoding, then piece by piece. Never in memory as a whole. */
export interface SourceText {
  readonly encoding: Encoding;
  readonly sizeBytes: number;
  readonly writtenOn: Date;
  /** The first characters, enough to tell the format by. */
  readonly head: string;
  /** The text without its byte order mark. `onProgress` is told how many bytes have been read. */
  chunks(onProgress?: (bytes: number) => void): AsyncGenerator<string>;
}

const headCharacters = 64 * 1024;

/** Throws an ImportError for a file that is missing, empty, or no text. */
export async function openSourceText(path: string): Promise<SourceText> {
  const { size: sizeBytes, mtime: writtenOn } = await statOf(path);
  const sniffer = createEncodingSniffer();
  for await (const bytes of bytesOf(path)) sniffer.add(bytes);
  const encoding = sniffer.encoding();

  async function* chunks(onProgress?: (bytes: number) => void): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding);
    let bytesRead = 0;
    for await (const bytes of bytesOf(path)) {
      bytesRead += bytes.length;
      onProgress?.(bytesRead);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  }

  const head = await headOf(chunks());
  refuseWhatIsNoTable(head);
  return { encoding, sizeBytes, writtenOn, head, chunks };
}

async function statOf(path: string) {
  const stats = await stat(path);
  if (!stats.isFile()) throw new ImportError(`${path} is not a file`);
  return stats;
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) {
    if (chunk instanceof Uint8Array) yield chunk;
  }
}

async function headOf(chunks: AsyncGenerator<string>): Promise<string> {
  let head = '';
  for await (const chunk of chunks) {
    head += chunk;
    if (head.length >= headCharacters) break;
  }
  return head.slice(0, headCharacters);
}

function refuseWhatIsNoTable(head: string): void {
  if (head.trim() === '') throw new ImportError('the file is empty');
  if (head.startsWith('PK\u0003\u0004')) throw new ImportError('this is a spreadsheet file: save it as CSV first');
  if (head.includes('\u0000')) throw new ImportError('this is not a text file');
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(head)) throw new ImportError('this is a web page or XML, not a table');
}
