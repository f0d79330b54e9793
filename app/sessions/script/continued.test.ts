import { expect, test } from 'vitest';
import { sessions } from '../.server/sessions.ts';
import { continuedAt } from './continued.ts';

const shares = [0, 0.1, 0.35, 0.5, 0.8, 0.99];
const continued = sessions.flatMap((session) =>
  shares.map((share) => {
    const leftSeconds = session.seconds * share;
    return { session, leftSeconds, fromSeconds: continuedAt(session, leftSeconds) };
  }),
);

test('it goes on with the step that was left, with its first side where it has two, and never later', () => {
  const wrong = continued.filter(({ session, leftSeconds, fromSeconds }) => {
    const step = session.steps.find(({ startSeconds }) => startSeconds === fromSeconds);
    return !step || step.side === 'second' || fromSeconds > leftSeconds;
  });
  expect(wrong.map(({ session, leftSeconds }) => `${session.id} from ${leftSeconds} s`)).toEqual([]);
  expect(continued.filter(({ fromSeconds }) => fromSeconds > 0).length).toBeGreaterThan(sessions.length);
});
