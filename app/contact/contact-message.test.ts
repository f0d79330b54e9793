import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Submission } from '#app/.server/database/store.ts';
import { routeArgs } from '#app/site/.server/route-fixture.ts';
import { parseEnv } from '#app/start/.server/env.ts';
import { contactContext, senderContext } from './.server/context.ts';
import { action } from './contact-message.ts';
import { honeypotField } from './submission.ts';

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Hei', message: 'Takk for siden.' };

interface Case {
  readonly form?: Readonly<Record<string, string>>;
  readonly isTooLarge?: boolean;
  readonly isDown?: boolean;
  readonly waitSeconds?: number;
}

/** Sends a message, and tells what became of it. */
async function send({ form = message, isTooLarge = false, isDown = false, waitSeconds = 0 }: Case = {}) {
  const stored: Submission[] = [];
  const counted: string[] = [];
  const woken: string[] = [];
  const context = new RouterContextProvider();
  context.set(senderContext, { clientAddress: '198.51.100.1', isTooLarge });
  context.set(contactContext, {
    store: {
      async insertSubmission(submission) {
        if (isDown) throw new Error('database is gone');
        stored.push(submission);
        return 'stored';
      },
    },
    limit: {
      async waitSeconds(address) {
        counted.push(address);
        return waitSeconds;
      },
    },
    notices: { wake: () => void woken.push('owner') },
    privacyFacts: parseEnv({}),
  });
  const answer = await action(routeArgs({ address: '/kontakt/melding', params: {}, context, form }));
  const { status, headers } = answer;
  return { status, headers, result: await answer.json(), stored, counted, woken: woken.length };
}

test('a message is stored, counted for its sender, and the owner is told', async () => {
  const { status, result, stored, counted, woken } = await send();
  expect([status, result]).toEqual([200, { status: 'sent' }]);
  expect([stored, counted, woken]).toEqual([[message], ['198.51.100.1'], 1]);
});

test('what fills in the honeypot is told that it was sent, and thrown away', async () => {
  const { status, result, stored, woken } = await send({ form: { ...message, [honeypotField]: 'https://example.no' } });
  expect([status, result, stored, woken]).toEqual([200, { status: 'sent' }, [], 0]);
});

test('what was too large to be read is refused', async () => {
  const { status, result, stored } = await send({ isTooLarge: true });
  expect([status, result, stored]).toEqual([413, { status: 'tooLarge' }, []]);
});

test('what cannot be stored comes back, and nobody is told', async () => {
  const { status, result, woken } = await send({ isDown: true });
  expect([status, result, woken]).toEqual([500, { status: 'failed', values: message }, 0]);
});

test('what breaks the rules comes back with its errors, and is not counted', async () => {
  const { status, result, stored, counted } = await send({ form: { ...message, email: 'kari' } });
  expect([status, result.status, Object.keys(result.errors)]).toEqual([422, 'invalid', ['email']]);
  expect([stored, counted]).toEqual([[], []]);
});

test('who sends too much is told how long to wait', async () => {
  const { status, headers, result, stored } = await send({ waitSeconds: 61 });
  expect([status, headers.get('retry-after'), result.waitMinutes, stored]).toEqual([429, '61', 2, []]);
});

test('without what it needs, an action fails instead of guessing', async () => {
  const context = new RouterContextProvider();
  await expect(action(routeArgs({ address: '/kontakt/melding', params: {}, context, form: message }))).rejects.toThrow(
    'No value found for context',
  );
});
