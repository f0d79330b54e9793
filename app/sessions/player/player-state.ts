import type { Cue, Session } from '../script/session.ts';
import { backTarget, cuesBetween, getReadySeconds, skipTarget } from '../script/timeline.ts';

/** Where a player stands. What its clock says is an argument of every action, so that a test can hold the clock. */
export interface PlayerState {
  readonly status: 'ready' | 'running' | 'paused' | 'finished';
  /** Where the session was at the last action; negative while getting ready. */
  readonly positionSeconds: number;
  /** The cues that the last action brought, in order. */
  readonly due: readonly Cue[];
}

export type PlayerAction =
  | { readonly type: PlainAction; readonly atSeconds: number }
  | { readonly type: 'seek'; readonly atSeconds: number; readonly toSeconds: number };

/** What one does with a player by a press alone, and a look at the clock. */
export type PlainAction = 'start' | 'tick' | 'pause' | 'resume' | 'skip' | 'back' | 'restart' | 'leave';

export const readyState: PlayerState = { status: 'ready', positionSeconds: -getReadySeconds, due: [] };

/** The player after an action. While it runs it is where the clock is, however long nobody has looked. */
export function playerReducer(session: Session, before: PlayerState, action: PlayerAction): PlayerState {
  const state = atClock(session, before, action.atSeconds);
  switch (action.type) {
    case 'start':
      // Its sound may have begun before its page could follow.
      return atClock(session, { ...readyState, status: 'running' }, action.atSeconds);
    case 'restart':
      return { ...readyState, status: 'running' };
    case 'leave':
      return readyState;
    case 'tick':
      return state;
    case 'pause':
      return state.status === 'running' ? { ...state, status: 'paused' } : state;
    case 'resume':
      return state.status === 'paused' ? { ...state, status: 'running', due: [] } : state;
    case 'skip':
      return movedTo(session, state, skipTarget(session, state.positionSeconds));
    case 'back':
      return movedTo(session, state, backTarget(session, state.positionSeconds));
    case 'seek':
      return movedTo(session, state, Math.min(Math.max(action.toSeconds, 0), session.seconds));
  }
}

function atClock(session: Session, state: PlayerState, atSeconds: number): PlayerState {
  if (state.status !== 'running') return { ...state, due: [] };
  const positionSeconds = Math.min(atSeconds, session.seconds);
  const due = cuesBetween(session, state.positionSeconds, positionSeconds);
  return { status: positionSeconds >= session.seconds ? 'finished' : 'running', positionSeconds, due };
}

function movedTo(session: Session, state: PlayerState, positionSeconds: number): PlayerState {
  if (state.status === 'ready' || state.status === 'finished') return state;
  const due = session.cues.filter(({ atSeconds }) => atSeconds === positionSeconds);
  if (positionSeconds >= session.seconds) return { status: 'finished', positionSeconds, due };
  return { ...state, positionSeconds, due: state.status === 'running' ? due : [] };
}
