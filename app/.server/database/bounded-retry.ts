import { setTimeout as sleep } from 'node:timers/promises';

type Settings = {
  /** Whether the same again may go better, and cannot do harm. */
  readonly isWorthwhile: (error: unknown) => boolean;
  readonly waitsMs?: readonly number[];
  /** No new try is begun after this time, however slow the ones before were. */
  readonly lastTryMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** A clock that is never set. */
  readonly steadyMs?: () => number;
};

const defaultWaits = [200, 600, 1400, 2400];

/** Tries again a few times, later each time. Rejects with the last error. */
export async function withRetries<Answer>(act: () => Promise<Answer>, settings: Settings): Promise<Answer> {
  const { isWorthwhile, waitsMs = defaultWaits, lastTryMs = 5000, wait = sleep } = settings;
  const { steadyMs = () => performance.now() } = settings;
  const start = steadyMs();
  for (const milliseconds of waitsMs) {
    try {
      return await act();
    } catch (error) {
      const next = steadyMs() - start + milliseconds;
      if (!isWorthwhile(error) || next > lastTryMs) throw error;
      await wait(milliseconds);
    }
  }
  return act();
}
