import { useEffect, useReducer } from 'react';
import type { Session } from '#app/sessions/script/session.ts';
import { type Moment, momentAt, nextChangeSeconds } from '#app/sessions/script/timeline.ts';
import { type PlayerAction, type PlayerState, played, readyState } from './player-state.ts';

export interface Player {
  readonly state: PlayerState;
  readonly moment: Moment;
  act(type: PlayerAction['type']): void;
}

/** Runs a session by the device's clock, which unlike the page's own goes on while the device sleeps. */
export function usePlayer(session: Session): Player {
  const [state, dispatch] = useReducer(
    (before: PlayerState, action: PlayerAction) => played(session, before, action),
    readyState,
  );
  useEffect(() => {
    if (state.status !== 'running') return;
    const tick = () => dispatch({ type: 'tick', atMs: Date.now() });
    const waitSeconds = nextChangeSeconds(session, state.positionSeconds) - state.positionSeconds;
    const timer = setTimeout(tick, Math.max(waitSeconds * 1000 - (Date.now() - state.atMs), 10));
    // A hidden page is woken late: look at the clock at once when it is seen again.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [session, state]);
  return {
    state,
    moment: momentAt(session, state.positionSeconds),
    act: (type) => dispatch({ type, atMs: Date.now() }),
  };
}
