import { expect, test } from 'vitest';
import { createReadyAnswer } from './answers.ts';

const usual = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

const readyAnswer = createReadyAnswer({ securityHeaders: () => ({}), scriptMark: 'secret' });

async function cachingOf(said: string | undefined, asked?: string) {
  const response = new Response('a', said === undefined ? {} : { headers: { 'cache-control': said } });
  const stored = await readyAnswer({ response, ownPath: null, frames: [] }, asked);
  return stored.answer({ acceptEncoding: null, ifNoneMatch: null }).headers.get('cache-control');
}

test('who may keep an answer is decided by whoever asks for it, then by the page', async () => {
  expect(await cachingOf('public, s-maxage=300', 'no-store')).toBe('no-store');
  expect(await cachingOf('public, s-maxage=300')).toBe('public, s-maxage=300');
  expect(await cachingOf(undefined)).toBe(usual);
});
