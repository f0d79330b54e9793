import type { Migration } from './migrations.ts';

const columns = ['position', 'organisation_number', 'hidden', 'provenance'];

/**
 * Where a studio lies, which business it is, whether and why it is hidden, and where each of its fields comes from
 * (docs/decisions/0046). `studio_runs` and `studio_changes` are the owner's history: a run is one command, a change what
 * a row held before it, null where there was none. `studio_purges` keeps a digest of what may never come back, and
 * nothing else of it.
 */
export const studioOriginsAndHistory: Migration = {
  name: '0006-studio-origins-and-history',

  sqlite: `
    ${columns.map((column) => `alter table "database-yoga" add column ${column} text;`).join('\n    ')}
    create table studio_runs (id integer primary key, made_at text not null, what text not null) strict;
    create table studio_changes (
      run integer not null references studio_runs (id) on delete cascade, studio integer not null, before text
    ) strict;
    create index studio_change_run on studio_changes (run);
    create index studio_change_studio on studio_changes (studio);
    create table studio_purges (key text primary key) strict;`,

  postgres: `
    alter table "database-yoga" ${columns.map((column) => `add column ${column} text`).join(', ')};
    create table studio_runs (
      id bigint generated always as identity primary key, made_at timestamptz not null default clock_timestamp(), what text not null
    );
    create table studio_changes (
      run bigint not null references studio_runs (id) on delete cascade, studio bigint not null, before jsonb
    );
    create index studio_change_run on studio_changes (run);
    create index studio_change_studio on studio_changes (studio);
    create table studio_purges (key text primary key);
    revoke all on studio_runs, studio_changes, studio_purges from public;
    alter table studio_runs enable row level security;
    alter table studio_changes enable row level security;
    alter table studio_purges enable row level security;`,
};
