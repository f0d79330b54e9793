import { expect, test } from 'vitest';
import { pipelineFixture as fixture } from './pipeline-fixture.ts';

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

test('a frame is allowed where the route asks for it, whatever the text', async () => {
  const policyOf = async (path: string) => (await fixture().request(path)).headers.get('content-security-policy');
  expect(await policyOf('/film')).toContain('frame-src https://video.example');
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

test('ready means ready; alive means alive', async () => {
  const { request, readiness } = fixture();
  expect((await request('/readyz')).status).toBe(200);
  readiness.ready = false;
  const response = await request('/readyz');
  // How many studios there are, and since when they cannot be read, is not for strangers.
  expect([response.status, await response.json()]).toEqual([503, { ready: false }]);
  expect((await request('/healthz')).status).toBe(200);
});
