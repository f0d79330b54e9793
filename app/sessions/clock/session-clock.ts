/** What a session goes by. Everything that is shown and said is where this clock is. */
export interface SessionClock {
  /** On the session's time, in seconds: negative while getting ready. */
  now(): number;
  /** How fast it goes: 0 while it stands, also while its sound is waited for. */
  rate(): number;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Calls back until the function that it returns is called. */
  subscribe(listener: ClockListener): () => void;
  /** Stands still, and tells nothing more. */
  close(): void;
}

/**
 * `moved`: it is somewhere else, or goes at another rate; told at least four times a second while a sound track plays, also
 * in the background. `paused` and `resumed`: by the device, not by us. `failed`: it will not go any further.
 */
export type ClockEvent = 'moved' | 'paused' | 'resumed' | 'failed';

export type ClockListener = (event: ClockEvent) => void;

/** Those who want to be told. */
export function createListeners(): { readonly tell: ClockListener; readonly subscribe: SessionClock['subscribe'] } {
  const listeners = new Set<ClockListener>();
  return {
    tell(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
