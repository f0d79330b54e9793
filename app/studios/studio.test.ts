import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '#app/site/.server/context.ts';
import { routeArgs, site } from '#app/site/.server/route-fixture.ts';
import { directoryContext } from './.server/context.ts';
import { directoryOver } from './.server/directory-fixture.ts';
import { loader } from './studio.tsx';

async function load(slug: string, rows: Parameters<typeof directoryOver>[0]) {
  const context = new RouterContextProvider();
  const directory = await directoryOver(rows);
  context.set(directoryContext, directory);
  context.set(siteContext, { site, now: () => new Date('2026-06-10T12:00:00Z') });
  const answer = await loader(routeArgs({ address: `/yogastudioer/studio/${slug}`, params: { slug }, context }));
  await directory.close();
  return { ...answer.data, status: answer.init?.status ?? 200, headers: new Headers(answer.init?.headers) };
}

const row = { name: 'Sol Yoga', address: 'Eksempelgata 1, 0155 Oslo', place_id: 'a' };

test('a studio is shown, on the day that it is', async () => {
  const { status, page, shown } = await load('sol-yoga', [row]);
  expect([status, page.path]).toEqual([200, '/yogastudioer/studio/sol-yoga']);
  expect(shown).toMatchObject({ studio: { name: 'Sol Yoga', city: 'Oslo' }, today: 2 });
});

test('a studio that nobody knows is not found', async () => {
  const { status, page, shown } = await load('maane-yoga', [row]);
  expect([status, shown, page.noindex]).toEqual([404, null, true]);
});

test('as long as nobody could be asked, a studio is worth another try', async () => {
  const { status, shown, headers } = await load('sol-yoga', 'gone');
  expect([status, shown, headers.get('retry-after')]).toEqual([503, null, '60']);
});
