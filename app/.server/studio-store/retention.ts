import type { StudioStore } from './store.ts';

/** A store that can let go of submissions without being able to read them. */
export interface Forgetful {
  forgetSubmissions(before: Date): Promise<void>;
}

export type Retention = { days: number; onFault: (fault: unknown) => void };

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

/** The same store, which deletes submissions that are too old: now, and every hour until it is closed. */
export function withRetention(store: StudioStore & Forgetful, retention: Retention | undefined): StudioStore {
  if (retention === undefined) return store;
  const { days, onFault } = retention;
  const sweep = () => {
    store.forgetSubmissions(new Date(Date.now() - days * dayMilliseconds)).catch(onFault);
  };
  sweep();
  const timer = setInterval(sweep, hourMilliseconds).unref();
  return {
    ...store,
    close: () => {
      clearInterval(timer);
      return store.close();
    },
  };
}
