import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openHostedStore } from './hosted.ts';
import { openSubmissionArchive } from './open.ts';
import { realDatabaseTimeouts } from './testing/harness.ts';
import { hostedHarness } from './testing/hosted.ts';

vi.setConfig(realDatabaseTimeouts);

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };
let backend: Awaited<ReturnType<typeof hostedHarness>>;
beforeAll(async () => {
  backend = await hostedHarness();
});
afterAll(() => backend.close());

describe('the hosted backend', () => {
  it('refuses a wrong key with an error that does not repeat it', async () => {
    const store = openHostedStore(backend.url, 'sb_publishable_wrong');
    await expect(store.allStudios()).rejects.toThrow(/^hosted backend: (?!.*sb_publishable_wrong)/);
    await expect(store.insertSubmission(message)).rejects.toThrow(/^hosted backend: /);
  });

  it('keeps submissions from the public key', async () => {
    const store = await backend.openStore();
    expect(await store.insertSubmission(message)).toBe('stored');
    const client = createClient(backend.url, backend.publicKey);
    const { data } = await client.from('contact_submissions').select('*');
    expect(data ?? []).toEqual([]);
    const archive = openSubmissionArchive({ kind: 'hosted', url: backend.url, anonKey: backend.publicKey });
    await expect(archive).rejects.toThrow(/^SUPABASE_ANON_KEY: /);
  });

  it('is an error, not an empty list, when it cannot be reached', async () => {
    const store = openHostedStore('http://127.0.0.1:1', backend.publicKey);
    await expect(store.allStudios()).rejects.toThrow(/^hosted backend: /);
    await expect(store.studioByName('x')).rejects.toThrow(/^hosted backend: /);
  });
});
