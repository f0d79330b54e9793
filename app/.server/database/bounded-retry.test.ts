import { expect, it } from 'vitest';
import { withRetries } from './bounded-retry.ts';

/** A call that fails so often, and takes so long each time, on a clock of the test's own. */
function attempt({ failures = 0, takesMs = 0, isWorthwhile = true }) {
  let time = 0;
  const waits: number[] = [];
  let tries = 0;
  const done = withRetries(
    async () => {
      tries += 1;
      time += takesMs;
      if (tries <= failures) throw new Error(`error ${tries}`);
      return 'done';
    },
    {
      isWorthwhile: () => isWorthwhile,
      steadyMs: () => time,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        time += milliseconds;
      },
    },
  );
  return { done, waits, tries: () => tries };
}

it('does not repeat what went well', async () => {
  const { done, tries } = attempt({});
  expect(await done).toBe('done');
  expect(tries()).toBe(1);
});

it('tries again, later each time, and gives up with the last error', async () => {
  const passing = attempt({ failures: 3 });
  expect(await passing.done).toBe('done');
  expect(passing.waits).toEqual(passing.waits.toSorted((a, b) => a - b));
  const failing = attempt({ failures: 99 });
  await expect(failing.done).rejects.toThrow('error 5');
  expect(failing.tries()).toBe(5);
});

it('does not repeat what repeating cannot mend', async () => {
  const { done, tries } = attempt({ failures: 1, isWorthwhile: false });
  await expect(done).rejects.toThrow('error 1');
  expect(tries()).toBe(1);
});

it('begins no new try when the time is up', async () => {
  const { done, tries } = attempt({ failures: 99, takesMs: 4000 });
  await expect(done).rejects.toThrow('error 2');
  expect(tries()).toBe(2);
});
