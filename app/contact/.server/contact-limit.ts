import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#app/.server/database/index.ts';

/** How long submissions of one address are counted, in seconds. */
const windowSeconds = 600;
/** A database that does not answer in this time is not waited for; the process then counts by itself. */
const databaseMs = 2000;

export interface ContactLimit {
  /** Counts one submission of this address. How many seconds its sender has to wait first; 0 when it may be taken. */
  waitSeconds(address: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * At most `rate` submissions an address in ten minutes; 0 is no limit. Counted in memory, on PostgreSQL in the table
 * `contact_rate` for all processes together. No address is written there, only a code that needs DATABASE_URL to make.
 */
export function createContactLimit(rate: number, database: Database): ContactLimit {
  if (rate === 0) return { waitSeconds: async () => 0, close: async () => undefined };
  const shared = { points: rate, duration: windowSeconds };
  const inMemory = new RateLimiterMemory(shared);
  if (database.kind !== 'postgres') {
    return { waitSeconds: (address) => wait(inMemory.consume(sender(address))), close: async () => undefined };
  }
  const pool = limitPool(database.url);
  const inDatabase = new RateLimiterPostgres({
    ...shared,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'contact_rate',
    tableCreated: true,
    // Who floods the form is turned away without the database.
    inMemoryBlockOnConsumed: rate + 1,
    insuranceLimiter: inMemory,
  });
  const code = (address: string) => createHmac('sha256', database.url).update(sender(address)).digest('base64url');
  return { waitSeconds: (address) => wait(inDatabase.consume(code(address))), close: () => pool.end() };
}

/** Whom an address stands for: who has an IPv6 connection has a whole /64 of addresses. */
function sender(address: string): string {
  if (!isIPv6(address)) return address;
  return ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':');
}

async function wait(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (refused) {
    // Anything else is an error of the counting, for which no visitor is turned away.
    return refused instanceof RateLimiterRes ? Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) : 0;
  }
}

function limitPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: databaseMs,
    query_timeout: databaseMs,
    idleTimeoutMillis: 30_000,
    application_name: 'pusterom',
  });
  pool.on('error', () => undefined);
  return pool;
}
