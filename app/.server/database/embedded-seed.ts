import type { DatabaseSync } from 'node:sqlite';
import { studioColumns } from '#app/studios/rules/index.ts';
import { exampleStudios } from './example-studios.ts';

/** Fills a new embedded database, so that every screen has something to show before the owner imports studios. */
export function seedExamples(database: DatabaseSync): void {
  const places = studioColumns.map(() => '?').join(', ');
  const insert = database.prepare(`insert into "database-yoga" (${studioColumns.join(', ')}) values (${places})`);
  for (const row of exampleStudios) insert.run(...studioColumns.map((column) => row[column] ?? null));
}
