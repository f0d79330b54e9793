import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'gzip' | 'br';
export type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);

/** How well brotli packs: while a visitor waits (a quarter of a millisecond a page), and when nobody does (about 50 ms, an eighth less). */
export const brotliQuality = { quick: 5, best: 11 };

/** As much as a page is long, 64 kB: a larger window is cleared for each page, and takes a third of the time. */
const quickWindowBits = 16;

/** The best of our encodings that an Accept-Encoding header allows. */
export function preferredEncoding(acceptEncoding: string | null): Encoding {
  return acceptEncoding ? preferences.memo(acceptEncoding) : 'identity';
}

/** Text shrinks; pictures, fonts and sound are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript|manifest)|image\/svg|image\/x-icon)/.test(contentType);
}

export function gzip(bytes: Bytes): Bytes {
  return toSize(gzipSync(bytes, { level: 9 }));
}

export function quickBrotli(bytes: Bytes): Bytes {
  const { params } = brotliOptions(bytes, brotliQuality.quick);
  return toSize(brotliCompressSync(bytes, { params: { ...params, [constants.BROTLI_PARAM_LGWIN]: quickWindowBits } }));
}

/** Runs beside the event loop. */
export async function bestBrotli(bytes: Bytes): Promise<Bytes> {
  return toSize(await brotli(bytes, brotliOptions(bytes, brotliQuality.best)));
}

/** The text again, a tenth of a millisecond a page. */
export function unpackedBrotli(bytes: Bytes): Bytes {
  return brotliDecompressSync(bytes);
}

/** Browsers send a handful of different ones. */
const preferences = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (header) => (allows(header, 'br') ? 'br' : allows(header, 'gzip') ? 'gzip' : 'identity'),
});

/** What zlib gives is a slice of a buffer of 64 kB, which would be held as long as the slice is. */
function toSize(slice: Buffer): Bytes {
  return new Uint8Array(slice);
}

function brotliOptions(bytes: Bytes, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  };
}

function allows(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
