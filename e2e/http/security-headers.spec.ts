import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { observatoryScore } from '../support/observatory.ts';
import { ready, spawnServer, stop } from '../support/own-server.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { exchange } from '../support/raw-http.ts';
import { uniqueSubmission } from '../support/submissions.ts';

/** What every answer carries, whatever it is. */
const always: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'; (?!.*unsafe)(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/u,
  'cross-origin-resource-policy': /^same-origin$/u,
  'strict-transport-security': /^max-age=(?:[4-9]\d{7}|3[2-9]\d{6}|315[4-9]\d{4}|\d{9,}); includeSubDomains$/u,
  'x-content-type-options': /^nosniff$/u,
};

/** And what goes with it where the answer is not a part of a page: style, script, font, picture. */
const besides: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^default-src 'none'; (?!.*unsafe)(?=.*base-uri 'none')(?=.*object-src 'none')(?=.*frame-ancestors 'none')/u,
  'cross-origin-opener-policy': /^same-origin$/u,
  'permissions-policy': /camera=\(\)/u,
  'referrer-policy': /^strict-origin-when-cross-origin$/u,
  'x-frame-options': /^DENY$/u,
};

const part = /^(?:text\/(?:css|javascript)|font\/|image\/)/u;

let dataDir: string;
let port: number;
let server: ChildProcess;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-door-'));
  port = await freePort();
  const settings = { SITE_URL: 'https://pusterom.example', CONTACT_RATE: '1' };
  server = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...settings });
  await ready(server, port);
});

test.afterAll(async () => {
  await stop(server, 'SIGTERM');
  await rm(dataDir, { recursive: true });
});

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
}

function expectSafe({ headers }: Response, what: string): void {
  const type = headers.get('content-type') ?? '';
  const wanted = part.test(type) ? always : { ...always, ...besides };
  for (const [name, value] of Object.entries(wanted)) expect(headers.get(name), `${name} of ${what}`).toMatch(value);
  for (const name of ['server', 'x-powered-by', 'via', 'set-cookie']) expect(headers.get(name), what).toBeNull();
  if (/^text\/|xml/u.test(type)) expect(type, what).toMatch(/; ?charset=utf-8/iu);
}

test('every page of the sitemap, every kind of page, every kind of file', async () => {
  test.setTimeout(180_000);
  const sitemap = await (await ask('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*pusterom\.example([^<]*)<\/loc>/gu)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(100);
  const files = (await readdir('build/client', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice('build/client'.length));
  expect(files.length).toBeGreaterThan(20);
  const others = ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/artikler/feed.xml'];
  for (const path of new Set([...paths, ...pageKinds, ...files, ...others, '/yoga.data', '/kontakt.data'])) {
    const response = await ask(path);
    const body = Buffer.from(await response.arrayBuffer());
    expectSafe(response, path);
    if (path.includes('.data')) continue;
    // A parameter that no page knows takes the long way through the server, and changes nothing else.
    const other = await ask(`${path}${path.includes('?') ? '&' : '?'}ukjent=1`);
    expect(fieldsOf(other), path).toEqual(fieldsOf(response));
    expect(body.equals(Buffer.from(await other.arrayBuffer())), path).toBe(true);
  }
});

/** The time is each answer's own; the bytes of a page that is asked for again may come better packed. */
function fieldsOf({ status, headers }: Response): Record<string, unknown> {
  const { date: _date, 'content-length': _length, etag = '', ...fields } = Object.fromEntries(headers);
  return { status, ...fields, etag: etag.replace(/-(?:quick|br)"$/u, '"') };
}

const kinds: readonly [status: number, path: string, init?: RequestInit][] = [
  [304, '/yoga', { headers: { 'if-none-match': '*' } }],
  [200, '/yoga', { method: 'HEAD' }],
  [308, '/yoga/'],
  [308, '/yogastudioer/Oslo'],
  [308, '/YOGA'],
  [308, '/%79oga'],
  [200, '/artikler/1/made-up'],
  [200, '/sok?q=https://www.youtube-nocookie.com/'],
  [302, '/artikler/999'],
  [404, '/finnes-ikke'],
  [404, '/%E0%A4%A'],
  [404, '/bilder/finnes-ikke'],
  [405, '/yoga', { method: 'POST', body: 'a=b' }],
  [405, '/', { method: 'DELETE' }],
  [405, '/kontakt', { method: 'OPTIONS' }],
  [422, '/kontakt', { method: 'POST', body: new URLSearchParams({ name: 'Kari' }) }],
  [403, '/kontakt', { method: 'POST', body: 'a=b', headers: { 'sec-fetch-site': 'cross-site' } }],
  [400, '/kontakt', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
  [413, '/kontakt', { method: 'POST', body: 'a'.repeat(20_000) }],
  [413, '/kontakt.data', { method: 'POST', body: 'a'.repeat(20_000) }],
  [200, '/kontakt', { method: 'POST', body: new URLSearchParams(uniqueSubmission()) }],
  [429, '/kontakt', { method: 'POST', body: new URLSearchParams(uniqueSubmission()) }],
];

test('every kind of answer', async () => {
  for (const [status, path, init] of kinds) {
    const response = await ask(path, init);
    const what = `${init?.method ?? 'GET'} ${path}: ${status}`;
    expect(response.status, what).toBe(status);
    expectSafe(response, what);
  }
});

test('what Node refuses before it is a request', async () => {
  for (const [request, status] of [
    ['GET / HTTP/1.1\r\nHost: a\r\nNo colon\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ] as const) {
    const received = await exchange(port, request);
    expect(received.status).toBe(status);
    expectSafe(new Response(null, { headers: received.headers }), request.slice(0, 40));
  }
});

test('Mozilla Observatory: at least 120 on every kind of page', async () => {
  for (const path of [...pageKinds, '/sitemap.xml']) {
    const response = await ask(path);
    const scanned = { headers: response.headers, html: await response.text() };
    expect(observatoryScore(scanned), path).toBeGreaterThanOrEqual(120);
  }
});

test('the score falls with what it stands on', async () => {
  const response = await ask('/kontakt');
  const html = await response.text();
  const score = (change: (headers: Headers) => void, page = html) => {
    const headers = new Headers(response.headers);
    change(headers);
    return observatoryScore({ headers, html: page });
  };
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(score(() => undefined)).toBe(130);
  expect(score((headers) => headers.delete('content-security-policy'))).toBe(75);
  expect(
    score((headers) => headers.set('content-security-policy', policy.replace("style-src 'self'", 'style-src *'))),
  ).toBe(120);
  expect(
    score((headers) => headers.set('content-security-policy', policy.replace(/sha256-[^']*/gu, 'unsafe-eval'))),
  ).toBe(110);
  expect(score((headers) => headers.delete('strict-transport-security'))).toBe(80);
  expect(score((headers) => headers.append('set-cookie', 'a=b'))).toBe(60);
  expect(score(() => undefined, '<script src="//other.example/a.js"></script>')).toBe(50);
  expect(observatoryScore({ headers: new Headers(), html: '' })).toBe(30);
});
