import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { studioColumns } from '#app/studios/studio-row.ts';
import { openHostedStore } from '../hosted.ts';
import { storedSubmission } from '../submission-archive.ts';
import type { Harness } from './harness.ts';
import { columnType } from './postgres.ts';

const publicKey = 'sb_publishable_aaaaaaaaaaaaaaaaaaaaaa_aaaaaaaa';
const secretKey = 'sb_secret_aaaaaaaaaaaaaaaaaaaaaa_aaaaaaaa';

/** A hosted backend as an owner has it: the two tables, row level security, the public key for anyone. */
export const hostedSchema = `
  create table "database-yoga" (${studioColumns.map((column) => `${column} ${columnType(column)}`).join(', ')});
  create table contact_submissions (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default now(),
    name text not null, email text not null, subject text not null, message text not null
  );
  alter table "database-yoga" enable row level security;
  alter table contact_submissions enable row level security;
  create policy "anyone reads studios" on "database-yoga" for select to anon using (true);
  create policy "anyone sends a message" on contact_submissions for insert to anon with check (true);
  grant select on "database-yoga" to anon;
  grant insert on contact_submissions to anon;`;

export async function hostedHarness(): Promise<Harness & { url: string; publicKey: string }> {
  process.env.LITE_TELEMETRY = '0';
  const connection = await createPgliteConnection();
  const app = new App({ connection, auth: { enabled: true, publishable_key: publicKey, secret_key: secretKey } });
  await app.connection.createMigrator(hostedSchema).migrate();
  const server = serve({
    fetch: (request) => app.fetch(request, { peerAddress: null }),
    port: 0,
    hostname: '127.0.0.1',
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${isAddress(address) ? address.port : 0}`;
  const owner = connection.driver;
  return {
    url,
    publicKey,
    openStore: async () => openHostedStore(url, publicKey),
    clear: async () => {
      await owner.exec('delete from "database-yoga"; delete from contact_submissions');
    },
    addStudios: async (rows) => {
      const columns = studioColumns.map((column) => `${column} ${columnType(column)}`).join(', ');
      await owner.query(
        `insert into "database-yoga" select ${studioColumns.join(', ')} from json_to_recordset($1) as row (${columns})`,
        [JSON.stringify(rows)],
      );
    },
    ageSubmissions: async (seconds) => {
      await owner.query(`update contact_submissions set created_at = created_at - interval '${seconds} seconds'`);
    },
    submissions: async () => {
      const { rows } = await owner.query('select * from contact_submissions order by id');
      return rows.map((row) => storedSubmission.omit({ id: true, created_at: true }).parse(row));
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await connection.close();
    },
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
