import { expect, test } from 'vitest';
import { allPoses } from '#content';
import { agreesWith, poseChoice, poseFilters } from './pose-filters.ts';

function chosenBy(query: string): string[] {
  const { choice } = poseChoice(new URLSearchParams(query));
  return allPoses.filter((pose) => agreesWith(pose, choice)).map(({ id }) => id);
}

test('every choice leaves some poses, and takes some away', () => {
  const useless = poseFilters.flatMap(({ name, options }) =>
    options.flatMap(({ value }) => {
      const count = chosenBy(`${name}=${value}`).length;
      const isUseless = count === 0 || (count === allPoses.length && name !== 'hensyn');
      return isUseless ? [`${name}=${value}: ${count}`] : [];
    }),
  );
  expect(useless).toEqual([]);
});

test('nothing and what nobody knows choose all', () => {
  for (const query of ['', 'kropp=', 'kropp=arm', 'hensyn=alt', 'niva=lett'])
    expect(chosenBy(query), query).toHaveLength(allPoses.length);
});

test('what a condition says to avoid is not shown with it', () => {
  const avoided = allPoses.filter(({ conditions }) => conditions.nakke?.verdict === 'avoid').map(({ id }) => id);
  expect(avoided.length).toBeGreaterThan(0);
  expect(chosenBy('hensyn=nakke').filter((id) => avoided.some((other) => other === id))).toEqual([]);
});

test('all that is chosen must agree', () => {
  const both = chosenBy('stilling=staende&niva=nybegynner');
  expect(both).toEqual(chosenBy('stilling=staende').filter((id) => chosenBy('niva=nybegynner').includes(id)));
  expect(both.length).toBeGreaterThan(0);
});
