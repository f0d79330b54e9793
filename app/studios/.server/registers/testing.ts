import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from '../../../../scripts/free-port.ts';
import type { RegisteredAddress } from './addresses.ts';
import { foldLetters } from './street-address.ts';
import type { Unit } from './units.ts';

/**
 * For tests: the three public services on this machine, in the form of their documentation, over invented data. Only the
 * socket differs from the real ones.
 */
export interface RegisterServer {
  readonly env: Record<'OVERPASS_URL' | 'BRREG_URL' | 'KARTVERKET_URL', string>;
  /** Path and query of every question, in order. */
  readonly asked: string[];
  /** What the next answers come from; may be changed between two runs. */
  readonly data: RegisterData;
  /** Called with the number of the question before it is answered. */
  onQuestion: (count: number) => void;
  close(): Promise<void>;
}

export interface RegisterData {
  /** The body that Overpass answers with, and its status. */
  overpass: { status: number; text: string };
  /** The same for the map of a place. */
  town?: { status: number; text: string };
  units: (Partial<Unit> & Pick<Unit, 'organisasjonsnummer'>)[];
  /** Numbers whose status is 410. */
  removed: string[];
  addresses: RegisteredAddress[];
}

export async function serveRegisters(data: RegisterData): Promise<RegisterServer> {
  const asked: string[] = [];
  const settings: Pick<RegisterServer, 'onQuestion'> = { onQuestion: () => undefined };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://register.test');
    asked.push(url.pathname + url.search);
    settings.onQuestion(asked.length);
    const { status, text } = url.pathname.startsWith('/overpass') ? await overpass(request, data) : lookUp(url, data);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${port}`;
  return {
    env: { OVERPASS_URL: `${origin}/overpass`, BRREG_URL: `${origin}/brreg`, KARTVERKET_URL: `${origin}/kartverket` },
    asked,
    data,
    set onQuestion(listener) {
      settings.onQuestion = listener;
    },
    get onQuestion() {
      return settings.onQuestion;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function overpass(request: IncomingMessage, { overpass: answer, town }: RegisterData) {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const query = new URLSearchParams(body).get('data') ?? '';
  if (query.includes('out geom') && town) return town;
  return query.includes('out center') ? answer : { status: 400, text: 'no query' };
}

function lookUp(url: URL, data: RegisterData): { status: number; text: string } {
  const [, service, kind = '', number] = url.pathname.split('/');
  if (service === 'kartverket')
    return ok({ metadata: {}, adresser: addressesFor(kind, url.searchParams, data.addresses) });
  const units = data.units.filter((unit) => isSub(unit) === (kind === 'underenheter'));
  if (number !== undefined) {
    if (data.removed.includes(number)) return { status: 410, text: '{"status":410}' };
    const unit = units.find(({ organisasjonsnummer }) => organisasjonsnummer === number);
    return unit === undefined ? { status: 404, text: '{"status":404}' } : ok(unit);
  }
  const words = wordsOf(url.searchParams.get('navn') ?? '');
  const found = units.filter(
    ({ navn = '', slettedato }) => slettedato === undefined && words.every((word) => wordsOf(navn).includes(word)),
  );
  return ok(
    found.length === 0
      ? { page: { totalElements: 0 } }
      : { _embedded: { [kind]: found }, page: { totalElements: found.length } },
  );
}

function isSub({ organisasjonsform }: RegisterData['units'][number]): boolean {
  return organisasjonsform?.kode === 'BEDR';
}

/** The service folds letters, wants every word, and in a fuzzy search lets one letter of a word differ. */
function addressesFor(
  kind: string,
  query: URLSearchParams,
  addresses: readonly RegisteredAddress[],
): RegisteredAddress[] {
  const most = Number(query.get('treffPerSide') ?? 10);
  if (kind === 'punktsok') {
    const [lat, lon, radius] = ['lat', 'lon', 'radius'].map((name) => Number(query.get(name)));
    return addresses
      .map((each) => ({ ...each, meterDistanseTilPunkt: metres(each, lat ?? 0, lon ?? 0) }))
      .filter(({ meterDistanseTilPunkt }) => meterDistanseTilPunkt <= (radius ?? 0))
      .sort((a, b) => a.meterDistanseTilPunkt - b.meterDistanseTilPunkt)
      .slice(0, most);
  }
  const words = wordsOf(query.get('sok') ?? '');
  const postcode = query.get('postnummer');
  const isFuzzy = query.get('fuzzy') === 'true';
  return addresses
    .filter(({ postnummer }) => postcode === null || postnummer === postcode)
    .filter((each) => {
      const have = wordsOf(`${each.adressetekst} ${each.postnummer} ${each.poststed}`);
      return words.every((word) => have.some((other) => other === word || (isFuzzy && isNearly(word, other))));
    })
    .slice(0, most);
}

function wordsOf(text: string): string[] {
  return foldLetters(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 2;
}

function metres({ representasjonspunkt: { lat, lon } }: RegisteredAddress, toLat: number, toLon: number): number {
  const north = (lat - toLat) * 111_320;
  const east = (lon - toLon) * 111_320 * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

function ok(body: unknown): { status: number; text: string } {
  return { status: 200, text: JSON.stringify(body) };
}
