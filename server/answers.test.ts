import { expect, test } from 'vitest';
import { readyAnswer } from './answers.ts';

test.each([
  ['what is asked for', 'public, s-maxage=300', 'no-store', 'no-store'],
  ['else what the page says', 'public, s-maxage=300', undefined, 'public, s-maxage=300'],
  [
    'else what is usual for a page',
    undefined,
    undefined,
    'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
  ],
])('%s decides who may keep an answer', async (_which, said, asked, expected) => {
  const response = new Response('a', said === undefined ? {} : { headers: { 'cache-control': said } });
  const rendered = { response, ownPath: null, showsVideo: false };
  const stored = await readyAnswer(rendered, () => ({}), asked);
  const { headers } = stored.answer({ acceptEncoding: null, ifNoneMatch: null });
  expect(headers.get('cache-control')).toBe(expected);
});
