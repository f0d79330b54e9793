import { expect, test } from 'vitest';
import { articles, meditations, poses, yogaClasses, yogaTypes } from '#app/.server/library.ts';
import { allPages } from '#content';

test('no two pages have the same first heading', () => {
  const headings = [
    ...allPages.map(({ heading }) => heading),
    ...[...yogaClasses, ...yogaTypes, ...meditations, ...articles].map(({ title }) => title),
    ...poses.map(({ name }) => name),
  ];
  const said = headings.filter((heading, index) => headings.indexOf(heading) < index);
  expect(said).toEqual([]);
});
