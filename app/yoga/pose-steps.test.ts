import { expect, it } from 'vitest';
import { closeUpOf } from '#app/drawings/index.ts';
import { allPoses } from '#content';

it('every step of a pose has its picture, never the very same as the step before it', () => {
  const offenders = allPoses.flatMap(({ id, steps, stepDrawings }) => {
    const pictures = stepDrawings.map(({ figure, part }) => `${figure} ${part && closeUpOf(figure, part)}`);
    return steps.flatMap((_, index) => {
      const picture = pictures[index];
      return picture && picture !== pictures[index - 1] ? [] : [`${id}, step ${index + 1}: ${picture}`];
    });
  });
  expect(offenders).toEqual([]);
});
