import type { Migration } from './migrations.ts';

const columns = ['municipality', 'timetable'];

/** In which municipality a studio lies, and where it says which classes it gives when (docs/decisions/0057). */
export const municipalityAndTimetable: Migration = {
  name: '0007-municipality-and-timetable',
  sqlite: columns.map((column) => `alter table "database-yoga" add column ${column} text;`).join('\n'),
  postgres: `alter table "database-yoga" ${columns.map((column) => `add column ${column} text`).join(', ')};`,
};
