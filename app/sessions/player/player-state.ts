import type { Cue, Session } from '#app/sessions/script/session.ts';
import { backTarget, cuesBetween, getReadySeconds, skipTarget } from '#app/sessions/script/timeline.ts';

/** Where a player stands. Time is an argument of every action, so that a test can hold the clock. */
export interface PlayerState {
  readonly status: 'ready' | 'running' | 'paused' | 'finished';
  /** Where the session was at `atMs`; negative while getting ready. */
  readonly positionSeconds: number;
  readonly atMs: number;
  /** The cues that the last action brought, in order. */
  readonly due: readonly Cue[];
}

export type PlayerAction = {
  readonly type: 'start' | 'tick' | 'pause' | 'resume' | 'skip' | 'back' | 'restart' | 'leave';
  readonly atMs: number;
};

/** Browsers wake a hidden page at least once a minute; a longer silence means that the device has slept. */
const longestTickSeconds = 75;

export const readyState: PlayerState = { status: 'ready', positionSeconds: -getReadySeconds, atMs: 0, due: [] };

/**
 * The player after an action. While it runs it follows the clock, also in a hidden tab; when the device
 * has slept it stops where it was, since nobody heard the rest.
 */
export function played(session: Session, before: PlayerState, { type, atMs }: PlayerAction): PlayerState {
  const state = followClock(session, before, atMs);
  switch (type) {
    case 'start':
    case 'restart':
      return { status: 'running', positionSeconds: -getReadySeconds, atMs, due: [] };
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
  }
}

function followClock(session: Session, state: PlayerState, atMs: number): PlayerState {
  if (state.status !== 'running') return { ...state, atMs, due: [] };
  const passedSeconds = Math.max(0, (atMs - state.atMs) / 1000);
  if (passedSeconds > longestTickSeconds) return { ...state, status: 'paused', atMs, due: [] };
  const positionSeconds = Math.min(state.positionSeconds + passedSeconds, session.seconds);
  const due = cuesBetween(session, state.positionSeconds, positionSeconds);
  return { status: positionSeconds >= session.seconds ? 'finished' : 'running', positionSeconds, atMs, due };
}

function movedTo(session: Session, state: PlayerState, positionSeconds: number): PlayerState {
  if (state.status === 'ready' || state.status === 'finished') return state;
  const due = session.cues.filter(({ atSeconds }) => atSeconds === positionSeconds);
  if (positionSeconds >= session.seconds) return { ...state, status: 'finished', positionSeconds, due };
  return { ...state, positionSeconds, due: state.status === 'running' ? due : [] };
}
