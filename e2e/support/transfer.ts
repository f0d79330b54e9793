import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

export interface Transfer {
  /** The body as it came over the wire. */
  readonly bytes: number;
  readonly text: string;
}

const pollMs = 50;
/** A page under another address than its own is rendered for each who asks, and never compressed further. */
const maxTries = 60;

/** Asks as a browser does and follows redirects; waits for the server's best compression, which it makes in the background. */
export async function transfer(url: string): Promise<Transfer> {
  for (let tries = 1; ; tries += 1) {
    const { headers, body } = await ask(url);
    if (headers.location) return transfer(new URL(headers.location, url).href);
    const isCompressed = headers['content-encoding'] === 'br';
    const isLasting = !/no-store|private/u.test(headers['cache-control'] ?? '') && isKept(url);
    if (isCompressed && isLasting && headers.etag?.endsWith('-quick"') && tries < maxTries) await sleep(pollMs);
    else return { bytes: body.length, text: (isCompressed ? brotliDecompressSync(body) : body).toString() };
  }
}

/** The addresses of the scripts that a page loads by itself. */
export function scriptsOf(html: string): string[] {
  const found = html.matchAll(
    /(?:<script[^>]* src=|rel="modulepreload" href=|\bimport(?: [^"]+ from )?)"([^"]+\.js)"/gu,
  );
  return [...new Set([...found].map(([, address = '']) => address))];
}

/**
 * Pages with a visitor's own words or list in their address are rendered for each, and compressed quickly; so is a
 * script that is too short for a compressed form beside it.
 */
function isKept(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return !pathname.startsWith('/assets/') && !['q', 'stilling'].some((name) => searchParams.has(name));
}

async function ask(url: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}
