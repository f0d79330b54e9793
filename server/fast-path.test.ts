import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { createReadyAnswer } from './answers.ts';
import { fakeBuild, readHandle } from './fake-build.ts';
import { createFastPath } from './fast-path.ts';
import { listen, type RunningServer } from './listen.ts';
import { createPageFacts } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPipeline } from './pipeline.ts';
import { createRenderer } from './renderer.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { storedResponse } from './stored-response.ts';

const siteUrl = 'https://pusterom.example';
const host = '127.0.0.1';
const page =
  (text: string, status = 200) =>
  () =>
    new Response(text.repeat(100), { status, headers: { 'content-type': 'text/html' } });
const build = fakeBuild([
  { path: '/', loader: page('<script>a</script> pust ') },
  { path: 'yoga', loader: page('pust inn '), handle: { query: { level: ['lett'] } } },
  { path: 'yogastudioer/:city', loader: page('å ') },
  { path: '404', loader: page('borte ', 404) },
  { path: '*', loader: page('borte ', 404) },
]);
const fileOf = (type: string, text: string) =>
  storedResponse({
    status: 200,
    headers: { ...securityHeaders(type), 'content-type': type, 'cache-control': 'no-cache' },
    body: Buffer.from(text),
  });

const scriptMark = 'secret';
const securityHeaders = createSecurityHeaders({ siteUrl, imageOrigins: [], scriptMark });
const staticFiles = new Map([
  ['/a.css', fileOf('text/css', 'a{}'.repeat(100))],
  ['/a.png', fileOf('image/png', 'picture')],
  ['/long.txt', fileOf('text/plain', crypto.randomUUID().repeat(10_000))],
  ['/empty.txt', fileOf('text/plain', '')],
]);

let lines: Record<string, unknown>[] = [];
const log = (event: string, { milliseconds: _, ...details }: Record<string, unknown>) => {
  lines.push({ event, ...details });
};
const factsOf = createPageFacts(build.routes, readHandle);
const readyAnswer = createReadyAnswer({ securityHeaders, scriptMark });
const notFoundPath = '/404';
const renderer = createRenderer({
  ...{ build, siteUrl, readHandle, log },
  provideContext: () => undefined,
  readOwnPath: () => null,
});
const pages = createPageCache({
  render: async (address) => readyAnswer(await renderer.page(address)),
  factsOf,
  notFoundPath,
  timeZone: 'Europe/Oslo',
  now: () => new Date(),
});
const readiness = () => ({ ready: true, details: {} });
const addressOf = () => '';
const { fetch } = createPipeline({
  ...{ siteUrl, staticFiles, pages, renderer, factsOf, securityHeaders, readyAnswer, notFoundPath, addressOf },
  ...{ readiness, log },
  texts: { error: 'feil', foreignForm: 'fremmed', methodNotAllowed: 'nei' },
});
const fastPath = createFastPath({ staticFiles, pages, log });

const servers: RunningServer[] = [];
let [fastPort, fullPort, fastAnswers] = [0, 0, 0];

beforeAll(async () => {
  [fastPort, fullPort] = [await freePort(), await freePort()];
  const shared = { fetch, headers: securityHeaders(''), host };
  const counted: typeof fastPath = (incoming, outgoing) => {
    const isAnswered = fastPath(incoming, outgoing);
    if (isAnswered) fastAnswers += 1;
    return isAnswered;
  };
  servers.push(await listen({ ...shared, port: fastPort, fastPath: counted }));
  servers.push(await listen({ ...shared, port: fullPort }));
  for (const address of ['/', '/yoga', '/yoga?level=lett', '/yogastudioer/oslo', '/404']) {
    const [path = '', query] = address.split('?');
    const { stored } = await pages.get(path, query ? `?${query}` : '');
    // No answer changes between two questions.
    await stored.compressFully();
  }
});
afterAll(() => Promise.all(servers.map((server) => server.close())));
beforeEach(() => {
  lines = [];
  fastAnswers = 0;
});

