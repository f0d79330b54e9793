import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { fixture, place, plainFacts } from './page-cache-fixture.ts';
import { storedResponse } from './stored-response.ts';

describe('bounds', () => {
  test('the page that was asked for longest ago makes room', async () => {
    const { kindOf } = fixture({ maxPages: 2 });
    for (const path of ['/a', '/b', '/a', '/c']) await kindOf(path);
    expect([await kindOf('/a'), await kindOf('/c'), await kindOf('/b')]).toEqual(['hit', 'hit', 'miss']);
  });

  test('bytes are counted too', async () => {
    const { stored } = await fixture().pages.get('/a', '');
    const { kindOf } = fixture({ maxBytes: Math.round(2.5 * stored.sizeBytes) });
    for (const path of ['/a', '/b', '/c']) await kindOf(path);
    expect([await kindOf('/c'), await kindOf('/b'), await kindOf('/a')]).toEqual(['hit', 'hit', 'miss']);
  });

  test('so are those of a long address', async () => {
    const { stored } = await fixture().pages.get('/a', '');
    const { kindOf } = fixture({ maxBytes: 3 * stored.sizeBytes + 3000 });
    const long = ['a', 'b', 'c'].map((letter) => `/${letter.repeat(800)}`);
    for (const path of long) await kindOf(path);
    expect([await kindOf(long[2] ?? ''), await kindOf(long[0] ?? '')]).toEqual(['hit', 'miss']);
  });

  test('bytes that come later are counted when the page is looked at', async () => {
    const asGzip = { acceptEncoding: 'gzip', ifNoneMatch: null };
    const { stored } = await fixture().pages.get('/a', '');
    const sizeBytes = stored.sizeBytes + 2 * '/a'.length;
    stored.plainAnswer(asGzip);
    const moreBytes = stored.sizeBytes + 2 * '/a'.length - sizeBytes;
    const { pages, kindOf } = fixture({ maxBytes: Math.round(3 * sizeBytes + 1.5 * moreBytes) });
    for (const path of ['/a', '/b', '/c']) await kindOf(path);
    for (const path of ['/c', '/b', '/a']) pages.peek(path)?.plainAnswer(asGzip);
    expect(['/c', '/b', '/a'].map((path) => pages.peek(path) !== undefined)).toEqual([true, true, false]);
  });
});

test('in memory a page takes what its smallest form takes', async () => {
  const body = Buffer.from('a word and '.repeat(10_000));
  const pages = createPageCache({
    render: async () => storedResponse({ status: 200, headers: { 'content-type': 'text/html' }, body }),
    factsOf: (path) => ({ ...plainFacts, path }),
    ...place,
    now: () => new Date(),
  });
  expect((await pages.get('/a', '')).stored.sizeBytes).toBeLessThan(body.length / 10);
});

test('a page that is asked for again is compressed as far as it goes', async () => {
  const { pages } = fixture();
  await pages.get('/yoga', '');
  const { stored } = await pages.get('/yoga', '');
  await expect.poll(() => stored.isFullyCompressed).toBe(true);
});
