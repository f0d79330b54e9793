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

test('a page says what its exercise says of every condition, and the words of both ways', () => {
  const lacking = allExercises.filter(({ id, conditions, spoken }) => {
    const page = shown(id);
    const said = new Set(page.conditions.map(({ words }) => words));
    return (
      Object.values(conditions).some(({ words }) => !said.has(words)) ||
      page.wayIn.length !== spoken.in.length ||
      page.hasSides !== (spoken.second !== null)
    );
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('one person shows an exercise, and the pages that it leads to are others', () => {
  const pages = allExercises.map(({ id }) => shown(id));
  const changing = pages.filter(({ picture, movement }) =>
    movement.some(({ id, body }) => id === picture.id && body !== picture.body),
  );
  expect(changing.map(({ name }) => name)).toEqual([]);
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
