import { expect, test } from 'vitest';
import { levels } from './background.ts';

test('a background stays as loud as it is until the last two minutes', () => {
  expect(levels(900)).toEqual([
    { atSeconds: 0, share: 0 },
    { atSeconds: 2, share: 1 },
    { atSeconds: 780, share: 1 },
    { atSeconds: 900, share: 0 },
  ]);
});

test('the corners of a short one are in order too', () => {
  const times = levels(3).map(({ atSeconds }) => atSeconds);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBe(3);
});
