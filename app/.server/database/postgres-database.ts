import pg from 'pg';
import { migrations } from './migrations/migrations.ts';
import { oneLine, StoreError } from './store.ts';

const connectMs = 5000;
/** Counted here and not by the server, which a pooler in between may not let us tell. */
const queryMs = 10_000;
/** Four look-ups of made-up addresses and a reading of the table still leave some for submissions. */
const maxConnections = 8;
/** Any number, the same in every process of this program. */
const migrationLock = 7_263_911;

/** A pool on the database, its tables up to date. Throws a StoreError of one line when that cannot be had. */
export async function openPostgresPool(url: string): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'pusterom',
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await migrate(pool);
    return pool;
  } catch (error) {
    await pool.end();
    throw new StoreError(`DATABASE_URL: ${causeOf(error)}`);
  }
}

/** All steps in one transaction, behind a lock, so that processes that start together take turns. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const taken = await countTaken(client);
    if (taken > migrations.length) throw new StoreError('the database was written by a newer version of this program');
    if (taken === 0) await client.query(createHistory);
    for (const { name, postgres } of migrations.slice(taken)) {
      await client.query(postgres);
      await client.query('insert into pusterom_migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
    isDone = true;
  } finally {
    // A connection with a broken transaction is not given back; closing it rolls back.
    client.release(!isDone);
  }
}

const createHistory =
  'create table if not exists pusterom_migrations (name text primary key, taken_at timestamptz not null default now())';

/** Asks nothing of a role that may only read: where all steps are taken, no table is touched. */
async function countTaken(client: pg.PoolClient): Promise<number> {
  const known = await client.query("select to_regclass('pusterom_migrations') is not null as known");
  if (known.rows[0]?.known !== true) return 0;
  const { rows } = await client.query('select count(*)::int as taken from pusterom_migrations');
  return Number(rows[0]?.taken);
}

const causes = new Map([
  ['ECONNREFUSED', 'cannot reach the database: connection refused'],
  ['ENOTFOUND', 'cannot reach the database: no such host'],
  ['EAI_AGAIN', 'cannot reach the database: its host name cannot be resolved'],
  ['ETIMEDOUT', 'cannot reach the database: connection timed out'],
  ['EHOSTUNREACH', 'cannot reach the database: no route to its host'],
  ['28P01', 'the database refused the user name or password'],
  ['28000', 'the database refused the user name or password'],
  ['3D000', 'there is no such database'],
]);

/** With several addresses behind one name, Node throws an error without a message around the errors of each. */
function causeOf(error: unknown): string {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  return causes.get(code) ?? `cannot use the database: ${oneLine(inner)}`;
}
