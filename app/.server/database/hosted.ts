import { createClient } from '@supabase/supabase-js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { cityKey as fold } from '#app/studios/rules/city.ts';
import { readRows, studioRow } from '#app/studios/rules/index.ts';
import { runInSlices } from '../run-in-slices.ts';
import { withRetries } from './bounded-retry.ts';
import { createDeduplicator } from './deduplicate.ts';
import { fullDay, maxSubmissionsADay, oneLine, StoreError, type StudioStore } from './store.ts';

const requestMs = 10_000;
/** All pages of the table together. */
const loadMs = 60_000;
const maxRows = 200_000;
/** A proxy in between may answer with a whole page. */
const maxErrorLength = 200;
/** PostgREST answers with at most 1000 rows at once, unless it is set otherwise. */
const pageRows = 1000;

/**
 * The store in a hosted backend, by the three PostgREST calls of the specification. Its anonymous key may insert
 * submissions but not read them, so equal ones are kept apart by the memory of this process alone: a repetition that
 * reaches another process, or this one after a restart, is stored twice; `maxSubmissionsADay`, too, counts those of
 * this process. Nothing is deleted there by age either. A submission is sent again only after an answer that says that
 * it was not taken.
 */
export function openHostedStore(url: string, anonKey: string): StudioStore {
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const once = createDeduplicator();
  const day = new RateLimiterMemory({ points: maxSubmissionsADay, duration: 86_400 });
  const inTime = () => AbortSignal.timeout(requestMs);

  async function page(from: number, signal: AbortSignal): Promise<{ rows: unknown[]; total: number }> {
    // Pages are cut from an order that does not change between two requests.
    const { data, count, error } = await client
      .from('database-yoga')
      .select('*', { count: 'exact' })
      .order('place_id')
      .order('name')
      .range(from, from + pageRows - 1)
      .retry(false)
      .abortSignal(AbortSignal.any([signal, inTime()]));
    if (error !== null) throw errorOf(error);
    return { rows: z.array(z.unknown()).parse(data), total: count ?? 0 };
  }

  return {
    allStudios: () =>
      attempt(async () => {
        const signal = AbortSignal.timeout(loadMs);
        const rows: unknown[] = [];
        for (let total = 1; rows.length < total; ) {
          const next = await page(rows.length, signal);
          rows.push(...next.rows);
          total = next.rows.length === 0 ? 0 : next.total;
          if (total > maxRows) throw new StoreError(`hosted backend: more than ${maxRows} studios`);
        }
        return runInSlices(readRows(rows));
      }),
    studiosVersion: async () => null,
    studioByName: (name) =>
      attempt(async () => {
        // PostgREST reads `*` as `%` and knows no escape for it: any one letter stands in, and the answer is compared.
        const pattern = name.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
        const call = client.from('database-yoga').select('*').ilike('name', pattern).limit(1);
        const { data, error } = await call.retry(false).abortSignal(inTime());
        if (error !== null) throw errorOf(error);
        const [row] = z.array(studioRow).parse(data);
        return row !== undefined && fold(row.name ?? '') === fold(name) ? row : null;
      }),
    insertSubmission: ({ name, email, subject, message }) =>
      once(JSON.stringify([name, email, subject, message]), () => {
        const insert = async () => {
          const call = client.from('contact_submissions').insert({ name, email, subject, message });
          const { error, status } = await call.retry(false).abortSignal(inTime());
          if (error !== null) throw notTaken.has(status) ? new NotTaken(errorOf(error).message) : errorOf(error);
        };
        return attempt(async () => {
          await day.consume('all').catch(() => Promise.reject(new StoreError(`hosted backend: ${fullDay}`)));
          await withRetries(insert, { isWorthwhile: (error) => error instanceof NotTaken });
        });
      }),
    notices: null,
    close: async () => undefined,
  };
}

/** Too many requests; the backend's own database is not there. After any other error the row may have been stored. */
const notTaken = new Set([429, 503]);

class NotTaken extends StoreError {}

/** Whatever the backend answers, what comes out is a StoreError. */
async function attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(`hosted backend: ${oneLine(error)}`);
  }
}

/** PostgREST's own message; its details may repeat a row's values and are left out. */
function errorOf(error: { message: string; code: string }): StoreError {
  const text = oneLine([error.code, error.message].filter(Boolean).join(' '));
  return new StoreError(`hosted backend: ${text.slice(0, maxErrorLength)}`);
}
