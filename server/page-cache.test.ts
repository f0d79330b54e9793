import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { fixture, latch, place, plainFacts } from './page-cache-fixture.ts';
import { storedResponse } from './stored-response.ts';

test('a page is rendered once', async () => {
  const { kindOf, rendered } = fixture();
  expect(await kindOf('/yoga')).toBe('miss');
  expect(await kindOf('/yoga')).toBe('hit');
  expect(rendered).toEqual(['/yoga']);
});

test('made-up parameters and values share one page, declared ones have their own', async () => {
  const { kindOf, rendered } = fixture();
  for (const search of ['', '?a=1', '?b=2', '?level=made-up', '?level=lett', '?level=lett&a=1'])
    await kindOf('/yoga', search);
  expect(rendered).toEqual(['/yoga', '/yoga?level=lett']);
});

test("pages with a visitor's own words are rendered each time, and not kept here or anywhere else", async () => {
  const { kindOf, rendered, asked } = fixture();
  expect(await kindOf('/yoga', '?q=oslo')).toBe('pass');
  expect(await kindOf('/yoga', '?q=oslo')).toBe('pass');
  expect(rendered).toHaveLength(2);
  expect(asked).toEqual(['private, max-age=0', 'private, max-age=0']);
});

describe('a page is kept under its own address alone', () => {
  test('not where a made-up part of the address leads to it', async () => {
    const { kindOf, rendered } = fixture({ ownPath: () => '/article/1/right' });
    for (const path of ['/article/1/right', '/article/1/wrong', '/article/1/right', '/article/1/wrong'])
      await kindOf(path);
    expect(rendered).toEqual(['/article/1/right', '/article/1/wrong', '/article/1/wrong']);
    expect(await kindOf('/article/1/right', '?level=lett')).toBe('miss');
    expect(await kindOf('/article/1/right', '?level=lett')).toBe('hit');
  });

  test('but a second fixed address is one more, not any number', async () => {
    const { kindOf, rendered } = fixture({ ownPath: () => '/terms' });
    for (const path of ['/terms', '/conditions', '/conditions']) await kindOf(path);
    expect(rendered).toEqual(['/terms', '/conditions']);
  });
});

test.each([404, 302, 500, 503])('an answer with status %i is not kept', async (code) => {
  const { kindOf, rendered } = fixture({ status: () => code });
  expect(await kindOf('/yoga/none')).toBe('pass');
  expect(await kindOf('/yoga/none')).toBe('pass');
  expect(rendered).toHaveLength(2);
});

test('all paths that no route knows share one page', async () => {
  const { kindOf, rendered } = fixture({ status: () => 404 });
  for (const path of ['/made-up', '/made-up/2']) await kindOf(path);
  expect(await kindOf('/made-up/3', '?q=oslo')).toBe('hit');
  expect(rendered).toEqual(['/404']);
});

test.each(['no-store', 'private'])('a page marked %s is not kept', async (caching) => {
  const headers = { 'cache-control': caching };
  const pages = createPageCache({
    render: async () => storedResponse({ status: 200, headers, body: Buffer.from('page') }),
    factsOf: (path) => ({ ...plainFacts, path }),
    ...place,
    now: () => new Date(),
  });
  await pages.get('/yoga', '');
  expect((await pages.get('/yoga', '')).cache).toBe('pass');
});

test('many who ask at once wait for one rendering', async () => {
  const { gate, kindOf, rendered } = fixture();
  const { open, opened } = latch();
  gate.open = opened;
  const waiting = Promise.all([kindOf('/yoga'), kindOf('/yoga', '?a=1'), kindOf('/yoga')]);
  open();
  expect(await waiting).toEqual(['miss', 'miss', 'miss']);
  expect(rendered).toEqual(['/yoga']);
});

test('a rendering that failed is tried again', async () => {
  let isBroken = true;
  const pages = createPageCache({
    render: async () => {
      if (isBroken) throw new Error('broken');
      return storedResponse({ status: 200, headers: {}, body: Buffer.from('whole') });
    },
    factsOf: (path) => ({ ...plainFacts, path }),
    ...place,
    now: () => new Date(),
  });
  await expect(pages.get('/yoga', '')).rejects.toThrow('broken');
  isBroken = false;
  expect((await pages.get('/yoga', '')).stored.status).toBe(200);
});

test('a page that says of itself that it is not to be kept is rendered each time', async () => {
  const rendered: string[] = [];
  const pages = createPageCache({
    render: async (address) => {
      rendered.push(address);
      return storedResponse({ status: 200, headers: {}, body: Buffer.from('page') });
    },
    factsOf: (path) => ({ ...plainFacts, path, isKept: false }),
    ...place,
    now: () => new Date(),
  });
  expect([(await pages.get('/a', '')).cache, (await pages.get('/a', '')).cache]).toEqual(['pass', 'pass']);
  expect(rendered).toEqual(['/a', '/a']);
});

test('an error in place of the page for unknown paths is not kept', async () => {
  const { kindOf, rendered } = fixture({ status: () => 500 });
  expect([await kindOf('/made-up'), await kindOf('/made-up')]).toEqual(['pass', 'pass']);
  expect(rendered).toEqual(['/404', '/404']);
});

test('a page with a part of a visitor’s choice is kept where it names no other address as its own', async () => {
  const { kindOf } = fixture({ ownPath: () => null });
  expect([await kindOf('/article/1'), await kindOf('/article/1')]).toEqual(['miss', 'hit']);
});
