import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('reads a text once, and forgets what it has not met for long', () => {
  const read: (string | null)[] = [];
  const ask = remembered((text) => {
    read.push(text);
    return { text };
  }, 2);
  expect(ask('a')).toBe(ask('a'));
  expect(ask(null)).toEqual({ text: null });
  for (const text of ['b', 'c', 'd', 'e', 'f', 'a']) ask(text);
  expect(read).toEqual(['a', null, 'b', 'c', 'd', 'e', 'f', 'a']);
});
