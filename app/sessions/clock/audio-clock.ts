import { createListeners, type SessionClock } from './session-clock.ts';

/** Without sound for so long, the session goes on without it. */
const longestWaitMs = 6000;
/** Each may mean that it is somewhere else, or goes at another rate. */
const movements = ['timeupdate', 'seeking', 'seeked', 'playing', 'waiting', 'ended'] as const;

/** What of an audio element a clock needs. */
export type Playing = EventTarget &
  Pick<
    HTMLAudioElement,
    'currentTime' | 'playbackRate' | 'readyState' | 'paused' | 'ended' | 'seeking' | 'error' | 'play' | 'pause'
  >;

/** The clock of a session whose sound track plays: it is where the sound is. Before it the track has so much quiet. */
export function createAudioClock(audio: Playing, quietSeconds: number): SessionClock {
  const { tell, subscribe } = createListeners();
  let isWanted = !audio.paused;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const isHeld = () => audio.seeking || audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

  function watch(): void {
    clearTimeout(wait);
    if (isWanted && !audio.paused && isHeld()) wait = setTimeout(() => isHeld() && tell('failed'), longestWaitMs);
  }
  const follow = () => {
    // Pressed on a headset, or taken away by a call. Events come late: what they tell may be over.
    if (audio.paused && isWanted && !audio.ended) {
      isWanted = false;
      tell('paused');
    } else if (!audio.paused && !isWanted) {
      isWanted = true;
      tell('resumed');
    }
  };
  const stop = new AbortController();
  const on = (type: string, listener: () => void) => audio.addEventListener(type, listener, { signal: stop.signal });
  for (const type of movements) on(type, () => tell('moved'));
  for (const type of ['waiting', 'playing', 'seeked', 'pause']) on(type, watch);
  for (const type of ['pause', 'play']) on(type, follow);
  on('error', () => tell('failed'));
  watch();

  return {
    // Its last frame may end a little before the session does.
    now: () => (audio.ended ? Number.POSITIVE_INFINITY : audio.currentTime - quietSeconds),
    rate: () => (audio.paused || audio.ended || isHeld() ? 0 : audio.playbackRate),
    play() {
      isWanted = true;
      // Would begin anew.
      if (audio.ended) return;
      audio.play().catch((error: unknown) => {
        // A pause that comes before the sound does.
        if (!(error instanceof DOMException && error.name === 'AbortError')) tell('failed');
      });
    },
    pause() {
      isWanted = false;
      audio.pause();
    },
    seek(seconds) {
      audio.currentTime = seconds + quietSeconds;
    },
    subscribe,
    close() {
      stop.abort();
      clearTimeout(wait);
      audio.pause();
    },
  };
}
