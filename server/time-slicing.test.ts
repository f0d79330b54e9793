import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTimeSlicer } from './time-slicing.ts';

test('a turn with time left does its tasks at once', () => {
  const runInSlice = createTimeSlicer(Number.POSITIVE_INFINITY);
  const done: number[] = [];
  for (const task of [1, 2, 3]) runInSlice(() => void done.push(task));
  expect(done).toEqual([1, 2, 3]);
});

test('a turn whose time is up leaves the rest to the next ones, in order', async () => {
  const runInSlice = createTimeSlicer(0);
  const done: number[] = [];
  for (const task of [1, 2, 3]) runInSlice(() => void done.push(task));
  const afterTurns: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    afterTurns.push(done.length);
    await nextTurn();
  }
  expect(done).toEqual([1, 2, 3]);
  expect(afterTurns).toEqual([0, 1, 2, 3]);
  runInSlice(() => void done.push(4));
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4]);
});
