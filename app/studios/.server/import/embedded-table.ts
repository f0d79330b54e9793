import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openEmbeddedDatabase, rollBack, seedExamples } from '#app/.server/database/tables.ts';
import { studioColumns, studioRow } from '../../rules/studio-row.ts';
import { type Change, maxRuns, type Run, type StudioTable } from './studio-table.ts';

/** The changes wait in a temporary table, in which they lock nobody out; then they are made in one transaction. */
export function openEmbeddedTable(dataDir: string): StudioTable {
  const database = openEmbeddedDatabase(dataDir, seedExamples);
  const selectRuns = database.prepare(
    `select id, made_at, what, (select count(*) from studio_changes where run = studio_runs.id) as changes
     from studio_runs order by id desc`,
  );
  const runs = () => selectRuns.all().map(toRun);
  return {
    rows: async function* () {
      for (const row of database.prepare('select * from "database-yoga" order by id').iterate()) {
        yield { id: String(row.id), row: studioRow.parse(row) };
      }
    },
    purgedKeys: async () =>
      new Set(
        database
          .prepare('select key from studio_purges')
          .all()
          .map(({ key }) => String(key)),
      ),
    apply: async (changes, what) => {
      database.exec(createWaiting);
      await collect(database, changes);
      inTransaction(database, () => {
        database.exec(giveIds);
        database.prepare(insertRun).run(what);
        database.exec(makeChanges);
      });
    },
    runs: async () => runs(),
    past: async (id) => {
      const known = new Map(runs().map((run) => [run.id, run]));
      const changes = database
        .prepare('select run, before from studio_changes where studio = ? order by run desc')
        .all(Number(id));
      return changes.flatMap(({ run, before }) => {
        const made = known.get(String(run));
        return made
          ? [{ run: made, before: before === null ? null : studioRow.parse(JSON.parse(String(before))) }]
          : [];
      });
    },
    undo: async () => {
      const [last] = runs();
      if (last === undefined) return null;
      inTransaction(database, () => {
        for (const sql of takeBack) database.prepare(sql).run(Number(last.id));
      });
      return last;
    },
    close: async () => database.close(),
  };
}

async function collect(database: DatabaseSync, changes: AsyncIterable<Change>): Promise<void> {
  const insert = database.prepare('insert into waiting (kind, id, cells) values (?, ?, ?)');
  database.exec('begin');
  try {
    for await (const change of changes) {
      const cells = change.kind === 'purge' ? change.keys : 'row' in change ? change.row : {};
      insert.run(change.kind, 'id' in change ? Number(change.id) : null, JSON.stringify(cells));
    }
    database.exec('commit');
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

function toRun({ id, made_at, what, changes }: Record<string, unknown>): Run {
  return { id: String(id), madeAt: String(made_at), what: String(what), changes: Number(changes) };
}

const createWaiting = `
  drop table if exists temp.waiting;
  create temp table waiting (kind text not null, id integer, cells text not null) strict;`;

const cell = (column: string) => `json_extract(cells, '$.${column}')`;
const isGiven = (column: string) => `json_type(cells, '$.${column}') is not null`;
const asObject = `json_object(${studioColumns.map((column) => `'${column}', ${column}`).join(', ')})`;
const columnList = studioColumns.join(', ');

/** New rows get ids that no row in the history has, so that a row taken back is the same one. */
const giveIds = `
  update waiting set id = rowid + (
    select max(coalesce(id, 0)) from (select max(id) as id from "database-yoga" union all select max(studio) from studio_changes)
  ) where kind = 'insert'`;

const insertRun = `
  insert into studio_runs (made_at, what)
    select strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), ? where exists (select 1 from waiting where kind != 'purge')`;

const makeChanges = `
  insert into studio_changes (run, studio, before)
    select (select max(id) from studio_runs), waiting.id,
      (select ${asObject} from "database-yoga" where waiting.kind != 'insert' and "database-yoga".id = waiting.id)
    from waiting where kind != 'purge';
  delete from studio_runs where id <= (select max(id) from studio_runs) - ${maxRuns};
  delete from studio_changes where studio in (select id from waiting where kind = 'purge');
  insert or ignore into studio_purges (key) select value from waiting, json_each(cells) where kind = 'purge';
  delete from "database-yoga" where id in (select id from waiting where kind in ('delete', 'purge'));
  update "database-yoga" set
    ${studioColumns.map((column) => `${column} = case when ${isGiven(column)} then ${cell(column)} else "database-yoga".${column} end`).join(',\n    ')}
    from waiting where waiting.kind = 'update' and waiting.id = "database-yoga".id;
  insert into "database-yoga" (id, ${columnList})
    select id, ${studioColumns.map(cell).join(', ')} from waiting where kind = 'insert' order by rowid;
  drop table waiting;`;

const takeBack = [
  'delete from "database-yoga" where id in (select studio from studio_changes where run = ?)',
  `insert into "database-yoga" (id, ${columnList})
     select studio, ${studioColumns.map((column) => `json_extract(before, '$.${column}')`).join(', ')}
     from studio_changes where run = ? and before is not null`,
  'delete from studio_runs where id = ?',
];
