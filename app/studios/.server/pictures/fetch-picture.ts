import { lookup as systemLookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a picture was not fetched. One line. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** By what a host tells one state of a picture from another. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export interface FetchedPicture extends Validators {
  readonly bytes: Buffer;
}

/** What counts as the internet. Tests let loopback stand for it. */
export interface InternetRules {
  readonly protocol: string;
  readonly request: (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isPublic: (address: string) => boolean;
  readonly isAllowedPort: (port: string) => boolean;
  readonly deadlineMs: number;
  readonly maxBytes: number;
}

export const internet: InternetRules = {
  protocol: 'https:',
  request: secureRequest,
  resolve: async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
  isAllowedPort: (port) => port === '',
  deadlineMs: 20_000,
  maxBytes: 12 * 1024 * 1024,
};

const maxRedirects = 3;
const pictureType = /^image\/(?:jpeg|png|webp|avif|gif)\s*(?:;|$)/i;

/**
 * The bytes of a picture on the public internet. Each address on the way, redirects too, must be https, and every IP
 * address of its host public; the connection goes to the address that was checked. Bounded in time, size and redirects,
 * whatever the other side does. Rejects with a PictureError. Null where the picture is still as `known` says.
 */
export async function fetchPicture(
  address: string,
  known: Validators = {},
  rules: InternetRules = internet,
): Promise<FetchedPicture | null> {
  const signal = AbortSignal.timeout(rules.deadlineMs);
  try {
    // Whatever the other side does, and whatever of it Node does not tell of: it ends in time.
    return await inTime(follow(address, known, rules, signal), signal);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(signal.aborted ? 'took too long' : `could not be fetched: ${codeOf(error)}`);
  }
}

async function follow(address: string, known: Validators, rules: InternetRules, signal: AbortSignal) {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await ask(url, known, rules, signal);
    const next = redirectOf(answer, url);
    if (next === null) return pictureOf(answer, isConditional(known), rules.maxBytes, signal);
    answer.destroy();
    url = next;
  }
  throw new PictureError('too many redirects');
}

async function ask(url: URL, known: Validators, rules: InternetRules, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== rules.protocol || url.username !== '' || url.password !== '') {
    throw new PictureError('is no plain https address');
  }
  if (!rules.isAllowedPort(url.port)) throw new PictureError('is on an unusual port');
  const checked = isIP(host) === 0 ? await rules.resolve(host) : [host];
  const [pinned] = checked;
  if (pinned === undefined || !checked.every(rules.isPublic)) throw new PictureError('its host is not on the internet');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options: RequestOptions = {
    signal,
    agent: false,
    lookup: lookupOf(pinned),
    headers: {
      accept: 'image/avif,image/webp,image/jpeg,image/png',
      'accept-encoding': 'identity',
      'user-agent': 'Pusterom',
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    },
  };
  const sent = rules.request(url, options, resolve);
  sent.on('error', reject);
  // Without a listener Node closes the connection and says no more.
  sent.on('upgrade', (answer, socket) => {
    socket.destroy();
    reject(new PictureError(`was answered with ${answer.statusCode}`));
  });
  sent.on('close', () => reject(new PictureError('could not be fetched: no answer')));
  sent.end();
  return promise;
}

/** The name is not asked for again: what was checked is what is connected to. */
function lookupOf(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const next = URL.parse(headers.location ?? '', from);
  if (next === null) throw new PictureError('redirects to nowhere');
  return next;
}

function isConditional({ etag, lastModified }: Validators): boolean {
  return etag !== undefined || lastModified !== undefined;
}

async function pictureOf(answer: IncomingMessage, mayBeUnchanged: boolean, maxBytes: number, signal: AbortSignal) {
  if (mayBeUnchanged && answer.statusCode === 304) {
    answer.destroy();
    return null;
  }
  const { etag, 'last-modified': lastModified } = answer.headers;
  return { bytes: await bodyOf(answer, maxBytes, signal), etag, lastModified };
}

async function bodyOf(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const { statusCode, headers } = answer;
  const error = errorOf(
    statusCode,
    headers['content-type'],
    headers['content-encoding'],
    Number(headers['content-length'] ?? 0) > maxBytes,
  );
  if (error !== null) {
    answer.destroy();
    throw new PictureError(error);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new PictureError('is too large');
    chunks.push(chunk);
  }
  // One without a length ends like this too where it was the deadline that closed the connection.
  if (signal.aborted) throw new PictureError('took too long');
  return Buffer.concat(chunks);
}

function errorOf(status: number | undefined, type = '', encoding = 'identity', isTooLarge = false): string | null {
  if (status !== 200) return `was answered with ${status}`;
  if (!pictureType.test(type)) return 'is no picture';
  if (encoding !== 'identity') return 'is packed';
  return isTooLarge ? 'is too large' : null;
}

/** What it is, or a rejection once the signal says so: a host name alone can take longer to resolve than the errand may. */
async function inTime<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('aborted'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([value, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
