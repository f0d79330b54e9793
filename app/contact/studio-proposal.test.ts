import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Submission } from '#app/.server/database/store.ts';
import { routeArgs } from '#app/site/.server/route-fixture.ts';
import { parseEnv } from '#app/start/.server/env.ts';
import { directoryContext } from '#app/studios/.server/context.ts';
import { directoryOver } from '#app/studios/.server/directory-fixture.ts';
import { contactContext, senderContext } from './.server/context.ts';
import { action, loader } from './studio-proposal.tsx';
import { honeypotField } from './submission.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const directory of open.splice(0)) await directory.close();
});

async function desk(waitSeconds = 0) {
  const stored: Submission[] = [];
  const directory = await directoryOver([{ name: 'Sol Yoga', address: 'Gata 1, 0155 Oslo', place_id: 'a' }]);
  open.push(directory);
  const context = new RouterContextProvider();
  context.set(directoryContext, directory);
  context.set(senderContext, { clientAddress: '192.0.2.1', isTooLarge: false });
  context.set(contactContext, {
    store: {
      insertSubmission: async (submission) => {
        stored.push(submission);
        return 'stored';
      },
    },
    limit: { waitSeconds: async () => waitSeconds },
    notices: null,
    privacyFacts: parseEnv({}),
  });
  const send = (form: Record<string, string>, address = '/yogastudioer/forslag') =>
    action(routeArgs({ address, params: {}, context, form }));
  const open_ = (address: string) => loader(routeArgs({ address, params: {}, context }));
  return { stored, send, load: open_ };
}

const form = { studio: 'Ny Yoga', address: 'Gata 2, 0155 Oslo', sender: 'Kari', email: 'kari@example.no' };

test('a proposal is stored as a message to the owner', async () => {
  const { stored, send } = await desk();
  expect((await send(form)).data).toEqual({ status: 'sent' });
  expect(stored).toEqual([
    {
      name: 'Kari',
      email: 'kari@example.no',
      subject: 'Nytt studio: Ny Yoga',
      message: 'Navn: Ny Yoga\nAdresse: Gata 2, 0155 Oslo',
    },
  ]);
});

test('one about a studio names its page, a made-up studio is none', async () => {
  const { stored, send, load } = await desk();
  await send({ ...form, studio: 'Sol Yoga' }, '/yogastudioer/forslag?studio=sol-yoga');
  await send(form, '/yogastudioer/forslag?studio=finnes-ikke');
  expect(stored.map(({ subject, message }) => [subject, message.split('\n')[0]])).toEqual([
    ['Fra studioet: Sol Yoga', 'Side: sol-yoga'],
    ['Nytt studio: Ny Yoga', 'Navn: Ny Yoga'],
  ]);
  expect(load('/yogastudioer/forslag?studio=sol-yoga').studio).toEqual({ slug: 'sol-yoga', name: 'Sol Yoga' });
});

test('the honeypot and the limit hold, and what was typed comes back', async () => {
  const trapped = await desk();
  expect((await trapped.send({ ...form, [honeypotField]: 'x' })).data).toEqual({ status: 'sent' });
  expect(trapped.stored).toEqual([]);
  const limited = await desk(60);
  const { data, init } = await limited.send(form);
  expect([data.status, init?.status, limited.stored]).toEqual(['limited', 429, []]);
  expect(data).toMatchObject({ values: { studio: 'Ny Yoga' } });
});

test('what is missing is said at its field', async () => {
  const { stored, send } = await desk();
  const { data, init } = await send({ ...form, address: '' });
  expect([init?.status, stored]).toEqual([422, []]);
  expect(data).toMatchObject({ status: 'invalid', errors: { address: 'Skriv adressen, med postnummer og sted.' } });
});
