import { createHash } from 'node:crypto';
import {
  type Bytes,
  bestBrotli,
  type Encoding,
  gzip,
  isCompressible,
  preferredEncoding,
  quickBrotli,
} from './encodings.ts';

/** The part of a request that an answer from memory depends on. */
export interface Asked {
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

export interface PlainAnswer {
  readonly status: number;
  /** Name, value, name, value, … */
  readonly headers: readonly string[];
  /** As text it has one character a byte (latin1): Node writes head and body at once then, which takes half the time. */
  readonly body: Bytes | string;
}

export interface StoredResponse {
  readonly status: number;
  /** Every visitor may get these same bytes: not marked `no-store` or `private`. */
  readonly isShareable: boolean;
  /** Nothing is left to gain from compressFully. */
  readonly isFullyCompressed: boolean;
  /** What it takes in memory at most, all encodings together. */
  readonly sizeBytes: number;
  /** The answer in the best encoding asked for, or 304 when the visitor has it already. */
  answer(asked: Asked): Response;
  /** The same answer, in the form that costs Node's own server least. */
  plainAnswer(asked: Asked): PlainAnswer;
  /** Makes the smallest brotli that can be had, beside the event loop. Later answers use it. */
  compressFully(): Promise<void>;
}

export interface Parts {
  readonly status: number;
  /** Names in lower case. Must hold a content type where there is a body. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes;
  /** Encodings made before, at best quality. */
  readonly ready?: { readonly gzip?: Bytes; readonly br?: Bytes };
}

type Variant = PlainAnswer & { readonly fields: Readonly<Record<string, string>>; readonly bytes: Bytes };

const noBytes = new Uint8Array();
/** What is longer does not leave in one write anyway. */
const mostTextBytes = 64 * 1024;

/** An answer as ready-to-send bytes. An encoding is made when it is first asked for, and kept. */
export function storedResponse({ status, headers, body, ready = {} }: Parts): StoredResponse {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const compressible = body.byteLength > 0 && isCompressible(headers['content-type'] ?? '');
  const shared = { ...headers, ...(compressible && { vary: 'accept-encoding' }) };
  const variants: Partial<Record<Encoding, Variant>> = {};
  if (ready.gzip) variants.gzip = variant(ready.gzip, 'gzip', 'gz');
  if (ready.br) variants.br = variant(ready.br, 'br', 'br');
  let isFullyCompressed = !compressible || ready.br !== undefined;

  function variant(bytes: Bytes, encoding: Encoding, tag: string): Variant {
    const fields = {
      ...shared,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(status === 200 && { etag: tag === '' ? `"${hash}"` : `"${hash}-${tag}"` }),
      'content-length': String(bytes.byteLength),
    };
    return prepared(status, fields, bytes);
  }

  function variantFor(encoding: Encoding): Variant {
    variants[encoding] ??= make(encoding);
    return variants[encoding];
  }

  function make(encoding: Encoding): Variant {
    if (encoding === 'gzip') return variant(gzip(body), encoding, 'gz');
    if (encoding === 'br') return variant(quickBrotli(body), encoding, 'quick');
    return variant(body, encoding, '');
  }

  function chosen({ acceptEncoding, ifNoneMatch }: Asked): Variant {
    const known = status === 200 && ifNoneMatch !== null ? knownTag(ifNoneMatch, hash) : null;
    if (known !== null) return notModified(shared, known);
    return variantFor(compressible ? preferredEncoding(acceptEncoding) : 'identity');
  }

  return {
    status,
    isShareable: !/no-store|private/.test(headers['cache-control'] ?? ''),
    get isFullyCompressed() {
      return isFullyCompressed;
    },
    sizeBytes: body.byteLength * (compressible ? 2 : 1) + 4096,
    answer(asked) {
      const { status, fields, bytes } = chosen(asked);
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers: fields });
    },
    plainAnswer: chosen,
    async compressFully() {
      if (isFullyCompressed) return;
      isFullyCompressed = true;
      variantFor('gzip');
      variants.br = variant(await bestBrotli(body), 'br', 'br');
    },
  };
}

/** The one of the visitor's tags that stands for these contents, in whatever encoding. */
function knownTag(ifNoneMatch: string, hash: string): string | null {
  if (ifNoneMatch.trim() === '*') return `"${hash}"`;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.find((tag) => tag === `"${hash}"` || tag.startsWith(`"${hash}-`)) ?? null;
}

function notModified(headers: Variant['fields'], etag: string): Variant {
  const { 'content-type': _type, ...rest } = headers;
  return prepared(304, { ...rest, etag }, noBytes);
}

function prepared(status: number, fields: Variant['fields'], bytes: Bytes): Variant {
  // The page as it is can be long and few ask for it: not worth keeping twice.
  const isText = 'content-encoding' in fields && bytes.byteLength <= mostTextBytes;
  const body = isText ? Buffer.from(bytes).toString('latin1') : bytes;
  return { status, fields, headers: Object.entries(fields).flat(), bytes, body };
}
