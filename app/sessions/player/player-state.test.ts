import { expect, test } from 'vitest';
import { shortSession } from '../script/testing-session.ts';
import { type PlayerAction, type PlayerState, playerReducer, readyState } from './player-state.ts';

/** Plays a list of `[action, what the clock says]` and gives every state. */
function after(...actions: readonly [PlayerAction['type'], number, number?][]): PlayerState[] {
  const states: PlayerState[] = [];
  let state = readyState;
  for (const [type, atSeconds, toSeconds = 0] of actions) {
    state = playerReducer(shortSession, state, { type, atSeconds, toSeconds });
    states.push(state);
  }
  return states;
}
const last = (states: readonly PlayerState[]) => states.at(-1) ?? readyState;
const texts = (states: readonly PlayerState[]) => states.flatMap(({ due }) => due.map(({ text }) => text));

test('a session begins five seconds after the start', () => {
  const states = after(['start', -5], ['tick', -0.1], ['tick', 0]);
  expect(states.map(({ positionSeconds }) => positionSeconds)).toEqual([-5, -0.1, 0]);
  expect(texts(states.slice(0, 2))).toEqual([]);
  expect(texts(states)).toEqual(['Stå på ett bein.']);
});

test('sound that began before the page could follow is joined where it is', () => {
  const states = after(['start', 11]);
  expect(last(states)).toMatchObject({ status: 'running', positionSeconds: 11 });
  expect(texts(states)).toEqual(['Stå på ett bein.', 'Bytt side.']);
});

test('a pause holds the place, whatever the clock says', () => {
  const states = after(['start', -5], ['pause', 7.345], ['tick', 900], ['resume', 7.345], ['tick', 8.345]);
  expect(states.map(({ positionSeconds }) => positionSeconds)).toEqual([-5, 7.345, 7.345, 7.345, 8.345]);
  expect(last(states).status).toBe('running');
});

test('pausing and going on says no cue twice and leaves none out', () => {
  const states = after(
    ['start', -5],
    ['tick', 0],
    ['tick', 9],
    ['pause', 10],
    ['resume', 10],
    ['tick', 20],
    ['pause', 20.5],
    ['resume', 20.5],
    ['tick', 59.5],
    ['tick', 69.5],
  );
  expect(texts(states)).toEqual(shortSession.cues.map(({ text }) => text));
  expect(last(states).status).toBe('finished');
});

test('a page that wakes late is where the clock is', () => {
  const states = after(['start', -5], ['tick', 0], ['tick', 40]);
  expect(last(states).positionSeconds).toBe(40);
  expect(texts(states)).toEqual(['Stå på ett bein.', 'Bytt side.', 'Inn på fire, ut på seks.']);
});

test('skip leaves a pose with both its sides, and says what comes', () => {
  const states = after(['start', -5], ['tick', 1], ['skip', 1]);
  expect(last(states).positionSeconds).toBe(20);
  expect(last(states).due.map(({ text }) => text)).toEqual(['Inn på fire, ut på seks.']);
});

test('skip after the last step ends the session', () => {
  const states = after(['start', -5], ['skip', -4], ['skip', 0], ['skip', 20], ['skip', 41]);
  expect(last(states).status).toBe('finished');
  expect(last(states).positionSeconds).toBe(shortSession.seconds);
});

test('back leads to the start of the step, and from there to the one before', () => {
  const states = after(['start', -5], ['tick', 25], ['back', 25], ['back', 21]);
  expect(states[2]?.positionSeconds).toBe(20);
  expect(states[3]?.positionSeconds).toBe(10);
});

test.each([
  [30, 30, 'running'],
  [-20, 0, 'running'],
  [600, 60, 'finished'],
] as const)('seeking to %i s leads to %i s', (to, positionSeconds, status) => {
  expect(last(after(['start', -5], ['tick', 25], ['seek', 25, to]))).toMatchObject({ positionSeconds, status });
});

test('a sound that is wound back by the device takes the session along', () => {
  const states = after(['start', -5], ['tick', 25], ['tick', 9], ['tick', 10]);
  expect(states.map(({ positionSeconds }) => positionSeconds)).toEqual([-5, 25, 9, 10]);
  expect(texts(states.slice(3))).toEqual(['Bytt side.']);
});

test('restart begins anew, with the five seconds', () => {
  const states = after(['start', -5], ['tick', 25], ['restart', 26]);
  expect(last(states)).toMatchObject({ status: 'running', positionSeconds: -5 });
});
