import { expect, it } from 'vitest';
import { bodyParts } from './body-parts.ts';
import { closeUpOf } from './close-up.ts';
import { figureSheet } from './figure-sheet.ts';

const windowOf = (closeUp: string) => {
  const [x = 0, y = 0, width = 0, height = 0] = closeUp.split(',').map(Number);
  return { x, y, width, height, middle: [x + width / 2, y + height / 2] };
};

it('every close-up is closer than the sheet, and of its proportions', () => {
  const wrong = bodyParts.filter((part) => {
    const { width, height } = windowOf(closeUpOf('tadasana', part));
    return !(height < figureSheet.height && Math.abs(width / height - figureSheet.width / figureSheet.height) < 0.02);
  });
  expect(wrong).toEqual([]);
});

it('shows the part that is named', () => {
  const [, head = 0] = windowOf(closeUpOf('tadasana', 'head')).middle;
  const [, hips = 0] = windowOf(closeUpOf('tadasana', 'hips')).middle;
  const [right = 0, feet = 0] = windowOf(closeUpOf('tadasana', 'right-foot')).middle;
  const [left = 0] = windowOf(closeUpOf('tadasana', 'left-foot')).middle;
  expect(head < hips && hips < feet && right < left).toBe(true);
});
