import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '#app/site/.server/context.ts';
import { routeArgs, site } from '#app/site/.server/route-fixture.ts';
import { loader } from './security-text.ts';

test('names the owner’s address, and half a year in which that holds', async () => {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    site: { ...site, email: 'sikkerhet@pusterom.example' },
    now: () => new Date('2026-11-22T10:00:00Z'),
  });
  const answer = loader(routeArgs({ address: '/.well-known/security.txt', params: {}, context }));
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:sikkerhet@pusterom.example',
    'Expires: 2027-05-21T10:00:00.000Z',
    'Preferred-Languages: nb, en',
    'Canonical: https://pusterom.example/.well-known/security.txt',
    '',
  ]);
});
