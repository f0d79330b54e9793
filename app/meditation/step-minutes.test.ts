import { expect, test } from 'vitest';
import { meditations } from '#app/.server/library.ts';
import { timedStep } from './step-minutes.ts';

test('the minutes of a step stand in its title', () => {
  expect(timedStep({ title: 'Lang utpust (4 min)', text: 'Pust.' })).toMatchObject({
    title: 'Lang utpust',
    minutes: 4,
  });
  expect(timedStep({ title: 'Gjør deg klar', text: 'Sett deg.' })).toMatchObject({
    title: 'Gjør deg klar',
    minutes: null,
  });
});

test('the minutes of the steps are those of the meditation', () => {
  const wrong = meditations.filter(({ steps, duration }) => {
    const minutes = steps.reduce((sum, step) => sum + (timedStep(step).minutes ?? 0), 0);
    return `${minutes} min` !== duration;
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
