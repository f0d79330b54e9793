import { expect, test } from 'vitest';
import { createMonotonicClock } from './monotonic-clock.ts';
import type { ClockEvent } from './session-clock.ts';

/** A clock from -5 s on, and the hands of the browser's. */
function held() {
  let ms = 1_000_000;
  const events: ClockEvent[] = [];
  const clock = createMonotonicClock(-5, () => ms);
  clock.subscribe((event) => events.push(event));
  return { clock, events, pass: (seconds: number) => (ms += seconds * 1000) };
}

test('it stands until it is let go, and keeps its place while it is paused', () => {
  const { clock, pass } = held();
  pass(100);
  expect([clock.now(), clock.rate()]).toEqual([-5, 0]);
  clock.play();
  pass(12.345);
  expect(clock.now()).toBeCloseTo(7.345, 6);
  clock.pause();
  pass(900);
  clock.play();
  pass(1);
  expect(clock.now()).toBeCloseTo(8.345, 6);
  expect(clock.rate()).toBe(1);
});

test('it is led elsewhere, paused or not', () => {
  const { clock, pass } = held();
  clock.seek(20);
  expect(clock.now()).toBe(20);
  clock.play();
  pass(5);
  clock.seek(3);
  pass(1);
  expect(clock.now()).toBeCloseTo(4, 6);
});

test('a hidden page that is woken once a minute follows it all the same', () => {
  const { clock, events, pass } = held();
  clock.play();
  pass(61);
  expect(clock.now()).toBeCloseTo(56, 6);
  expect(events).not.toContain('paused');
});

test.each([2, 30, 120])('when the device has slept %i minutes it is where it was, and waits', async (minutes) => {
  const { clock, events, pass } = held();
  clock.play();
  pass(6);
  clock.now();
  pass(60 * minutes);
  expect([clock.now(), clock.rate()]).toEqual([1, 0]);
  await null;
  expect(events.at(-1)).toBe('paused');
  clock.play();
  pass(1);
  expect(clock.now()).toBeCloseTo(2, 6);
});
