import pg from 'pg';
import { openPostgresPool } from '#app/.server/database/tables.ts';
import { studioColumns, studioRow } from '../../rules/studio-row.ts';
import { ImportError } from './import-error.ts';
import { type Change, maxRuns, type Run, type StoredRow, type StudioTable } from './studio-table.ts';

const rowsAtOnce = 1000;
/** Any number, the same in every import: one at a time. */
const importLock = 7_263_912;

/** All changes of a large file are made by one statement. */
const statementMs = 10 * 60_000;

/** The same two steps as in the embedded database, on a connection of its own that has more time than a visitor's. */
export async function openPostgresTable(url: string): Promise<StudioTable> {
  // Brings the tables up to date, and says in one line what is wrong with the address.
  await (await openPostgresPool(url)).end();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: statementMs,
    application_name: 'pusterom import',
  });
  // A connection that breaks fails the call under way; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const lock = async () => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [importLock]);
    if (rows[0]?.locked !== true) throw new ImportError('another import is under way');
  };
  const runs = async () => (await client.query<Record<string, unknown>>(selectRuns)).rows.map(toRun);
  return {
    rows: () => rowsOf(client),
    purgedKeys: async () => {
      const { rows } = await client.query<{ key: string }>('select key from studio_purges');
      return new Set(rows.map(({ key }) => key));
    },
    apply: async (changes, what) => {
      await lock();
      await client.query(
        'drop table if exists pg_temp.waiting; create temp table waiting (place bigint generated always as identity, kind text, id bigint, cells jsonb)',
      );
      for await (const batch of batches(changes)) await client.query(addWaiting, [JSON.stringify(batch)]);
      await client.query("select set_config('pusterom.run', $1, false)", [what]);
      await client.query(makeChanges);
    },
    runs,
    past: async (id) => {
      const known = new Map((await runs()).map((run) => [run.id, run]));
      const sql = 'select run, before from studio_changes where studio = $1 order by run desc';
      const { rows } = await client.query<{ run: string; before: unknown }>(sql, [id]);
      return rows.flatMap(({ run, before }) => {
        const made = known.get(String(run));
        return made ? [{ run: made, before: before === null ? null : studioRow.parse(before) }] : [];
      });
    },
    undo: async () => {
      await lock();
      const [last] = await runs();
      if (last === undefined) return null;
      await client.query(takeBack(Number(last.id)));
      return last;
    },
    // Closing the connection gives the lock back and rolls back what is not committed.
    close: () => client.end(),
  };
}

async function* rowsOf(client: pg.Client): AsyncGenerator<StoredRow> {
  for (let after = '0'; ; ) {
    const sql = `select * from "database-yoga" where id > $1 order by id limit ${rowsAtOnce}`;
    const { rows } = await client.query<Record<string, unknown>>(sql, [after]);
    for (const row of rows) {
      after = String(row.id);
      yield { id: after, row: studioRow.parse(row) };
    }
    if (rows.length < rowsAtOnce) return;
  }
}

async function* batches(changes: AsyncIterable<Change>): AsyncGenerator<object[]> {
  let batch: object[] = [];
  for await (const change of changes) {
    const { kind } = change;
    const cells = kind === 'purge' ? change.keys : 'row' in change ? change.row : {};
    batch.push({ kind, id: 'id' in change ? change.id : null, cells });
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const addWaiting = `
  insert into waiting (kind, id, cells)
  select kind, id, cells from json_to_recordset($1) as change (kind text, id bigint, cells jsonb)`;

const types = new Map([
  ['rating', 'numeric'],
  ['reviews', 'integer'],
]);
const cell = (column: string) => `(cells->>'${column}')::${types.get(column) ?? 'text'}`;

const columnList = studioColumns.join(', ');

const selectRuns = `
  select id, to_char(made_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as made_at, what,
    (select count(*) from studio_changes where run = studio_runs.id) as changes
  from studio_runs order by id desc`;

function toRun({ id, made_at, what, changes }: Record<string, unknown>): Run {
  return { id: String(id), madeAt: String(made_at), what: String(what), changes: Number(changes) };
}

/** Several statements in one query are one transaction. */
const makeChanges = `
  begin;
  lock table "database-yoga" in share row exclusive mode;
  update waiting set id = nextval(pg_get_serial_sequence('"database-yoga"', 'id')) where kind = 'insert';
  insert into studio_runs (what)
    select current_setting('pusterom.run') where exists (select from waiting where kind <> 'purge');
  insert into studio_changes (run, studio, before)
    select (select max(id) from studio_runs), waiting.id,
      (select to_jsonb(studio) - 'id' from "database-yoga" studio where waiting.kind <> 'insert' and studio.id = waiting.id)
    from waiting where kind <> 'purge';
  delete from studio_runs where id <= (select max(id) from studio_runs) - ${maxRuns};
  delete from studio_changes where studio in (select id from waiting where kind = 'purge');
  insert into studio_purges (key)
    select jsonb_array_elements_text(cells) from waiting where kind = 'purge' on conflict do nothing;
  delete from "database-yoga" where id in (select id from waiting where kind in ('delete', 'purge'));
  update "database-yoga" as studio set
    ${studioColumns.map((column) => `${column} = case when cells ? '${column}' then ${cell(column)} else studio.${column} end`).join(',\n    ')}
    from waiting where waiting.kind = 'update' and waiting.id = studio.id;
  insert into "database-yoga" (id, ${columnList}) overriding system value
    select id, ${studioColumns.map(cell).join(', ')} from waiting where kind = 'insert' order by place;
  drop table waiting;
  commit;`;

const takeBack = (run: number) => `
  begin;
  lock table "database-yoga" in share row exclusive mode;
  delete from "database-yoga" where id in (select studio from studio_changes where run = ${run});
  insert into "database-yoga" (id, ${columnList}) overriding system value
    select studio, ${studioColumns.map((column) => cell(column).replace('cells', 'before')).join(', ')}
    from studio_changes where run = ${run} and before is not null;
  delete from studio_runs where id = ${run};
  commit;`;
