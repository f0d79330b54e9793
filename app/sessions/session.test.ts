import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { routeArgs } from '#app/.server/route-fixture.ts';
import { loader } from './session.tsx';

const load = (id: string) =>
  loader(routeArgs({ address: `/okt/${id}`, params: { id }, context: new RouterContextProvider() }));

test('a session is found by its id and belongs to the page it stands on', () => {
  const { data, init } = load('rygg');
  expect([init?.status, data.session?.id, data.parent.path]).toEqual([undefined, 'rygg', '/yoga/rygg']);
});

test('a session that nobody knows is not found', () => {
  const { data, init } = load('finnes-ikke');
  expect([init?.status, data.session, data.page.noindex]).toEqual([404, null, true]);
});