type Ask = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** All that reaches the visitor, but for the time and the order of the headers. */
async function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Ask = {}) {
  const sent = request({ host, port, path, method, headers: { host: 'pusterom.example', ...headers } });
  const answered = Promise.withResolvers<IncomingMessage>();
  sent.on('response', answered.resolve).on('error', answered.reject).end(body);
  const response = await answered.promise;
  const pairs = response.rawHeaders.flatMap((text, at, all) =>
    at % 2 ? [] : [`${text.toLowerCase()}: ${all[at + 1]}`],
  );
  const fields = pairs.filter((pair) => !pair.startsWith('date: ')).sort();
  return { status: response.statusCode, fields, body: (await buffer(response)).toString('base64') };
}

async function askBoth(path: string, asked: Ask) {
  lines = [];
  const full = await ask(fullPort, path, asked);
  const fullLines = lines;
  lines = [];
  const fast = await ask(fastPort, path, asked);
  return { full: { ...full, lines: fullLines }, fast: { ...fast, lines } };
}

const known = ['/', '/yoga', '/yoga?level=lett', '/yogastudioer/oslo', '/404', ...staticFiles.keys()];
const ways: readonly Ask[] = [
  {},
  ...['', 'br', 'gzip, deflate, br, zstd', 'gzip;q=1, br;q=0', 'identity', '*'].map(
    (accepted): Ask => ({ headers: { 'accept-encoding': accepted } }),
  ),
  { method: 'HEAD', headers: { 'accept-encoding': 'br' } },
  { method: 'HEAD' },
  { headers: { 'if-none-match': '*' } },
  { method: 'HEAD', headers: { 'if-none-match': '*' } },
  { headers: { 'if-none-match': '"another"' } },
  { headers: { connection: 'close' } },
];

test.each(known)('%s: the same answer and line in the log as from the pipeline', async (path) => {
  for (const way of ways) {
    const { full, fast } = await askBoth(path, way);
    expect(fast, JSON.stringify(way)).toEqual(full);
    expect(fast.lines).toMatchObject([{ event: 'request', cache: 'hit' }]);
  }
  expect(fastAnswers).toBe(ways.length);
});

test('the tag of an answer brings a 304, in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { fields } = await ask(fastPort, '/yoga', { headers: { 'accept-encoding': encoding } });
    const tag = fields.find((field) => field.startsWith('etag: '))?.slice('etag: '.length) ?? '';
    const { full, fast } = await askBoth('/yoga', { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
    expect([fast.status, fast.body]).toEqual([304, '']);
    expect(fast).toEqual(full);
  }
});

test.each<[string, Ask?]>([
  ['/yoga/'],
  ['//yoga'],
  ['/./yoga'],
  ['/YOGA'],
  ['/%79oga'],
  ['/yoga?utm=1'],
  ['/yoga?level=made-up'],
  ['/a.css?v=2'],
  ['/%'],
  ['/made-up'],
  ['/healthz'],
  ['/readyz'],
  ['http://pusterom.example/yoga'],
  ['/yoga', { method: 'POST', body: 'a=b' }],
  ['/a.css', { method: 'DELETE' }],
  ['/yoga', { body: 'a body', headers: { 'content-length': '6' } }],
  ['/yoga', { headers: { host: 'a b' } }],
  ['/yoga', { headers: { host: '256.256.256.256' } }],
  ['/yoga', { headers: { host: 'pusterom.example:99999' } }],
])('%s %j is left to the pipeline', async (path, asked = {}) => {
  const { full, fast } = await askBoth(path, asked);
  expect(fast).toEqual(full);
  expect(fastAnswers).toBe(0);
});

test('a page that was dropped is not sent again', async () => {
  const path = '/yogastudioer/bergen';
  await pages.get(path, '');
  await ask(fastPort, path);
  pages.clear();
  await ask(fastPort, path);
  await ask(fastPort, path);
  expect(lines.map(({ cache }) => cache)).toEqual(['hit', 'miss', 'hit']);
  expect(fastAnswers).toBe(2);
});
