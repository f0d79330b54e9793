import { createAudioClock, type Playing } from './audio-clock.ts';
import { createMonotonicClock } from './monotonic-clock.ts';
import { createListeners, type SessionClock } from './session-clock.ts';

/** A session's clock that knows whether the sound track carries it. */
export type TrackClock = SessionClock & { isSounding(): boolean };

/** What of an audio element it needs. */
export type Track = Playing & Pick<HTMLAudioElement, 'canPlayType'>;

/** Goes by the sound track, and where that cannot play, or not any further, by the browser's own clock from the same place on. */
export function createTrackClock(audio: Track | null, quietSeconds: number): TrackClock {
  const { tell, subscribe } = createListeners();
  let isSounding = audio !== null && audio.canPlayType('audio/mpeg') !== '' && audio.error === null;
  let isWanted = audio !== null && !audio.paused;
  if (!isSounding) audio?.pause();
  /** The element forgets it when its sound cannot be had. */
  let atSeconds = -quietSeconds;
  let clock = audio && isSounding ? createAudioClock(audio, quietSeconds) : createMonotonicClock(atSeconds);
  const follow = () =>
    clock.subscribe((event) => {
      if (event === 'paused') isWanted = false;
      if (event === 'resumed') isWanted = true;
      if (event === 'failed') fallBack();
      else tell(event);
    });
  follow();

  function fallBack(): void {
    const fromSeconds = Math.max(atSeconds, now());
    clock.close();
    isSounding = false;
    clock = createMonotonicClock(fromSeconds);
    follow();
    if (isWanted) clock.play();
    tell('moved');
  }
  function now(): number {
    const seconds = clock.now();
    if (Number.isFinite(seconds)) atSeconds = seconds;
    return seconds;
  }

  return {
    now,
    rate: () => clock.rate(),
    isSounding: () => isSounding,
    play() {
      isWanted = true;
      clock.play();
    },
    pause() {
      isWanted = false;
      clock.pause();
    },
    seek(seconds) {
      atSeconds = seconds;
      clock.seek(seconds);
    },
    subscribe,
    close: () => clock.close(),
  };
}
