import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { studioColumns } from '#app/studios/rules/studio-row.ts';
import { freePort } from '../../../../scripts/free-port.ts';
import { openHostedStore } from '../hosted.ts';
import { storedSubmission } from '../submission-archive.ts';
import type { Harness } from './harness.ts';
import { columnType } from './postgres.ts';

const publicKey = 'sb_publishable_aaaaaaaaaaaaaaaaaaaaaa_aaaaaaaa';
const secretKey = 'sb_secret_aaaaaaaaaaaaaaaaaaaaaa_aaaaaaaa';

/** A hosted backend as an owner has it; what docs/studios.md grants to the public key comes after. */
export const hostedSchema = `
  create table "database-yoga" (${studioColumns.map((column) => `${column} ${columnType(column)}`).join(', ')});
  create table contact_submissions (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default now(),
    name text not null, email text not null, subject text not null, message text not null
  );
  alter table "database-yoga" enable row level security;
  alter table contact_submissions enable row level security;`;

/** The lines of SQL of the documentation, as an owner copies them. */
function documentedGrants(): string {
  const [, after = ''] = readFileSync('docs/studios.md', 'utf8').split('On a hosted backend');
  const lines = after.split('\n').filter((line) => line.startsWith('    '));
  return lines.join('\n');
}

export interface HostedHarness extends Harness {
  readonly url: string;
  readonly publicKey: string;
  /** Stops answering; what is stored stays. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

export async function hostedHarness(): Promise<HostedHarness> {
  process.env.LITE_TELEMETRY = '0';
  const connection = await createPgliteConnection();
  const app = new App({ connection, auth: { enabled: true, publishable_key: publicKey, secret_key: secretKey } });
  await app.connection.createMigrator(hostedSchema).migrate();
  const port = await freePort();
  const listen = () =>
    new Promise<ReturnType<typeof serve>>((resolve) => {
      const fetch = (request: Request) => app.fetch(request, { peerAddress: null });
      const started = serve({ fetch, port, hostname: '127.0.0.1' }, () => resolve(started));
    });
  let server = await listen();
  const url = `http://127.0.0.1:${port}`;
  const owner = connection.driver;
  // With the first request the backend makes the role `anon` and grants it everything, as hosted ones do.
  await fetch(`${url}/rest/v1/database-yoga`, { headers: { apikey: publicKey } });
  await owner.exec(documentedGrants());
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
    addSubmissions: async (count) => {
      await owner.query(
        `insert into contact_submissions (name, email, subject, message)
         select 'Andre', 'andre@example.no', 'Emne ' || number, 'Hei' from generate_series(1, ${count}) as number`,
      );
    },
    ageSubmissions: async (seconds) => {
      await owner.query(`update contact_submissions set created_at = created_at - interval '${seconds} seconds'`);
    },
    submissions: async () => {
      const { rows } = await owner.query('select * from contact_submissions order by id');
      return rows.map((row) => storedSubmission.omit({ id: true, created_at: true, handled_at: true }).parse(row));
    },
    pause: () => stop(server),
    resume: async () => {
      server = await listen();
    },
    close: async () => {
      await stop(server);
      await connection.close();
    },
  };
}

/** The clients keep their connections: without ending those it would wait for them. */
async function stop(server: ReturnType<typeof serve>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  if ('closeAllConnections' in server) server.closeAllConnections();
  await closed;
}
