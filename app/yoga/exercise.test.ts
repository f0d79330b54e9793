import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { composedFor, repertoire } from '#app/sessions/.server/composer.ts';
import { routeArgs } from '#app/site/.server/route-fixture.ts';
import { allExercises } from '#content';
import { loader } from './exercise.tsx';
import { exerciseGroups } from './exercise-groups.ts';

function load(id: string) {
  const context = new RouterContextProvider();
  return loader(routeArgs({ address: `/yoga/ovelser/${id}`, params: { id }, context }));
}

function shown(id: string) {
  const { exercise } = load(id).data;
  if (!exercise) throw new Error(`there is no exercise ${id}`);
  return exercise;
}

test('poses and exercises are eighty at least, each with a page', () => {
  expect(repertoire.length).toBeGreaterThanOrEqual(80);
  expect(repertoire.filter(({ page }) => page === null)).toEqual([]);
  expect(load('finnes-ikke').init?.status).toBe(404);
});

test('every exercise stands in one group of the list', () => {
  const listed = exerciseGroups.flatMap(({ exercises }) => exercises.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(allExercises.map(({ id }) => id).toSorted());
});

test('a page says what its exercise says of every condition, and all its words', () => {
  const lacking = allExercises.filter(({ id, conditions, spoken }) => {
    const page = shown(id);
    const said = new Set(page.conditions.map(({ words }) => words));
    return (
      Object.values(conditions).some(({ words }) => !said.has(words)) ||
      page.steps.flatMap(({ lines }) => lines).length !==
        spoken.before.length + spoken.in.length + spoken.hold.length + spoken.out.length ||
      page.hasSides !== (spoken.second !== null)
    );
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('every exercise is shown in its steps, and leads to others', () => {
  const pages = allExercises.map(({ id }) => shown(id));
  expect(pages.filter(({ steps }) => steps.every(({ figures }) => figures.length === 0))).toEqual([]);
  expect(pages.filter(({ name, related }) => related.some((other) => other.name === name))).toEqual([]);
  expect(pages.filter(({ related }) => related.length < 3)).toEqual([]);
});

test('the sessions that an exercise leads to are such as can be had', () => {
  const addresses = new Set(allExercises.flatMap(({ id }) => shown(id).sessions.map(({ path }) => path)));
  const missing = [...addresses].filter(
    (address) => !composedFor(new URL(address, 'http://localhost').searchParams)?.session,
  );
  expect(missing).toEqual([]);
});
