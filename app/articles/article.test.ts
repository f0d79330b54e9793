import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '#app/site/.server/context.ts';
import { routeArgs, site, thrownBy } from '#app/site/.server/route-fixture.ts';
import { loader } from './article.tsx';

function argsFor(id: string, slug?: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, { site, now: () => new Date() });
  return routeArgs({ address: `/artikler/${id}`, params: { id, slug }, context });
}

test.each(['0', '999', '1abc', '-1', '1.0', '01'])(
  'article %s, which is none, leads to the not-found page',
  async (id) => {
    expect(await thrownBy(() => loader(argsFor(id)))).toEqual({ status: 302, location: '/404' });
  },
);

test.each([undefined, 'feil'])('article 1 is shown whatever its slug (%s), under its own path', (slug) => {
  const { page, article } = loader(argsFor('1', slug));
  expect(article.id).toBe(1);
  expect(page.path).toBe(`/artikler/1/${article.slug}`);
});
