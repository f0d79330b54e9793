import { expect, test } from 'vitest';
import { shortSession } from './testing-session.ts';
import { momentAt, nextChangeSeconds } from './timeline.ts';

test('getting ready shows the first step, and nothing is said yet', () => {
  const moment = momentAt(shortSession, -2.5);
  expect(moment).toMatchObject({ countdownSeconds: 2.5, progress: 0, cue: null, breath: null });
  expect(moment.nextCue?.atSeconds).toBe(0);
});

test('a moment knows its step, the next one, what was said and what comes', () => {
  const moment = momentAt(shortSession, 12);
  expect(moment.step).toMatchObject({ name: 'Treet', side: 'second' });
  expect(moment.nextStep?.name).toBe('Pust');
  expect(moment.cue?.text).toBe('Bytt side.');
  expect(moment.nextCue?.atSeconds).toBe(20);
  expect(moment.remainingSeconds).toBe(48);
});

test.each([
  [20, 'in', 1, 0],
  [23.5, 'in', 1, 3.5],
  [24, 'out', 1, 0],
  [30, 'in', 2, 0],
  [39.5, 'out', 2, 5.5],
])('at %i s one breathes %s, round %i', (at, kind, round, elapsedSeconds) => {
  const { breath } = momentAt(shortSession, at);
  expect(breath).toMatchObject({ kind, round, rounds: 2 });
  expect(breath?.elapsedSeconds).toBeCloseTo(elapsedSeconds, 3);
});

test('a round that no longer fits is not begun', () => {
  expect(momentAt(shortSession, 40.5).breath).toBeNull();
});

test('a moment knows how long its step has lasted', () => {
  expect(momentAt(shortSession, 41).stepSeconds).toBe(0);
  expect(momentAt(shortSession, 42.5).stepSeconds).toBeCloseTo(1.5, 6);
});

test('the clock wakes for the next cue, phase of breath or whole second, whichever is first', () => {
  const spoken = { id: '0', atSeconds: 3.4, text: 'Nå.', bell: null, kind: 'hold', side: null } as const;
  const halfway = { ...shortSession, cues: [spoken, ...shortSession.cues] };
  expect(nextChangeSeconds(halfway, 3.1)).toBe(3.4);
  expect(nextChangeSeconds(shortSession, 3.4)).toBe(4);
  expect(nextChangeSeconds(shortSession, 4)).toBe(5);
});
