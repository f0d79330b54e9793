import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { storedResponse } from './stored-response.ts';

const lines = Array.from({ length: 400 }, (_, i) => `<p>Pust inn i ${i} tellinger, og ut i ${(i * 7919) % 97}.</p>`);
const text = lines.join('\n');
const body = Buffer.from(text);
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' };
const page = () => storedResponse({ status: 200, headers: html, body });

const ask = (acceptEncoding: string | null, ifNoneMatch: string | null = null) => ({ acceptEncoding, ifNoneMatch });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.0', null],
    ['identity', null],
    ['', null],
    [null, null],
  ])('%s is answered with %s', (accepted, encoding) => {
    const { headers } = page().answer(ask(accepted));
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('accept-encoding');
  });

  test('every encoding holds the same text and says its length', async () => {
    const stored = page();
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    for (const [encoding, decoded] of Object.entries(decode)) {
      const response = stored.answer(ask(encoding));
      const bytes = await bytesOf(response);
      expect(decoded(bytes).toString()).toBe(text);
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
    }
  });

  test('full compression changes the bytes, not the text, and is done once', async () => {
    const stored = page();
    const quick = await bytesOf(stored.answer(ask('br')));
    expect(stored.isFullyCompressed).toBe(false);
    await stored.compressFully();
    const best = stored.answer(ask('br'));
    expect(stored.isFullyCompressed).toBe(true);
    const bytes = await bytesOf(best);
    expect(bytes.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
  });

  test('pictures are left as they are', () => {
    const picture = storedResponse({ status: 200, headers: { 'content-type': 'image/png' }, body });
    const { headers } = picture.answer(ask('br'));
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toBeNull();
    expect(picture.isFullyCompressed).toBe(true);
  });

  test('forms made at build are sent as they are', async () => {
    const ready = { br: Buffer.from('made at build') };
    const file = storedResponse({ status: 200, headers: html, body, ready });
    expect((await bytesOf(file.answer(ask('br')))).toString()).toBe('made at build');
  });
});

describe('revalidation', () => {
  test('tags differ from encoding to encoding and from page to page', () => {
    const stored = page();
    const other = storedResponse({ status: 200, headers: html, body: Buffer.from('other') });
    const tags = [null, 'gzip', 'br'].map((encoding) => stored.answer(ask(encoding)).headers.get('etag'));
    expect(new Set([...tags, other.answer(ask(null)).headers.get('etag')]).size).toBe(4);
  });

  test.each(['br', 'gzip', null])('a visitor who has the %s form gets 304 without a body', async (encoding) => {
    const stored = page();
    const etag = stored.answer(ask(encoding)).headers.get('etag');
    const again = stored.answer(ask(encoding, `"unknown", W/${etag}`));
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('public');
    expect(again.body).toBeNull();
  });

  test('a tag from before full compression still counts', async () => {
    const stored = page();
    const etag = stored.answer(ask('br')).headers.get('etag');
    await stored.compressFully();
    expect(stored.answer(ask('br')).headers.get('etag')).not.toBe(etag);
    expect(stored.answer(ask('br', etag)).status).toBe(304);
  });

  test('any other tag gets the page', () => {
    expect(page().answer(ask('br', '"unknown"')).status).toBe(200);
  });

  test('only 200 has a tag', () => {
    const missing = storedResponse({ status: 404, headers: html, body });
    expect(missing.answer(ask('br')).headers.get('etag')).toBeNull();
    expect(missing.answer(ask('br', '*')).status).toBe(404);
  });
});

test.each([
  ['public', true],
  ['no-store', false],
  ['private, max-age=60', false],
])('%s may be kept for all: %s', (caching, isShareable) => {
  const stored = storedResponse({ status: 200, headers: { ...html, 'cache-control': caching }, body });
  expect(stored.isShareable).toBe(isShareable);
});
