import { expect, test } from 'vitest';
import { shortSession } from './testing-session.ts';
import { backTarget, cuesBetween, momentAt, nextChangeSeconds, skipTarget } from './timeline.ts';

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

test('at its ends a session is all before it, or all behind it', () => {
  expect(momentAt(shortSession, 0)).toMatchObject({ countdownSeconds: 0, progress: 0, remainingSeconds: 60 });
  const end = momentAt(shortSession, 61);
  expect(end).toMatchObject({ progress: 1, remainingSeconds: 0, nextStep: null, nextCue: null });
  expect(end.cue?.text).toBe('Ferdig.');
  expect(momentAt(shortSession, 15).progress).toBe(0.25);
});

test('a phase of breath says since when, for how long, and what rings', () => {
  expect(momentAt(shortSession, 35).breath).toMatchObject({ sinceSeconds: 34, phaseSeconds: 6, bell: 'out' });
  expect(momentAt({ ...shortSession, isQuiet: true }, 35).breath).toMatchObject({ kind: 'out', bell: null });
  const breathFirst = {
    ...shortSession,
    steps: shortSession.steps.slice(2, 3).map((step) => ({ ...step, startSeconds: 0 })),
  };
  expect(momentAt(breathFirst, -1).breath).toBeNull();
  expect(momentAt(breathFirst, 0)).toMatchObject({ breath: { kind: 'in', round: 1 }, cue: { id: '1' } });
  expect(momentAt(shortSession, 5).breath).toBeNull();
});

test('a tick of the clock brings the cues that came since the last', () => {
  const ids = (from: number, until: number) => cuesBetween(shortSession, from, until).map(({ id }) => id);
  expect(ids(-0.1, 0)).toEqual(['1']);
  expect(ids(0, 10)).toEqual(['2']);
  expect(ids(10, 19.9)).toEqual([]);
  expect(ids(19.9, 60)).toEqual(['3', '4', '5']);
});

test('the clock wakes where a breath changes between two seconds', () => {
  const [first, ...others] = shortSession.steps;
  const breath = [
    { kind: 'in', seconds: 1.5 },
    { kind: 'out', seconds: 2 },
  ] as const;
  const session = { ...shortSession, steps: [{ ...first, breath }, ...others] } as typeof shortSession;
  expect(nextChangeSeconds(session, 1.2)).toBe(1.5);
  expect(nextChangeSeconds(session, 1.5)).toBe(2);
  expect(nextChangeSeconds(shortSession, -2.5)).toBe(-2);
});

test('skipping leads past both sides of a step, and from the last one to the end', () => {
  expect([-1, 0, 5, 12, 20, 41, 60].map((at) => skipTarget(shortSession, at))).toEqual([0, 20, 20, 20, 41, 60, 60]);
});

test('going back leads to the start of the step, or of the one before when it has just begun', () => {
  expect([-1, 2, 3.5, 13, 13.5, 22, 24, 42].map((at) => backTarget(shortSession, at))).toEqual([
    0, 0, 0, 0, 10, 10, 20, 20,
  ]);
});

test('a session without steps is an error that names it', () => {
  expect(() => momentAt({ ...shortSession, steps: [] }, 0)).toThrow('session kort has no step -1');
});
