import { expect, test } from 'vitest';
import { meditations } from '#app/.server/library.ts';
import { furtherLinks } from './meditation-links.ts';

test('no meditation names the same place twice among its links', () => {
  const twice = meditations.flatMap((meditation) => {
    const { here, elsewhere } = furtherLinks(meditation);
    const places = [...here, ...elsewhere].map(({ path }) => path);
    return places.filter((path, index) => places.indexOf(path) !== index).map((path) => [meditation.slug, path]);
  });
  expect(twice).toEqual([]);
});
