import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { scriptMark } from '#app/.server/script-mark.ts';
import { clientAddress, isTooLarge } from '#app/.server/submission-context.ts';
import { readyAnswer } from './answers.ts';
import { type FakeRoute, fakeBuild } from './fake-build.ts';
import { createAddressReader } from './forwarded-address.ts';
import { createPageFacts } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPipeline } from './pipeline.ts';
import { createRenderer } from './renderer.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { storedResponse } from './stored-response.ts';

const siteUrl = 'https://pusterom.example';
const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

const routes: FakeRoute[] = [
  { path: '/', loader: () => html(`<script nonce="${scriptMark}">a</script><script>b</script>`) },
  { path: 'yoga', loader: () => html('yoga') },
  { path: 'item/:id/:slug?', loader: () => ({ text: 'one', page: { path: '/item/1/right' } }), isDocument: true },
  { path: 'found', loader: () => html('found'), handle: { query: { q: 'text' } } },
  ...[true, false].map((showsVideo) => ({
    path: showsVideo ? 'film' : 'no-film',
    loader: () => ({ text: 'https://www.youtube-nocookie.com/' }),
    handle: { showsVideo },
    isDocument: true,
  })),
  { path: 'broken', loader: () => Promise.reject(new Error('secret cause')) },
  { path: 'moved', loader: () => redirect('/yoga', 308) },
  {
    path: 'kontakt',
    loader: () => html('skjema'),
    action: async ({ request, context }) => {
      if (context.get(isTooLarge)) return html('for lang', 413);
      const form = await request.formData();
      return html(`${form.get('name')} fra ${context.get(clientAddress)}`);
    },
  },
  { path: '404', loader: () => html('borte', 404) },
  { path: '*', loader: () => html('borte', 404) },
];

function fixture() {
  const logged: Record<string, unknown>[] = [];
  const log = (event: string, details: Record<string, unknown>) => void logged.push({ event, ...details });
  const build = fakeBuild(routes);
  const securityHeaders = createSecurityHeaders({ siteUrl, imageOrigins: [] });
  const renderer = createRenderer({ build, siteUrl, log });
  const factsOf = createPageFacts(build.routes);
  const readiness = { ready: true, details: { studios: 7 } };
  const app = createPipeline({
    siteUrl,
    staticFiles: new Map([
      ['/a.txt', storedResponse({ status: 200, headers: securityHeaders('text/plain'), body: Buffer.from('file') })],
    ]),
    pages: createPageCache({
      render: async (address, caching) => readyAnswer(await renderer.page(address), securityHeaders, caching),
      factsOf,
      now: () => new Date(),
    }),
    renderer,
    factsOf,
    securityHeaders,
    addressOf: createAddressReader(['10.0.0.1']),
    readiness: () => readiness,
    log,
  });
  const request = async (path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    return app.request(`http://pusterom.example${path}`, init, env);
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return request(path, { method: 'POST', body, headers: { host: 'pusterom.example', ...type, ...headers } });
  };
  return { request, post, logged, readiness };
}

