import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '#app/site/.server/context.ts';
import { routeArgs, site, thrownBy } from '#app/site/.server/route-fixture.ts';
import { directoryContext } from './.server/context.ts';
import { directoryOver } from './.server/directory-fixture.ts';
import { loader } from './studio-location.tsx';

async function argsFor(location: string, search = '') {
  const context = new RouterContextProvider();
  const directory = await directoryOver([{ name: 'Sol Yoga', address: 'Eksempelgata 1, 0155 Oslo', place_id: 'a' }]);
  await directory.close();
  context.set(directoryContext, directory);
  context.set(siteContext, { site, now: () => new Date() });
  const address = `/yogastudioer/${encodeURIComponent(location)}${search}`;
  return routeArgs({ address, params: { location }, context });
}

test.each([
  ['OSLO', '', '/yogastudioer/oslo'],
  ['mo-i-rana', '?sorter=navn', '/yogastudioer/mo%20i%20rana?sorter=navn'],
])('%s%s leads for good to the address of the city', async (location, search, goal) => {
  const args = await argsFor(location, search);
  expect(await thrownBy(() => loader(args))).toEqual({ status: 308, location: goal });
});

test('a city is shown with its studios, or none', async () => {
  const oslo = loader(await argsFor('oslo'));
  expect([oslo.init?.status, oslo.data.registered, oslo.init?.headers]).toEqual([200, 1, undefined]);
  const moIRana = loader(await argsFor('mo i rana'));
  expect([moIRana.init?.status, moIRana.data.registered]).toEqual([200, 0]);
});

test('a place that is none is not found, and kept by nobody', async () => {
  const { data, init } = loader(await argsFor('atlantis'));
  expect([init?.status, data.page.noindex]).toEqual([404, true]);
  expect(new Headers(init?.headers).get('cache-control')).toBe('private, max-age=0');
});
