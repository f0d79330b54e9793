import type { Migration } from './migrations.ts';

/** When the owner was done with a message; null until then. The site itself neither reads nor writes it. */
export const handledMessages: Migration = {
  name: '0008-handled-messages',
  sqlite: 'alter table contact_submissions add column handled_at text;',
  postgres: 'alter table contact_submissions add column handled_at timestamptz;',
};
