import { expect, it } from 'vitest';
import { createDeduplicator } from './deduplicate.ts';

it('does a thing again after an hour, not before', async () => {
  let time = 1;
  const once = createDeduplicator({ now: () => time });
  const act = () => Promise.resolve();
  expect(await once('a', act)).toBe('stored');
  time = 3_600_000;
  expect(await once('a', act)).toBe('duplicate');
  time = 3_600_002;
  expect(await once('a', act)).toBe('stored');
});

it('lets those who came meanwhile share a failure, and the next one try again', async () => {
  const once = createDeduplicator();
  const { promise, reject } = Promise.withResolvers<void>();
  const first = once('a', () => promise);
  const second = once('a', () => Promise.resolve());
  reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect(second).rejects.toThrow('gone');
  expect(await once('a', () => Promise.resolve())).toBe('stored');
});

it('remembers a bounded number', async () => {
  const once = createDeduplicator();
  const act = () => Promise.resolve();
  for (let index = 0; index <= 10_000; index += 1) await once(String(index), act);
  expect(await once('10000', act)).toBe('duplicate');
  expect(await once('0', act)).toBe('stored');
});
