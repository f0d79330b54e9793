import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionClock } from '../clock/session-clock.ts';
import type { Session } from '../script/session.ts';
import { type Moment, momentAt, nextChangeSeconds } from '../script/timeline.ts';
import { type PlainAction, type PlayerState, playerReducer, readyState } from './player-state.ts';

export interface Player {
  readonly state: PlayerState;
  readonly moment: Moment;
  /** The session runs, and waits for its sound. */
  readonly isWaiting: boolean;
  act(type: PlainAction): void;
  /** On the session's time. */
  seek(toSeconds: number): void;
}

/** Runs a session by its clock: what is shown follows it, and every press moves it. */
export function usePlayer(session: Session, clock: SessionClock): Player {
  const [state, setState] = useState(readyState);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(state);

  const act = useCallback(
    (type: PlainAction | 'seek', toSeconds = 0) => {
      const before = latest.current;
      const next = playerReducer(session, before, { type, atSeconds: clock.now(), toSeconds });
      latest.current = next;
      setState(next);
      if (type === 'tick') return;
      if (isMove[type]) clock.seek(next.positionSeconds);
      // After the end the last bell rings out.
      if (next.status === 'running' || next.status === 'finished') clock.play();
      else clock.pause();
    },
    [session, clock],
  );

  useEffect(
    () =>
      clock.subscribe((event) => {
        if (event === 'paused') act('pause');
        if (event === 'resumed') act('resume');
        setWaiting(latest.current.status === 'running' && clock.rate() === 0);
      }),
    [clock, act],
  );

  // Looks at the clock when something changes next, and whenever the clock has moved.
  useEffect(() => {
    if (state.status !== 'running') return;
    const nextSeconds = nextChangeSeconds(session, state.positionSeconds);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const seconds = clock.now();
      if (seconds >= nextSeconds || seconds < state.positionSeconds - backwardsSeconds) return act('tick');
      const rate = clock.rate();
      if (rate > 0) timer = setTimeout(look, Math.max(((nextSeconds - seconds) / rate) * 1000, 10));
    };
    look();
    const unsubscribe = clock.subscribe(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
    };
  }, [session, state, clock, act]);

  return {
    state,
    moment: momentAt(session, state.positionSeconds),
    isWaiting,
    act,
    seek: (toSeconds) => act('seek', toSeconds),
  };
}

/** The clock of sound goes back a little now and then. */
const backwardsSeconds = 0.5;

/** What leads elsewhere in the session. */
const isMove: Readonly<Partial<Record<PlainAction | 'seek', boolean>>> = {
  skip: true,
  back: true,
  seek: true,
  restart: true,
  leave: true,
};
