import { expect, test, vi } from 'vitest';
import type { ClockEvent } from './session-clock.ts';
import { createTrackClock, type Track } from './track-clock.ts';

vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 });

/** An audio element without sound. */
class Element extends EventTarget implements Track {
  currentTime = 0;
  playbackRate = 1;
  readyState = 4;
  paused = true;
  ended = false;
  seeking = false;
  error: MediaError | null = null;
  refusal: DOMException | null = null;
  canPlay: CanPlayTypeResult = 'maybe';
  canPlayType = () => this.canPlay;
  play = async () => {
    if (this.refusal) throw this.refusal;
    this.paused = false;
  };
  pause = () => {
    this.paused = true;
  };
  tell = (type: string) => this.dispatchEvent(new Event(type));
}

function clockOf(track: Element | null) {
  const events: ClockEvent[] = [];
  const clock = createTrackClock(track, 5);
  clock.subscribe((event) => events.push(event));
  return { clock, events };
}

test('it is where the sound is, and the quiet before the session is before 0', () => {
  const track = new Element();
  const { clock, events } = clockOf(track);
  expect([clock.now(), clock.rate(), clock.isSounding()]).toEqual([-5, 0, true]);
  clock.play();
  track.currentTime = 61.5;
  track.tell('timeupdate');
  expect([clock.now(), clock.rate()]).toEqual([56.5, 1]);
  expect(events).toEqual(['moved']);
  clock.seek(20);
  expect(track.currentTime).toBe(25);
});

test('sound that is waited for holds it', () => {
  const track = new Element();
  const { clock } = clockOf(track);
  clock.play();
  track.readyState = 2;
  expect(clock.rate()).toBe(0);
});

test('what the device pauses and lets go on is told, and what we do is not', () => {
  const track = new Element();
  const { clock, events } = clockOf(track);
  clock.play();
  track.tell('play');
  track.pause();
  track.tell('pause');
  expect(events).toEqual(['paused']);
  void track.play();
  track.tell('play');
  expect(events).toEqual(['paused', 'resumed']);
  clock.pause();
  track.tell('pause');
  expect(events).toEqual(['paused', 'resumed']);
});

test('after its end it is beyond every session, and does not begin anew', () => {
  const track = new Element();
  const { clock } = clockOf(track);
  track.ended = true;
  clock.play();
  expect(track.paused).toBe(true);
  expect(clock.now()).toBe(Number.POSITIVE_INFINITY);
});

test('sound that breaks off: the session goes on from there without it', () => {
  vi.useFakeTimers();
  const track = new Element();
  const { clock, events } = clockOf(track);
  clock.play();
  track.currentTime = 30;
  clock.now();
  // Elements forget where they were.
  track.currentTime = 0;
  track.tell('error');
  expect([clock.isSounding(), clock.rate(), events.at(-1)]).toEqual([false, 1, 'moved']);
  vi.advanceTimersByTime(2000);
  expect(clock.now()).toBeCloseTo(27, 3);
  clock.seek(3);
  expect(clock.now()).toBeCloseTo(3, 3);
  vi.useRealTimers();
});

test('sound that does not come within six seconds is not waited for', () => {
  vi.useFakeTimers();
  const track = new Element();
  const { clock } = clockOf(track);
  clock.play();
  track.readyState = 1;
  track.tell('waiting');
  vi.advanceTimersByTime(5900);
  expect(clock.isSounding()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(clock.isSounding()).toBe(false);
  vi.useRealTimers();
});

test.each([
  ['NotAllowedError', false],
  ['NotSupportedError', false],
  ['AbortError', true],
] as const)('a browser that refuses with %s', async (name, isSounding) => {
  const track = new Element();
  track.refusal = new DOMException('', name);
  const { clock } = clockOf(track);
  clock.play();
  await null;
  await null;
  expect(clock.isSounding()).toBe(isSounding);
});

test('without an element, or without MP3, it is the browser’s own clock from the beginning', () => {
  const deaf = new Element();
  deaf.canPlay = '';
  for (const track of [null, deaf]) {
    const { clock } = clockOf(track);
    clock.play();
    expect([clock.isSounding(), clock.rate()]).toEqual([false, 1]);
    expect(clock.now()).toBeCloseTo(-5, 1);
  }
});
