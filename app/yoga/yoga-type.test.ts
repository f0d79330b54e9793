import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { meditations, yogaClasses, yogaTypes } from '#app/.server/library.ts';
import { conditionIds, strictness } from '#app/conditions/conditions.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { routeArgs, site } from '#app/site/.server/route-fixture.ts';
import { directoryContext } from '#app/studios/.server/context.ts';
import { directoryOver } from '#app/studios/.server/directory-fixture.ts';
import { loader } from './yoga-type.tsx';

async function load(slug: string) {
  const context = new RouterContextProvider();
  const directory = await directoryOver([
    { name: 'Sol', address: 'Gata 1, 0155 Oslo', categories: 'Yinyoga', place_id: 'a' },
  ]);
  await directory.close();
  context.set(directoryContext, directory);
  context.set(siteContext, { site, now: () => new Date() });
  const { data } = loader(routeArgs({ address: `/yoga/typer/${slug}`, params: { slug }, context }));
  if (!data.type) throw new Error(`there is no type ${slug}`);
  return data;
}

test('yin leads to its class, its poses and the studios that name it', async () => {
  const { practices, poses, cities } = await load('yin-yoga');
  expect(practices.map(({ href }) => href)).toContain('/yoga/yin');
  expect(poses.map(({ id }) => id)).toContain('baddha-konasana');
  expect(cities).toEqual([{ name: 'Oslo', count: 1, href: '/yogastudioer/oslo?stil=yinyoga' }]);
});

test('the type that is meditation leads to meditations, and every type somewhere', async () => {
  const { practices } = await load('meditation');
  expect(practices.map(({ href }) => href)).toContain('/meditasjon/kroppsskanning-for-avspenning');
  const loaded = await Promise.all(yogaTypes.map(({ slug }) => load(slug)));
  expect(loaded.filter(({ practices }) => practices.length === 0).map(({ page }) => page.path)).toEqual([]);
});

test('no type is milder about a condition than a class or a meditation that it leads to', () => {
  const milder = yogaTypes.flatMap((type) =>
    [...yogaClasses, ...meditations]
      .filter(({ slug }) => type.classes.includes(slug) || type.meditations.includes(slug))
      .flatMap(({ slug, conditions }) =>
        conditionIds
          .filter((id) => strictness(type.conditions[id]?.verdict) < strictness(conditions[id]?.verdict))
          .map((id) => `${type.slug}: ${id} of ${slug}`),
      ),
  );
  expect(milder).toEqual([]);
  expect(yogaTypes.filter(({ conditions }) => Object.keys(conditions).length === 0)).toEqual([]);
});
