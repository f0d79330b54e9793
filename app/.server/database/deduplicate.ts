import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { duplicateSeconds } from './store.ts';

/** Keeps what is remembered within about 2 MB, however many submissions come in. */
const maxRemembered = 10_000;

/**
 * Does a thing once an hour for each key, in this process. Who comes while the first is still under way waits for it
 * and shares its fate; a failed one is forgotten, so that it can be tried again. Keys are kept as hashes only. The hour
 * is measured by a monotonic clock.
 */
export function createDeduplicator(clock: { now(): number } = performance) {
  const remembered = new LRUCache<string, Promise<void>>({
    max: maxRemembered,
    ttl: duplicateSeconds * 1000,
    ttlResolution: 0,
    perf: clock,
  });
  return async (key: string, act: () => Promise<void>): Promise<'stored' | 'duplicate'> => {
    const hash = createHash('sha256').update(key).digest('base64');
    const earlier = remembered.get(hash);
    const done = earlier ?? act();
    if (!earlier) remembered.set(hash, done);
    try {
      await done;
      return earlier ? 'duplicate' : 'stored';
    } catch (error) {
      if (!earlier) remembered.delete(hash);
      throw error;
    }
  };
}
