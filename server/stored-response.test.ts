import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bestBrotli, gzip, quickBrotli } from './encodings.ts';
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

  test('compressed bytes hold no more memory than they need', async () => {
    for (const bytes of [gzip(body), quickBrotli(body), await bestBrotli(body)]) {
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
    }
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

describe('an answer that is to stay', () => {
  test('is as it was before, in every encoding', async () => {
    const [packed, loose] = [page(), page()];
    packed.pack();
    expect(packed.sizeBytes).toBeLessThan(body.byteLength);
    for (const asked of [ask('br'), ask('gzip'), ask(null), ask(null, '"unknown"'), ask('br', '*')]) {
      const [one, other] = [packed.answer(asked), loose.answer(asked)];
      expect(one.status).toBe(other.status);
      expect(Object.fromEntries(one.headers)).toEqual(Object.fromEntries(other.headers));
      expect((await bytesOf(one)).equals(await bytesOf(other))).toBe(true);
    }
    await packed.compressFully();
    expect(brotliDecompressSync(await bytesOf(packed.answer(ask('br')))).toString()).toBe(text);
    expect(await packed.answer(ask(null)).text()).toBe(text);
  });

  test('holds what it says, and no more', async () => {
    const answers = 500;
    const before = await heldBytes();
    const stored = Array.from({ length: answers }, () => {
      const body = Buffer.from(randomBytes(6000).toString('hex'));
      return storedResponse({ status: 200, headers: html, body });
    });
    for (const [index, each] of stored.entries()) {
      each.pack();
      for (const encoding of ['br', 'gzip', null]) each.answer(ask(encoding));
      if (index % 50 === 0) await each.compressFully();
    }
    const said = stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const held = (await heldBytes()) - before;
    expect(stored).toHaveLength(answers);
    // Less, where garbage of earlier tests went meanwhile.
    expect(held / said).toBeGreaterThan(0.75);
    expect(held / said).toBeLessThan(1.1);
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

  test('nothing that the visitor sent comes back', () => {
    const stored = page();
    const etag = stored.answer(ask('br')).headers.get('etag') ?? '';
    const hash = etag.slice(1, 21);
    for (const sent of [`"${hash}-evil;<script>"`, `"${hash}-evil", ${etag}`, `"${hash}-gz-evil", "${hash}-gz"`]) {
      expect(JSON.stringify([...stored.answer(ask('br', sent)).headers])).not.toContain('evil');
    }
    expect(stored.answer(ask('br', `"${hash}-evil"`)).status).toBe(200);
    expect(stored.answer(ask('br', `"${hash}-gz"`)).headers.get('etag')).toBe(etag);
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

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** What is held on the heap and beside it, garbage aside. */
async function heldBytes(): Promise<number> {
  if (typeof collectGarbage !== 'function') throw new Error('no garbage collector to call');
  for (let round = 0; round < 6; round += 1) {
    collectGarbage();
    // Buffers are let go of beside the event loop.
    await sleep(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
