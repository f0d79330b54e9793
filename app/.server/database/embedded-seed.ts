import type { DatabaseSync } from 'node:sqlite';
import { exampleStudios } from '#app/studios/.server/example-studios.ts';
import { studioColumns } from '#app/studios/rules/studio-row.ts';

/** Fills a new embedded database, so that every screen has something to show before the owner imports studios. */
export function seedExamples(database: DatabaseSync): void {
  const places = studioColumns.map(() => '?').join(', ');
  const insert = database.prepare(`insert into "database-yoga" (${studioColumns.join(', ')}) values (${places})`);
  for (const row of exampleStudios) insert.run(...studioColumns.map((column) => row[column] ?? null));
}
