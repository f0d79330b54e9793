import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How long submissions of one address are counted, in seconds. */
const windowSeconds = 600;

export interface ContactLimit {
  /** Counts one submission of this address; false when it has sent too many. */
  allows(address: string): Promise<boolean>;
}

/** At most `rate` submissions an address in ten minutes; 0 is no limit. Kept in memory, never written down. */
export function createContactLimit(rate: number): ContactLimit {
  if (rate === 0) return { allows: async () => true };
  const limiter = new RateLimiterMemory({ points: rate, duration: windowSeconds });
  return {
    allows: (address) =>
      limiter.consume(address).then(
        () => true,
        () => false,
      ),
  };
}
