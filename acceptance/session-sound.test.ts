import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';

const tracks = [
  '/okt/rygg/lyd.mp3',
  '/okt/rygg/lyd.mp3?lengde=12',
  '/okt/rygg/lyd.mp3?lengde=12&stille=1',
  '/okt/egen/lyd.mp3?stilling=tadasana-60',
  '/okt/lag/lyd.mp3?behov=nakke&minutter=10&sted=stol',
  '/pust/egen/lyd.mp3?inn=4&ut=6&minutter=2',
];

test('every session is one sound file of a length that is told before it is read', async () => {
  for (const path of tracks) {
    const response = await ask(path, { method: 'HEAD' });
    const { status, headers } = response;
    expect([status, headers.get('content-type'), headers.get('accept-ranges')]).toEqual([200, 'audio/mpeg', 'bytes']);
    expect(Number(headers.get('content-length')), path).toBeGreaterThan(100_000);
    expect(headers.get('etag'), path).toMatch(/^"[\w-]+"$/u);
    expect(headers.get('content-encoding'), path).toBeNull();
  }
});

test('any part of it can be had, and is the part of the whole', async () => {
  for (const path of tracks) {
    const whole = new Uint8Array(await (await ask(path)).arrayBuffer());
    const etag = (await ask(path, { method: 'HEAD' })).headers.get('etag') ?? '';
    for (const [range, from, to] of [
      ['bytes=0-', 0, whole.length],
      ['bytes=144-144', 144, 145],
      ['bytes=77777-99998', 77_777, 99_999],
      ['bytes=-10', whole.length - 10, whole.length],
    ] as const) {
      const part = await ask(path, { headers: { range, 'if-range': etag } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to - 1}/${whole.length}`,
      ]);
      expect(part.headers.get('content-length')).toBe(String(to - from));
      expect(Buffer.compare(new Uint8Array(await part.arrayBuffer()), whole.subarray(from, to)), range).toBe(0);
    }
    const beyond = await ask(path, { headers: { range: `bytes=${whole.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  }
});

test('what is no session has no sound', async () => {
  for (const path of [
    '/okt/finnes-ikke/lyd.mp3',
    '/okt/egen/lyd.mp3',
    '/okt/egen/lyd.mp3?stilling=finnes-ikke-60',
    '/okt/lag/lyd.mp3',
  ])
    expect((await ask(path)).status, path).toBe(404);
});
