import type { StudioStore } from './store.ts';

/** A store that can let go of submissions without being able to read them. */
export interface SubmissionRetention {
  deleteSubmissionsBefore(before: Date): Promise<void>;
}

export type Retention = { days: number; onError: (error: unknown) => void };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A clock drifts by less in an hour; more means that it was set, and nobody knows which of its times was right. */
const maxDriftMs = 60_000;

/**
 * The same store, which deletes submissions that are too old: now, and every hour until it is closed. An hour in which
 * the clock was set is passed over. A clock that is ahead at the start cannot be told from a right one: the service of
 * systemd waits for `time-sync.target`.
 */
export function withRetention(store: StudioStore & SubmissionRetention, retention: Retention | undefined): StudioStore {
  if (retention === undefined) return store;
  const { days, onError } = retention;
  const forget = () => {
    store.deleteSubmissionsBefore(new Date(Date.now() - days * dayMs)).catch(onError);
  };
  let offset = clockOffset();
  const sweep = () => {
    const before = offset;
    offset = clockOffset();
    if (Math.abs(offset - before) > maxDriftMs) return onError('the clock was set; waits another hour');
    forget();
  };
  forget();
  const timer = setInterval(sweep, hourMs).unref();
  return {
    ...store,
    close: () => {
      clearInterval(timer);
      return store.close();
    },
  };
}

/** Between the clock on the wall and the one that is never set. Changes only when the first is set. */
function clockOffset(): number {
  return Date.now() - performance.now();
}
