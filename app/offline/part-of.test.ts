import { expect, test } from 'vitest';
import { partOf } from './part-of.ts';

const whole = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg', etag: '"a"' } });

test.each([
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=3-5', 206, '345', 'bytes 3-5/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  [null, 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
] as const)('%s of ten bytes', async (range, status, text, contentRange) => {
  const answer = await partOf(whole(), range);
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
    status,
    text,
    contentRange,
  ]);
  expect(answer.headers.get('etag')).toBe('"a"');
});
