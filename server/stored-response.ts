import { createHash } from 'node:crypto';
import {
  type Bytes,
  bestBrotli,
  type Encoding,
  gzip,
  isCompressible,
  preferredEncoding,
  quickBrotli,
  unpackedBrotli,
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
  /** The path that a page says is its own; null where the answer is no page. */
  readonly ownPath: string | null;
  /** Nothing is left to gain from compressFully. */
  readonly isFullyCompressed: boolean;
  /** What it takes in memory now. Grows by the encodings that are asked for. */
  readonly sizeBytes: number;
  /** The answer in the best encoding asked for, or 304 when the visitor has it already. */
  answer(asked: Asked): Response;
  /** The same answer, in the form that costs Node's own server least. */
  plainAnswer(asked: Asked): PlainAnswer;
  /** For an answer that is to stay: lets go of the text as it is, four times as long as its brotli, and unpacks that on demand. */
  pack(): void;
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
  readonly ownPath?: string | null;
}

/** What tells the forms of the same contents apart. */
type Tag = '' | 'gz' | 'quick' | 'br';
type Form = PlainAnswer & { readonly tag: Tag; readonly sizeBytes: number };

const tags: readonly Tag[] = ['', 'gz', 'quick', 'br'];
const usualTags: Readonly<Record<Encoding, Tag>> = { identity: '', gzip: 'gz', br: 'quick' };
/** What is longer does not leave in one write anyway. */
const maxTextBytes = 64 * 1024;
/** Of the objects and lists around the bytes of an answer and around each of its forms, as measured on Node 24. */
const overheadBytes = { answer: 1200, form: 600 };

/** An answer as ready-to-send bytes. An encoding is made when it is first asked for, and kept: once, as text or as bytes. */
export function storedResponse({ status, headers, body, ready = {}, ownPath = null }: Parts): StoredResponse {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const compressible = body.byteLength > 0 && isCompressible(headers['content-type'] ?? '');
  const shared = { ...headers, ...(compressible && { vary: 'accept-encoding' }) };
  const sharedBytes = overheadBytes.answer + Object.values(shared).join('').length;
  const forms: Partial<Record<Encoding, Form>> = {};
  // Null once it is packed.
  let whole: Bytes | null = body;
  if (ready.gzip) forms.gzip = form(ready.gzip, 'gzip', 'gz');
  if (ready.br) forms.br = form(ready.br, 'br', 'br');
  let isFullyCompressed = !compressible || ready.br !== undefined;

  function form(bytes: Bytes, encoding: Encoding, tag: Tag): Form {
    const fields = {
      ...shared,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(status === 200 && { etag: etag(hash, tag) }),
      'content-length': String(bytes.byteLength),
    };
    // The page as it is can be long and few ask for it: not worth a second copy.
    const isText = encoding !== 'identity' && bytes.byteLength <= maxTextBytes;
    const kept = isText ? Buffer.from(bytes).toString('latin1') : bytes;
    const sizeBytes = overheadBytes.form + (bytes === whole ? 0 : bytes.byteLength);
    return { status, headers: Object.entries(fields).flat(), body: kept, tag, sizeBytes };
  }

  function formFor(encoding: Encoding): Form {
    const known = forms[encoding];
    if (known) return known;
    const made = make(encoding);
    // As it is, a packed answer is made for each who asks.
    if (encoding !== 'identity' || whole) forms[encoding] = made;
    return made;
  }

  function make(encoding: Encoding): Form {
    if (encoding === 'gzip') return form(gzip(text()), encoding, 'gz');
    if (encoding === 'br') return form(quickBrotli(text()), encoding, 'quick');
    return form(text(), encoding, '');
  }

  function text(): Bytes {
    return whole ?? unpackedBrotli(bytesOf(formFor('br').body));
  }

  function chosen({ acceptEncoding, ifNoneMatch }: Asked): PlainAnswer {
    const encoding = compressible ? preferredEncoding(acceptEncoding) : 'identity';
    if (status !== 200 || ifNoneMatch === null || !isKnown(ifNoneMatch, hash)) return formFor(encoding);
    return notModified(shared, etag(hash, forms[encoding]?.tag ?? usualTags[encoding]));
  }

  return {
    status,
    ownPath,
    isShareable: !/no-store|private/.test(headers['cache-control'] ?? ''),
    get isFullyCompressed() {
      return isFullyCompressed;
    },
    get sizeBytes() {
      const { identity, gzip, br } = forms;
      const ofForms = (identity?.sizeBytes ?? 0) + (gzip?.sizeBytes ?? 0) + (br?.sizeBytes ?? 0);
      return sharedBytes + ofForms + (whole?.byteLength ?? 0);
    },
    answer(asked) {
      const { status, headers, body } = chosen(asked);
      return new Response(body.length === 0 ? null : bytesOf(body), { status, headers: pairsOf(headers) });
    },
    plainAnswer: chosen,
    pack() {
      if (!compressible) return;
      formFor('br');
      delete forms.identity;
      whole = null;
    },
    async compressFully() {
      if (isFullyCompressed) return;
      isFullyCompressed = true;
      formFor('gzip');
      forms.br = form(await bestBrotli(text()), 'br', 'br');
    },
  };
}

function etag(hash: string, tag: Tag): string {
  return tag === '' ? `"${hash}"` : `"${hash}-${tag}"`;
}

/** Whether one of the visitor's tags stands for these contents, in whatever encoding. */
function isKnown(ifNoneMatch: string, hash: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const asked = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => asked.includes(etag(hash, tag)));
}

/** With a tag of ours: what the visitor sent is told to nobody. */
function notModified(headers: Parts['headers'], tag: string): PlainAnswer {
  const { 'content-type': _type, ...rest } = headers;
  return { status: 304, headers: Object.entries({ ...rest, etag: tag }).flat(), body: '' };
}

function bytesOf(body: Bytes | string): Bytes {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}

function pairsOf(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []));
}
