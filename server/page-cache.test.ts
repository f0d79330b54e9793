import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { storedResponse } from './stored-response.ts';

type Options = {
  maxPages?: number;
  maxBytes?: number;
  status?: (address: string) => number;
  /** What the page at an address says is its own path. */
  ownPath?: (address: string) => string | null;
};

const plainFacts = {
  query: {},
  hasParameter: false,
  isKept: true,
  hasAction: false,
  isUnknown: false,
};

const place = { notFoundPath: '/404', timeZone: 'Europe/Oslo' };

/** A cache over pages that say how often anything was rendered before them. */
function fixture({ maxPages, maxBytes, status = () => 200, ownPath = () => null }: Options = {}) {
  const rendered: string[] = [];
  const asked: (string | undefined)[] = [];
  const clock = { time: new Date('2026-06-10T12:00:00Z') };
  const gate = { open: Promise.resolve() };
  const pages = createPageCache({
    async render(address, caching) {
      rendered.push(address);
      asked.push(caching);
      const body = Buffer.from(`${address} ${rendered.length}`.padEnd(1000));
      await gate.open;
      const headers = { 'content-type': 'text/html' };
      return storedResponse({ status: status(address), headers, body, ownPath: ownPath(address) });
    },
    factsOf: (path) => ({
      ...plainFacts,
      path,
      hasParameter: path.startsWith('/article/'),
      query: { level: ['lett'], q: 'text' },
      isUnknown: path.startsWith('/made-up'),
    }),
    ...place,
    now: () => clock.time,
    maxPages,
    maxBytes,
  });
  const kindOf = async (path: string, search = '') => (await pages.get(path, search)).cache;
  const textOf = async (path: string) => {
    return (await pages.get(path, '')).stored.answer({ acceptEncoding: null, ifNoneMatch: null }).text();
  };
  return { pages, rendered, asked, clock, gate, kindOf, textOf };
}

function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

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

describe('when what pages are made of changes', () => {
  test('every page is rendered anew', async () => {
    const { pages, kindOf } = fixture();
    for (const path of ['/studio/a', '/yoga']) await kindOf(path);
    pages.clear();
    expect([await kindOf('/studio/a'), await kindOf('/yoga')]).toEqual(['miss', 'miss']);
  });

  test('a rendering that began before is answered, but not kept', async () => {
    const { pages, gate, textOf } = fixture();
    const { open, opened } = latch();
    gate.open = opened;
    const before = textOf('/studio/a');
    pages.clear();
    const after = textOf('/studio/a');
    open();
    expect((await before).trim()).toBe('/studio/a 1');
    expect((await after).trim()).toBe('/studio/a 2');
    expect((await textOf('/studio/a')).trim()).toBe('/studio/a 2');
  });
});

describe('a new day in Norway', () => {
  test.each([
    ['summer', '2026-06-10T21:59:59Z', '2026-06-10T22:00:00Z'],
    ['winter', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ])('begins at midnight in Oslo, in %s', async (_season, before, midnight) => {
    const { clock, kindOf } = fixture();
    clock.time = new Date(before);
    await kindOf('/yoga');
    expect(await kindOf('/yoga')).toBe('hit');
    clock.time = new Date(midnight);
    expect(await kindOf('/yoga')).toBe('miss');
  });

  test('begins also when the clock is set back over midnight', async () => {
    const { clock, kindOf } = fixture();
    clock.time = new Date('2026-06-10T22:30:00Z');
    await kindOf('/yoga');
    clock.time = new Date('2026-06-10T21:30:00Z');
    expect(await kindOf('/yoga')).toBe('miss');
  });

  test('does not begin with every hour', async () => {
    const { clock, kindOf } = fixture();
    await kindOf('/yoga');
    clock.time = new Date('2026-06-10T21:00:00Z');
    expect(await kindOf('/yoga')).toBe('hit');
  });
});

test('a page that is asked for again is compressed as far as it goes', async () => {
  const { pages } = fixture();
  await pages.get('/yoga', '');
  const { stored } = await pages.get('/yoga', '');
  await expect.poll(() => stored.isFullyCompressed).toBe(true);
});
