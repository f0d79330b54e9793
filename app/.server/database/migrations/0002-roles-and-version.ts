import type { Migration } from './migrations.ts';

/**
 * On PostgreSQL a group `pusterom_site` for the role that the site connects with. It may read the studios, store a
 * submission and let go of old ones, and nothing else: the grants say so, and row level security keeps saying so should
 * a grant too many be given. Where the owner may not make roles the group is left out; docs/studios.md has the lines.
 *
 * `studio_version` counts the changes of the studio table, so that the site need not read it to see that there are
 * none. A row and not a sequence: it changes when the change itself can be seen. SQLite counts by itself.
 */
export const rolesAndVersion: Migration = {
  name: '0002-roles-and-version',

  sqlite: 'select 1;',

  postgres: `
    revoke all on "database-yoga", contact_submissions from public;
    alter table "database-yoga" enable row level security;
    alter table contact_submissions enable row level security;
    create policy "studios are public" on "database-yoga" for select using (true);

    create table studio_version (version bigint not null);
    insert into studio_version values (1);
    grant select on studio_version to public;
    create function count_studio_change() returns trigger language plpgsql security definer set search_path from current
      as $$ begin update studio_version set version = version + 1; return null; end $$;
    create trigger studio_change after insert or update or delete or truncate on "database-yoga"
      for each statement execute function count_studio_change();

    -- The site may call it, so it forgets nothing that is younger than the shortest time an owner can set.
    create or replace function forget_submissions(before timestamptz)
      returns void language sql security definer set search_path from current
      as $$ delete from contact_submissions where created_at < least(before, clock_timestamp() - interval '1 day') $$;

    do $$
    begin
      if not exists (select from pg_roles where rolname = 'pusterom_site') then
        create role pusterom_site nologin;
      end if;
    exception when insufficient_privilege or duplicate_object or unique_violation then
      null;
    end $$;

    do $$
    begin
      if exists (select from pg_roles where rolname = 'pusterom_site') then
        execute format('grant usage on schema %I to pusterom_site', current_schema());
        grant select on "database-yoga", pusterom_migrations to pusterom_site;
        grant execute on function store_submission, forget_submissions to pusterom_site;
      end if;
    end $$;`,
};
