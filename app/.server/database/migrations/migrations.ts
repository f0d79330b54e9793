import { studiosAndSubmissions } from './0001-studios-and-submissions.ts';
import { rolesAndVersion } from './0002-roles-and-version.ts';
import { noticesAndRate } from './0003-notices-and-rate.ts';
import { temporaryTablesComeLast } from './0004-temporary-tables-come-last.ts';
import { digestsAndAFullDay } from './0005-digests-and-a-full-day.ts';
import { studioOriginsAndHistory } from './0006-studio-origins-and-history.ts';
import { municipalityAndTimetable } from './0007-municipality-and-timetable.ts';
import { handledMessages } from './0008-handled-messages.ts';

/** A step that a database takes once, in the order of the list. */
export type Migration = { name: string; sqlite: string; postgres: string };

/** Only ever added to: a step that has been published is never changed, the next one follows it. */
export const migrations: readonly Migration[] = [
  studiosAndSubmissions,
  rolesAndVersion,
  noticesAndRate,
  temporaryTablesComeLast,
  digestsAndAFullDay,
  studioOriginsAndHistory,
  municipalityAndTimetable,
  handledMessages,
];