test.each([
  ['GET', '/'],
  ['GET', '/a.txt'],
  ['GET', '/made-up'],
  ['GET', '/broken'],
  ['GET', '/moved'],
  ['GET', '/yoga/'],
  ['GET', '/%E0%A4%A'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['HEAD', '/yoga'],
  ['POST', '/kontakt'],
  ['POST', '/yoga'],
  ['DELETE', '/yoga'],
])('%s %s carries the security headers and no banner', async (method, path) => {
  const { headers } = await fixture().request(path, { method });
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
  expect(headers.get('strict-transport-security')).not.toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
});

test('a page allows exactly its own scripts', async () => {
  const { request } = fixture();
  const page = await request('/');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+';/u);
  expect(await page.text()).toBe('<script>a</script><script>b</script>');
  expect((await request('/yoga')).headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('pages come from the cache, and the log says so, without the query', async () => {
  const { request, logged } = fixture();
  await request('/yoga');
  await request('/yoga?name=Kari');
  await request('/made-up');
  const lines = logged.filter(({ event }) => event === 'request');
  expect(lines.map(({ path, status, cache }) => [path, status, cache])).toEqual([
    ['/yoga', 200, 'miss'],
    ['/yoga', 200, 'hit'],
    ['/made-up', 404, 'miss'],
  ]);
  expect(JSON.stringify(logged)).not.toContain('Kari');
});

test('another spelling of an address leads to the one that is kept', async () => {
  const { request, logged } = fixture();
  const leads = { '/YOGA': '/yoga', '/%79oga?level=lett': '/yoga?level=lett', '/Item/A%6C/B/': '/item/Al/B' };
  for (const [path, location] of Object.entries(leads)) {
    const response = await request(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  }
  expect(logged.map(({ cache }) => cache)).toEqual(['pass', 'pass', 'pass']);
});

test('a page is kept under the address that it says is its own', async () => {
  const { request, logged } = fixture();
  for (const path of ['/item/1/right', '/item/1/wrong', '/item/1', '/item/1/right', '/item/1/wrong', '/item/1']) {
    const response = await request(path);
    expect([response.status, await response.text()]).toEqual([200, 'one']);
  }
  expect(logged.map(({ cache }) => cache)).toEqual(['miss', 'pass', 'pass', 'hit', 'pass', 'pass']);
});

test("the answer to a visitor's own words is for no cache in front", async () => {
  const { request } = fixture();
  const cachingOf = async (path: string) => (await request(path)).headers.get('cache-control');
  expect(await cachingOf('/found')).toMatch(/^public, .*s-maxage/);
  expect(await cachingOf('/found?q=vondt')).toBe('private, max-age=0');
});

test('a frame for a video is allowed where the route asks for it, whatever the text', async () => {
  const policyOf = async (path: string) => (await fixture().request(path)).headers.get('content-security-policy');
  expect(await policyOf('/film')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(await policyOf('/no-film')).not.toContain('frame-src');
});

test('the log tells no e-mail address and no telephone number that somebody typed as a path', async () => {
  const { request, logged } = fixture();
  for (const typed of ['x/navn@example.no', 'navn%40example.no', 'a/navn%2540example.no/b', 'tlf/22%2033%2044%2055'])
    await request(`/${typed}`);
  await request('/broken/');
  expect(logged.map(({ path }) => path)).toEqual(['/x/…', '/…', '/a/…/b', '/tlf/…', '/broken/']);
  await request('/navn@example.no/../broken');
  expect(JSON.stringify(logged)).not.toMatch(/navn|2033/u);
});

test('HEAD gets what GET gets, without the body', async () => {
  const { request } = fixture();
  const get = await request('/yoga');
  const head = await request('/yoga', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
});

test('a page that the browser has already is not sent again', async () => {
  const { request } = fixture();
  const etag = (await request('/yoga')).headers.get('etag') ?? '';
  expect((await request('/yoga', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each([
  ['/yoga/', '/yoga'],
  ['/yoga/?level=lett', '/yoga?level=lett'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/%2e%2e/', '/'],
  ['/yoga//typer', '/yoga/typer'],
])('%s leads to %s', async (path, location) => {
  const response = await fixture().request(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, location]);
});

test.each(['/%', '/%E0%A4%A', '/yoga/%C3', `/item/${'a'.repeat(1000)}`])(
  '%s, which can be no path, is not found',
  async (path) => {
    const response = await fixture().request(path);
    expect([response.status, await response.text()]).toEqual([404, 'borte']);
  },
);

test('a fault is logged with its cause and answered without it', async () => {
  const { request, logged } = fixture();
  const response = await request('/broken');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('secret');
  expect(logged.find(({ event }) => event === 'fault')).toMatchObject({ path: '/broken', fault: 'secret cause' });
});

test('data of an address that no route knows is no fault', async () => {
  const { request, logged } = fixture();
  for (const path of ['/finnes-ikke%0A.data', '/yoga%0D%0A.data']) expect((await request(path)).status).toBe(404);
  expect(logged.filter(({ event }) => event === 'fault')).toEqual([]);
});

test('a submission reaches its page with the address that our proxy reports, and its answer is not kept', async () => {
  const { post } = fixture();
  const headers = { origin: siteUrl, 'x-forwarded-for': '198.51.100.1' };
  const response = await post('/kontakt', 'name=Kari', headers);
  expect(await response.text()).toBe('Kari fra 198.51.100.1');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without origin', { origin: 'null' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
])('a submission from %s is refused', async (_from, headers) => {
  expect((await fixture().post('/kontakt', 'name=Kari', headers)).status).toBe(403);
});

test('submissions over 16 kB are refused, whether they say their length or not', async () => {
  const { post } = fixture();
  const longest = `name=${'a'.repeat(16_384 - 5)}`;
  for (const [body, status] of [
    [longest, 200],
    [`${longest}a`, 413],
  ] as const) {
    const length = { 'content-length': String(body.length) };
    expect((await post('/kontakt', body, length)).status).toBe(status);
    expect((await post('/kontakt', body, { 'transfer-encoding': 'chunked' })).status).toBe(status);
  }
});

test('a body without an end is read to 16 kB and no further', async () => {
  let sentBytes = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sentBytes += 1024;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const headers = { host: 'pusterom.example', 'transfer-encoding': 'chunked' };
  const response = await fixture().request('/kontakt', { method: 'POST', body: endless, duplex: 'half', headers });
  expect([response.status, await response.text()]).toEqual([413, 'for lang']);
  expect(response.headers.get('connection')).toBe('close');
  expect(sentBytes).toBeLessThanOrEqual(24 * 1024);
});

test.each([
  ['POST', '/yoga', 'GET, HEAD'],
  ['POST', '/made-up', 'GET, HEAD'],
  ['PUT', '/kontakt', 'GET, HEAD, POST'],
  ['DELETE', '/', 'GET, HEAD'],
])('%s %s is not allowed', async (method, path, allowed) => {
  const response = await fixture().request(path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

test('ready means ready; alive means alive', async () => {
  const { request, readiness } = fixture();
  expect((await request('/readyz')).status).toBe(200);
  readiness.ready = false;
  const response = await request('/readyz');
  // How many studios there are, and since when they cannot be read, is not for strangers.
  expect([response.status, await response.json()]).toEqual([503, { ready: false }]);
  expect((await request('/healthz')).status).toBe(200);
});
