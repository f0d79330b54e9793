import type { DatabaseSync } from 'node:sqlite';
import { openEmbeddedDatabase } from '#app/.server/database/embedded-database.ts';
import { seedExamples } from '#app/.server/database/embedded-seed.ts';
import { studioColumns, studioRow } from '#app/studios/rules/studio-row.ts';
import type { Change, StudioTable } from './studio-table.ts';

/** The changes wait in a temporary table, in which they lock nobody out; then they are made in one transaction. */
export function openEmbeddedTable(dataDir: string): StudioTable {
  const database = openEmbeddedDatabase(dataDir, seedExamples);
  return {
    rows: async function* () {
      for (const row of database.prepare('select * from "database-yoga" order by id').iterate()) {
        yield { id: String(row.id), row: studioRow.parse(row) };
      }
    },
    apply: async (changes) => {
      database.exec(createWaiting);
      await collect(database, changes);
      inTransaction(database, 'begin immediate', () => database.exec(makeChanges));
    },
    close: async () => database.close(),
  };
}

async function collect(database: DatabaseSync, changes: AsyncIterable<Change>): Promise<void> {
  const insert = database.prepare('insert into waiting (kind, id, cells) values (?, ?, ?)');
  database.exec('begin');
  try {
    for await (const change of changes) {
      const row = change.kind === 'delete' ? {} : change.row;
      insert.run(change.kind, 'id' in change ? Number(change.id) : null, JSON.stringify(row));
    }
    database.exec('commit');
  } catch (fault) {
    database.exec('rollback');
    throw fault;
  }
}

function inTransaction(database: DatabaseSync, begin: string, act: () => void): void {
  database.exec(begin);
  try {
    act();
    database.exec('commit');
  } catch (fault) {
    database.exec('rollback');
    throw fault;
  }
}

const createWaiting = `
  drop table if exists temp.waiting;
  create temp table waiting (kind text not null, id integer, cells text not null) strict;`;

const cell = (column: string) => `json_extract(cells, '$.${column}')`;
const isGiven = (column: string) => `json_type(cells, '$.${column}') is not null`;

const makeChanges = `
  delete from "database-yoga" where id in (select id from waiting where kind = 'delete');
  update "database-yoga" set
    ${studioColumns.map((column) => `${column} = case when ${isGiven(column)} then ${cell(column)} else "database-yoga".${column} end`).join(',\n    ')}
    from waiting where waiting.kind = 'update' and waiting.id = "database-yoga".id;
  insert into "database-yoga" (${studioColumns.join(', ')})
    select ${studioColumns.map(cell).join(', ')} from waiting where kind = 'insert' order by rowid;
  drop table waiting;`;
