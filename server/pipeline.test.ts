import { expect, test } from 'vitest';
import { pipelineFixture as fixture, siteUrl } from './pipeline-fixture.ts';

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

test.each(['/%', '/%E0%A4%A', '/yoga/%C3', `/item/${'a'.repeat(1000)}`, `/item/${'a'.repeat(1000)}.data`])(
  '%s, which can be no path, is not found',
  async (path) => {
    const response = await fixture().request(path);
    expect([response.status, await response.text()]).toEqual([404, 'borte']);
  },
);

test('an error is logged with its cause and answered without it', async () => {
  const { request, logged } = fixture();
  const response = await request('/broken');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('secret');
  expect(logged.find(({ event }) => event === 'error')).toMatchObject({ path: '/broken', error: 'secret cause' });
});

test('data of an address that no route knows is no error', async () => {
  const { request, logged } = fixture();
  for (const path of ['/finnes-ikke%0A.data', '/yoga%0D%0A.data']) expect((await request(path)).status).toBe(404);
  expect(logged.filter(({ event }) => event === 'error')).toEqual([]);
});

test('a streamed answer is made of the conditions of its request, every time, and is safe', async () => {
  const { request, logged } = fixture();
  for (const range of ['bytes=0-1', 'bytes=2-3']) {
    const response = await request('/sound?made=up', { headers: { range, cookie: 'a=b' } });
    expect([response.status, await response.text()]).toEqual([200, range]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(await (await request('/sound', { method: 'HEAD' })).text()).toBe('');
  expect(logged.map(({ cache }) => cache)).toEqual(['pass', 'pass', 'pass']);
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
