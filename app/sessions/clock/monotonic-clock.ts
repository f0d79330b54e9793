import { createListeners, type SessionClock } from './session-clock.ts';

/** Browsers wake a hidden page at least once a minute; a longer silence means that the device has slept. */
const longestGapSeconds = 75;

/**
 * A session's clock where no sound carries it: the browser's own, which no change of the date moves. It goes on while the
 * page is hidden or busy. When the device has slept it stops where it was last looked at, since nobody followed the rest.
 */
export function createMonotonicClock(fromSeconds: number, readMs = () => performance.now()): SessionClock {
  const { tell, subscribe } = createListeners();
  let atSeconds = fromSeconds;
  let atMs = readMs();
  let isGoing = false;

  function now(): number {
    const ms = readMs();
    const passedSeconds = (ms - atMs) / 1000;
    atMs = ms;
    if (!isGoing) return atSeconds;
    if (passedSeconds > longestGapSeconds) {
      isGoing = false;
      queueMicrotask(() => tell('paused'));
      return atSeconds;
    }
    atSeconds += Math.max(0, passedSeconds);
    return atSeconds;
  }
  const set = (going: boolean) => {
    now();
    isGoing = going;
    tell('moved');
  };

  return {
    now,
    rate: () => (isGoing ? 1 : 0),
    play: () => set(true),
    pause: () => set(false),
    seek(seconds) {
      now();
      atSeconds = seconds;
      tell('moved');
    },
    subscribe,
    close() {
      isGoing = false;
    },
  };
}
