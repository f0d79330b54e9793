import { setTimeout as sleep } from 'node:timers/promises';

type Settings = {
  /** Whether the same again may go better, and cannot do harm. */
  readonly isWorthwhile: (fault: unknown) => boolean;
  readonly waitsMilliseconds?: readonly number[];
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** A clock that is never set. */
  readonly steadyMilliseconds?: () => number;
};

const defaultWaits = [200, 600, 1400, 2400];
/** No new try is begun after this time, however slow the ones before were. */
const lastTryMilliseconds = 5000;

/** Tries again a few times, later each time. Rejects with the last fault. */
export async function withRetries<Answer>(act: () => Promise<Answer>, settings: Settings): Promise<Answer> {
  const { isWorthwhile, waitsMilliseconds = defaultWaits, wait = sleep } = settings;
  const { steadyMilliseconds = () => performance.now() } = settings;
  const start = steadyMilliseconds();
  for (const milliseconds of waitsMilliseconds) {
    try {
      return await act();
    } catch (fault) {
      const next = steadyMilliseconds() - start + milliseconds;
      if (!isWorthwhile(fault) || next > lastTryMilliseconds) throw fault;
      await wait(milliseconds);
    }
  }
  return act();
}
