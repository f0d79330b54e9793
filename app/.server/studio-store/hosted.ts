import { createClient } from '@supabase/supabase-js';
import { cityKey as fold } from '#app/studios/city.ts';
import { studioRow } from '#app/studios/studio-row.ts';
import { createOnce } from './once.ts';
import { StoreError, type StudioStore } from './store.ts';

const requestMilliseconds = 10_000;
/** PostgREST answers with at most 1000 rows at once, unless it is set otherwise. */
const pageRows = 1000;

/**
 * The store in a hosted backend, by the three PostgREST calls of the specification. Its anonymous key may insert
 * submissions but not read them, so equal ones are kept apart by the memory of this process alone: a repetition that
 * reaches another process, or this one after a restart, is stored twice. Nothing is deleted there by age either.
 */
export function openHostedStore(url: string, anonKey: string): StudioStore {
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const once = createOnce();
  const inTime = () => AbortSignal.timeout(requestMilliseconds);

  async function page(from: number): Promise<{ rows: unknown[]; total: number }> {
    // Pages are cut from an order that does not change between two requests.
    const { data, count, error } = await client
      .from('database-yoga')
      .select('*', { count: 'exact' })
      .order('place_id')
      .order('name')
      .range(from, from + pageRows - 1)
      .retry(false)
      .abortSignal(inTime());
    if (error !== null) throw faultOf(error);
    return { rows: data, total: count ?? 0 };
  }

  return {
    allStudios: async () => {
      const rows: unknown[] = [];
      for (let total = 1; rows.length < total; ) {
        const next = await page(rows.length);
        rows.push(...next.rows);
        total = next.rows.length === 0 ? 0 : next.total;
      }
      return rows.map((row) => studioRow.parse(row));
    },
    studiosVersion: async () => null,
    studioByName: async (name) => {
      // PostgREST reads `*` as `%` and knows no escape for it: any one letter stands in, and the answer is compared.
      const pattern = name.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
      const call = client.from('database-yoga').select('*').ilike('name', pattern).limit(1);
      const { data, error } = await call.retry(false).abortSignal(inTime());
      if (error !== null) throw faultOf(error);
      const row = data[0] === undefined ? null : studioRow.parse(data[0]);
      return fold(row?.name ?? '') === fold(name) ? row : null;
    },
    insertSubmission: ({ name, email, subject, message }) =>
      once(JSON.stringify([name, email, subject, message]), async () => {
        const call = client.from('contact_submissions').insert({ name, email, subject, message });
        const { error } = await call.retry(false).abortSignal(inTime());
        if (error !== null) throw faultOf(error);
      }),
    close: async () => undefined,
  };
}

/** PostgREST's own message; its details may repeat a row's values and are left out. */
function faultOf(error: { message: string; code: string }): StoreError {
  return new StoreError(`hosted backend: ${[error.code, error.message].filter(Boolean).join(' ')}`);
}
