import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRetention } from './retention.ts';

const hourMs = 3_600_000;
const start = new Date('2026-11-21T12:00:00Z');
let forgotten: string[];
let errors: unknown[];

function open() {
  const unused = () => Promise.reject(new Error('not asked'));
  return withRetention(
    {
      allStudios: unused,
      studiosVersion: unused,
      studioByName: unused,
      insertSubmission: unused,
      deleteSubmissionsBefore: async (before) => void forgotten.push(before.toISOString()),
      close: async () => undefined,
      notices: null,
    },
    { days: 365, onError: (error) => void errors.push(error) },
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  forgotten = [];
  errors = [];
});
afterEach(() => vi.useRealTimers());

it('lets go of what is too old at once and every hour, until it is closed', async () => {
  const store = open();
  expect(forgotten, 'also in a process that never lives an hour').toEqual(['2025-11-21T12:00:00.000Z']);
  vi.advanceTimersByTime(2 * hourMs);
  expect(forgotten).toEqual(['2025-11-21T12:00:00.000Z', '2025-11-21T13:00:00.000Z', '2025-11-21T14:00:00.000Z']);
  await store.close();
  vi.advanceTimersByTime(2 * hourMs);
  expect(forgotten).toHaveLength(3);
});

it.each(['2038-01-19T03:14:07Z', '1970-01-01T00:00:00Z', '2026-11-21T13:30:00Z'])(
  'deletes nothing in the hour in which the clock is set to %s, and goes on by the clock that stays',
  async (wrong) => {
    const store = open();
    forgotten = [];
    vi.setSystemTime(wrong);
    vi.advanceTimersByTime(hourMs);
    expect(forgotten).toEqual([]);
    expect(errors).toHaveLength(1);
    // Set right again: the next hour is passed over too.
    vi.setSystemTime('2026-11-21T14:00:00Z');
    vi.advanceTimersByTime(hourMs);
    expect(forgotten).toEqual([]);
    vi.advanceTimersByTime(hourMs);
    expect(forgotten).toEqual(['2025-11-21T16:00:00.000Z']);
    await store.close();
  },
);
