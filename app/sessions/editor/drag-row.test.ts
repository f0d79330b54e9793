import { expect, test } from 'vitest';
import { placeOfDragged } from './drag-row.ts';

const rows = [0, 100, 250, 300].map((top, index) => ({ top, height: [100, 150, 50, 100][index] ?? 0 }));

test.each([
  [1, 0, 1],
  [1, -100, 1],
  [1, -130, 0],
  [1, 90, 1],
  [1, 105, 2],
  [1, 180, 3],
  [0, 500, 3],
  [3, -1000, 0],
  [9, 10, 9],
])('the row at %i, dragged by %i pixels, comes to place %i', (from, by, place) => {
  expect(placeOfDragged(rows, from, by)).toBe(place);
});
