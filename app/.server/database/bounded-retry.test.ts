import { expect, it } from 'vitest';
import { withRetries } from './bounded-retry.ts';

/** A call that fails so often, and takes so long each time, on a clock of the test's own. */
function attempt({ failures = 0, takesMilliseconds = 0, isWorthwhile = true }) {
  let time = 0;
  const waits: number[] = [];
  let tries = 0;
  const done = withRetries(
    async () => {
      tries += 1;
      time += takesMilliseconds;
      if (tries <= failures) throw new Error(`fault ${tries}`);
      return 'done';
    },
    {
      isWorthwhile: () => isWorthwhile,
      steadyMilliseconds: () => time,
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

it('tries again, later each time, and gives up with the last fault', async () => {
  const passing = attempt({ failures: 3 });
  expect(await passing.done).toBe('done');
  expect(passing.waits).toEqual(passing.waits.toSorted((a, b) => a - b));
  const failing = attempt({ failures: 99 });
  await expect(failing.done).rejects.toThrow('fault 5');
  expect(failing.tries()).toBe(5);
});

it('does not repeat what repeating cannot mend', async () => {
  const { done, tries } = attempt({ failures: 1, isWorthwhile: false });
  await expect(done).rejects.toThrow('fault 1');
  expect(tries()).toBe(1);
});

it('begins no new try when the time is up', async () => {
  const { done, tries } = attempt({ failures: 99, takesMilliseconds: 4000 });
  await expect(done).rejects.toThrow('fault 2');
  expect(tries()).toBe(2);
});
