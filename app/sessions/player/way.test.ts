import { expect, test } from 'vitest';
import type { Place } from '#app/drawings/index.ts';
import type { Move } from '../script/session.ts';
import { waitsOn } from './way.ts';

const stops = (...places: Place[]) => places.map((place) => ({ place }));
const told = (moves: readonly Move[], untilSeconds: number, fromSeconds: number | null = 0) => ({
  turnSeconds: null,
  fromSeconds,
  untilSeconds,
  moves,
});

const downToBack = stops('malasana', 'tadasana', 'all-fours', 'lying-on-side', 'supine-knees-bent', 'savasana');

test('nobody goes to another place before the line that leads there, nor long after it', () => {
  const moves: Move[] = [
    { fromSeconds: 20, to: 'all-fours' },
    { fromSeconds: 30, to: 'side' },
    { fromSeconds: 50, to: 'back' },
  ];
  // On the feet from 4 to 20 s, on all fours from 24 to 30, on the side from 34 to 50, on the back from 54 to 76.
  expect(waitsOn(downToBack, [4, 4, 4, 4, 4], told(moves, 80))).toEqual([0, 16, 6, 16, 22, 0]);
});

test('who is led at once, or has no time to spare, does not wait', () => {
  expect(waitsOn(downToBack, [4, 4, 4, 4, 4], told([{ fromSeconds: 0, to: 'back' }], 20))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('who stands at rest waits there for the first line that leads away', () => {
  const way = stops('tadasana', 'sitting-on-heels', 'all-fours');
  expect(waitsOn(way, [4, 3], told([{ fromSeconds: 12, to: 'all-fours' }], 30))).toEqual([12, 0, 0]);
});

test('without such lines one rests on the way, or waits before it', () => {
  expect(waitsOn(downToBack, [4, 4, 4, 4, 4], told([], 60))).toEqual([0, 10, 10, 10, 10, 0]);
  expect(waitsOn(stops('malasana', 'balasana'), [6], told([], 20))).toEqual([14, 0]);
  expect(waitsOn(stops('malasana', 'balasana'), [6], told([], 20, null))).toEqual([14, 0]);
  expect(waitsOn(stops('malasana', 'tadasana'), [6], told([], 20))).toEqual([0, 0]);
});

test('a movement waits for nothing', () => {
  const turn = { turnSeconds: 5, fromSeconds: 0, untilSeconds: 30, moves: [] };
  expect(waitsOn(stops('marjaryasana', 'bitilasana'), [3], turn)).toEqual([0, 0]);
});
