import { createHash } from 'node:crypto';
import { duplicateSeconds } from './store.ts';

/** Keeps what is remembered within about 2 MB, however many submissions come in. */
const mostRemembered = 10_000;

/**
 * Does a thing once an hour for each key, in this process. Who comes while the first is still under way waits for it
 * and shares its fate; a failed one is forgotten, so that it can be tried again. Keys are kept as hashes only. The hour
 * is measured by a clock that is never set.
 */
export function createOnce(now: () => number = () => performance.now()) {
  const remembered = new Map<string, { since: number; done: Promise<void> }>();

  return async (key: string, act: () => Promise<void>): Promise<'stored' | 'duplicate'> => {
    const hash = createHash('sha256').update(key).digest('base64');
    const earlier = remembered.get(hash);
    if (earlier !== undefined && now() - earlier.since < duplicateSeconds * 1000) {
      await earlier.done;
      return 'duplicate';
    }
    remembered.delete(hash);
    const done = act();
    remembered.set(hash, { since: now(), done });
    dropOldest(remembered);
    try {
      await done;
      return 'stored';
    } catch (fault) {
      remembered.delete(hash);
      throw fault;
    }
  };
}

function dropOldest(remembered: Map<string, unknown>): void {
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
}
