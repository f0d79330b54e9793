import { expect, test } from 'vitest';
import { ask, isDevelopment } from './support/ask.ts';

/** What the site's own server does for every answer. In development it is Vite that answers. */
const served = test.skipIf(isDevelopment);

/** One address for each kind of answer. */
const kinds = [
  '/',
  '/yoga',
  '/yoga?level=lett',
  '/yogastudioer/oslo',
  '/yogastudioer/studio/sol-yoga',
  '/sok?q=rygg',
  '/finnes-ikke',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/artikler/feed.xml',
  '/bilder/kart.svg',
  '/figurer/alle.json',
];

served('healthy, ready, and no word more', async () => {
  const health = await ask('/healthz');
  expect([health.status, await health.text()]).toEqual([200, 'ok']);
  const readiness = await ask('/readyz');
  expect([readiness.status, await readiness.json()]).toEqual([200, { ready: true }]);
  for (const path of ['/healthz', '/readyz'])
    expect((await ask(path)).headers.get('cache-control'), path).toBe('no-store');
});

served('the same text in every encoding, and no two encodings of one tag', async () => {
  for (const path of kinds) {
    const texts = new Map<string, string>();
    const tags = new Set<string | null>();
    for (const encoding of ['identity', 'gzip', 'br', 'br;q=0, gzip', 'gzip;q=0, br;q=0']) {
      const response = await ask(path, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('vary'), path).toMatch(/accept-encoding/iu);
      const used = response.headers.get('content-encoding') ?? 'identity';
      texts.set(encoding, await response.text());
      if (response.status === 200) tags.add(`${used} ${response.headers.get('etag')}`);
      const allowed = { identity: 'identity', gzip: 'gzip', br: 'br', 'br;q=0, gzip': 'gzip' }[encoding] ?? 'identity';
      expect(used, `${path} asked for as ${encoding}`).toBe(allowed);
    }
    expect(new Set(texts.values()).size, path).toBe(1);
    const etags = [...tags].map((tag) => tag?.split(' ')[1]);
    expect(new Set(etags).size, path).toBe(tags.size);
  }
});

served('what the visitor has is not sent again: 304 with the same headers and nothing in it', async () => {
  for (const path of kinds) {
    const whole = await ask(path);
    await whole.text();
    const etag = whole.headers.get('etag') ?? '';
    if (whole.status !== 200) continue;
    expect(etag, path).toMatch(/^"[\w-]+"$/u);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const known = await ask(path, { headers: { 'if-none-match': tags } });
      expect([known.status, await known.text()], `${path} with ${tags}`).toEqual([304, '']);
      for (const name of ['cache-control', 'content-security-policy', 'vary'])
        expect(known.headers.get(name), `${name} of ${path}`).toBe(whole.headers.get(name));
    }
    const other = await ask(path, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, (await other.text()).length > 0], path).toEqual([200, true]);
  }
});

served('HEAD says what GET says, without the text', async () => {
  for (const path of kinds) {
    const [whole, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    await whole.text();
    expect([head.status, await head.text()], path).toEqual([whole.status, '']);
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      expect(head.headers.get(name), `${name} of ${path}`).toBe(whole.headers.get(name));
  }
});

served('pages are asked for again, hashed files never, and what is a visitor’s own is private', async () => {
  const caching = async (path: string) => (await ask(path)).headers.get('cache-control');
  const page = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
  for (const path of ['/', '/yoga', '/yoga?level=lett', '/yogastudioer/oslo'])
    expect(await caching(path), path).toBe(page);
  // Another day is marked on it after midnight: no cache shows yesterday's for long.
  expect(await caching('/yogastudioer/studio/sol-yoga')).toBe('public, max-age=0, s-maxage=300');
  for (const path of [
    '/sok?q=vondt',
    '/yogastudioer/oslo?stil=vondt',
    '/yogastudioer/gr%C3%BCnerl%C3%B8kka',
    '/yogastudioer?q=vondt',
  ])
    expect(await caching(path), path).toBe('private, max-age=0');
  for (const path of ['/yogastudioer/studio/sol-yoga.data', '/sok.data?q=vondt'])
    expect(await caching(path), path).toBe('no-store');
  expect(await caching('/artikler/999')).toBe('no-store');
  const html = await (await ask('/')).text();
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2|svg))"/gu)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(await caching(file), file).toBe('public, max-age=31536000, immutable');
});

served("made-up words make no room for another host's frame", async () => {
  const { headers } = await ask('/sok?q=https://www.youtube-nocookie.com/');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*frame-src)/u);
});

served('every kind of answer carries the security headers, and no word of what serves it', async () => {
  for (const path of [...kinds, '/healthz', '/yoga/', '/artikler/999']) {
    const { headers, body } = await ask(path);
    await body?.cancel();
    expect.soft(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; (?!.*unsafe)/u);
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    for (const name of ['server', 'x-powered-by', 'via', 'set-cookie']) expect.soft(headers.get(name), path).toBeNull();
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    expect.soft(headers.get('x-frame-options'), path).toBe('DENY');
    expect.soft(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers.get('permissions-policy'), path).toContain('camera=()');
  }
});

served('what is no question of the site is refused, with a reason as status', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const [status, method, path, body, headers] of [
    [405, 'POST', '/yoga', 'a=b', form],
    [405, 'DELETE', '/', undefined, {}],
    [405, 'OPTIONS', '/kontakt', undefined, {}],
    [403, 'POST', '/kontakt', 'a=b', { ...form, 'sec-fetch-site': 'cross-site' }],
    [403, 'POST', '/kontakt', 'a=b', { ...form, origin: 'https://other.example' }],
    [400, 'POST', '/kontakt', '{}', { 'content-type': 'application/json' }],
    [413, 'POST', '/kontakt', 'a'.repeat(20_000), form],
    [404, 'GET', '/%E0%A4%A', undefined, {}],
    [404, 'GET', '/bilder/finnes-ikke', undefined, {}],
    [404, 'GET', '/assets/finnes-ikke.js', undefined, {}],
    [404, 'GET', '/..%2F..%2Fetc%2Fpasswd', undefined, {}],
  ] as const) {
    const response = await ask(path, { method, headers, ...(body !== undefined && { body }) });
    const what = `${method} ${path.slice(0, 40)}`;
    expect.soft(response.status, what).toBe(status);
    expect.soft(response.headers.get('content-security-policy'), what).toMatch(/^default-src 'none'; /u);
    if (status === 405) expect.soft(response.headers.get('allow'), what).toMatch(/^GET, HEAD/u);
  }
});
