import { expect, test } from 'vitest';
import { shortSession } from '#app/sessions/script/testing-session.ts';
import { type PlayerAction, type PlayerState, played, readyState } from './player-state.ts';

/** Plays a list of `[action, second on the clock]` and gives every state. */
function after(...actions: readonly [PlayerAction['type'], number][]): PlayerState[] {
  const states: PlayerState[] = [];
  let state = readyState;
  for (const [type, seconds] of actions) {
    state = played(shortSession, state, { type, atMs: seconds * 1000 });
    states.push(state);
  }
  return states;
}
const last = (states: readonly PlayerState[]) => states.at(-1) ?? readyState;
const texts = (states: readonly PlayerState[]) => states.flatMap(({ due }) => due.map(({ text }) => text));

test('a session begins five seconds after the start', () => {
  const states = after(['start', 0], ['tick', 4.9], ['tick', 5]);
  expect(states.map(({ positionSeconds }) => Math.round(positionSeconds * 10) / 10)).toEqual([-5, -0.1, 0]);
  expect(texts(states.slice(0, 2))).toEqual([]);
  expect(texts(states)).toEqual(['Stå på ett bein.']);
});

test('a pause holds the place to the millisecond, however long it lasts', () => {
  const states = after(['start', 0], ['pause', 12.345], ['tick', 900], ['resume', 5000], ['tick', 5001]);
  expect(states[1]?.positionSeconds).toBeCloseTo(7.345, 6);
  expect(states[2]?.positionSeconds).toBeCloseTo(7.345, 6);
  expect(last(states).positionSeconds).toBeCloseTo(8.345, 6);
  expect(last(states).status).toBe('running');
});

test('pausing and going on says no cue twice and leaves none out', () => {
  const states = after(
    ['start', 0],
    ['tick', 5],
    ['tick', 14],
    ['pause', 15],
    ['resume', 80],
    ['tick', 90],
    ['pause', 90.5],
    ['resume', 91],
    ['tick', 130],
    ['tick', 140],
  );
  expect(texts(states)).toEqual(shortSession.cues.map(({ text }) => text));
  expect(last(states).status).toBe('finished');
});

test('a hidden tab that wakes late is where the clock is', () => {
  const states = after(['start', 0], ['tick', 5], ['tick', 45]);
  expect(last(states).positionSeconds).toBeCloseTo(40, 6);
  expect(texts(states)).toEqual(['Stå på ett bein.', 'Bytt side.', 'Inn på fire, ut på seks.']);
});

test('a hidden page that is woken once a minute plays on', () => {
  const long = { ...shortSession, seconds: 600 };
  const running = played(long, readyState, { type: 'start', atMs: 0 });
  expect(played(long, running, { type: 'tick', atMs: 61_000 })).toMatchObject({
    status: 'running',
    positionSeconds: 56,
  });
});

test.each([2, 30, 120])('a device that has slept %i minutes stays where it was, and waits', (minutes) => {
  const slept = 6 + 60 * minutes;
  const states = after(['start', 0], ['tick', 6], ['tick', slept], ['resume', slept + 5], ['tick', slept + 6]);
  expect(states[2]?.status).toBe('paused');
  expect(states[2]?.positionSeconds).toBeCloseTo(1, 6);
  expect(states[2]?.due).toEqual([]);
  expect(last(states).positionSeconds).toBeCloseTo(2, 6);
});

test('skip leaves a pose with both its sides, and says what comes', () => {
  const states = after(['start', 0], ['tick', 6], ['skip', 6]);
  expect(last(states).positionSeconds).toBe(20);
  expect(last(states).due.map(({ text }) => text)).toEqual(['Inn på fire, ut på seks.']);
});

test('skip after the last step ends the session', () => {
  const states = after(['start', 0], ['skip', 1], ['skip', 2], ['skip', 3], ['skip', 4]);
  expect(last(states).status).toBe('finished');
  expect(last(states).positionSeconds).toBe(shortSession.seconds);
});

test('back leads to the start of the step, and from there to the one before', () => {
  const states = after(['start', 0], ['tick', 30], ['back', 30], ['back', 31]);
  expect(states[2]?.positionSeconds).toBe(20);
  expect(states[3]?.positionSeconds).toBe(10);
});

test('restart begins anew, with the five seconds', () => {
  const states = after(['start', 0], ['tick', 30], ['restart', 31]);
  expect(last(states)).toMatchObject({ status: 'running', positionSeconds: -5 });
});
