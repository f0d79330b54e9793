import pg from 'pg';
import { openPostgresPool } from '#app/.server/database/postgres-database.ts';
import { studioColumns, studioRow } from '#app/studios/rules/studio-row.ts';
import { ImportFault } from './import-fault.ts';
import type { Change, StoredRow, StudioTable } from './studio-table.ts';

const rowsAtOnce = 1000;
/** Any number, the same in every import: one at a time. */
const importLock = 7_263_912;

/** All changes of a large file are made by one statement. */
const statementMilliseconds = 10 * 60_000;

/** The same two steps as in the embedded database, on a connection of its own that has more time than a visitor's. */
export async function openPostgresTable(url: string): Promise<StudioTable> {
  // Brings the tables up to date, and says in one line what is wrong with the address.
  await (await openPostgresPool(url)).end();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: statementMilliseconds,
    application_name: 'pusterom import',
  });
  // A connection that breaks fails the call under way; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return {
    rows: () => rowsOf(client),
    apply: async (changes) => {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [importLock]);
      if (rows[0]?.locked !== true) throw new ImportFault('another import is under way');
      await client.query(
        'drop table if exists pg_temp.waiting; create temp table waiting (place bigint generated always as identity, kind text, id bigint, cells jsonb)',
      );
      for await (const batch of batches(changes)) await client.query(addWaiting, [JSON.stringify(batch)]);
      await client.query(makeChanges);
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
    batch.push({ kind, id: 'id' in change ? change.id : null, cells: kind === 'delete' ? {} : change.row });
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

/** Several statements in one query are one transaction. */
const makeChanges = `
  begin;
  lock table "database-yoga" in share row exclusive mode;
  delete from "database-yoga" where id in (select id from waiting where kind = 'delete');
  update "database-yoga" as studio set
    ${studioColumns.map((column) => `${column} = case when cells ? '${column}' then ${cell(column)} else studio.${column} end`).join(',\n    ')}
    from waiting where waiting.kind = 'update' and waiting.id = studio.id;
  insert into "database-yoga" (${studioColumns.join(', ')})
    select ${studioColumns.map(cell).join(', ')} from waiting where kind = 'insert' order by place;
  drop table waiting;
  commit;`;
