export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Counts what a file's bytes look like, chunk by chunk, so that its encoding can be told before it is read. */
export interface EncodingSniffer {
  add(bytes: Uint8Array): void;
  encoding(): Encoding;
}

/** Of so many letters beyond ascii, one broken one is an accident in a UTF-8 file; below that the file is not UTF-8. */
const goodPerBad = 10;

/**
 * Tells UTF-8 from Windows-1252 by whether its letters beyond ascii form UTF-8 sequences. A letter cut off at the end
 * counts for nothing: a truncated file keeps its encoding. A byte order mark settles it.
 */
export function createEncodingSniffer(): EncodingSniffer {
  let head = new Uint8Array();
  let good = 0;
  let bad = 0;
  let expected = 0;

  function look(byte: number): void {
    if (expected > 0 && byte >> 6 === 0b10) {
      expected -= 1;
      if (expected === 0) good += 1;
      return;
    }
    if (expected > 0) bad += 1;
    expected = followers(byte);
    if (expected < 0) {
      bad += 1;
      expected = 0;
    }
  }

  return {
    add: (bytes) => {
      if (head.length === 0) head = bytes.slice(0, 3);
      for (const byte of bytes) if (byte >= 0x80 || expected > 0) look(byte);
    },
    encoding: () => {
      if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
      if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
      if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
      return bad * goodPerBad > good ? 'windows-1252' : 'utf-8';
    },
  };
}

/** How many bytes a first byte of UTF-8 asks for; -1 where it cannot be one. */
function followers(byte: number): number {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >> 4 === 0b1110) return 2;
  if (byte >= 0xf0 && byte <= 0xf4) return 3;
  return -1;
}

/**
 * Text that was UTF-8, read as Windows-1252 and written as UTF-8 again: `BlÃ¥veis` → `Blåveis`. Null where it was not.
 */
export function undoDoubleEncoding(text: string): string | null {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/.test(text)) return null;
  const bytes = Array.from(text, (letter) => windowsBytes.get(letter) ?? letter.codePointAt(0) ?? 0);
  if (bytes.some((byte) => byte > 0xff)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

const windows1252 = new TextDecoder('windows-1252');
const windowsBytes = new Map(
  Array.from({ length: 0x20 }, (_, index) => [windows1252.decode(Uint8Array.of(0x80 + index)), 0x80 + index]),
);
