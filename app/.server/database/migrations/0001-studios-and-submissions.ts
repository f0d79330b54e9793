import type { Migration } from './migrations.ts';

const studioColumns = `
  name text, address text, description text, categories text, workday_timing text, is_temporarily_closed text,
  review_keywords text, rating numeric, reviews integer, phone text, website text, main_category text, link text,
  featured_image text, place_id text`;

/**
 * The two tables of the specification. The site asks for a studio by name in any letter case: SQLite folds ascii only,
 * so the index folds the three Norwegian letters itself; PostgreSQL folds by an ICU collation, whatever its locale.
 */
export const studiosAndSubmissions: Migration = {
  name: '0001-studios-and-submissions',

  sqlite: `
    create table "database-yoga" (id integer primary key, ${studioColumns.replace('numeric', 'real')}) strict;
    create unique index studio_place_id on "database-yoga" (place_id);
    create index studio_name on "database-yoga"
      (lower(replace(replace(replace(name, 'Æ', 'æ'), 'Ø', 'ø'), 'Å', 'å')));

    create table contact_submissions (
      id integer primary key autoincrement,
      created_at text not null,
      name text not null, email text not null, subject text not null, message text not null
    ) strict;
    create index submission_email on contact_submissions (email, created_at);
    create index submission_age on contact_submissions (created_at);`,

  // The two functions run with their owner's rights: a role that may call them needs none on the table.
  postgres: `
    create table "database-yoga" (id bigint generated always as identity primary key, ${studioColumns});
    create unique index studio_place_id on "database-yoga" (place_id);
    create index studio_name on "database-yoga" (lower(name collate "und-x-icu"));

    create table contact_submissions (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      name text not null, email text not null, subject text not null, message text not null
    );
    create index submission_email on contact_submissions (email, created_at);
    create index submission_age on contact_submissions (created_at);

    create function store_submission(
      a_name text, an_email text, a_subject text, a_message text, duplicate_seconds integer
    ) returns boolean language plpgsql security definer set search_path from current as $$
    begin
      -- Equal submissions wait for each other here; the next statement then sees what the one before has committed.
      perform pg_advisory_xact_lock(
        hashtextextended(jsonb_build_array(a_name, an_email, a_subject, a_message)::text, 0));
      if exists (
        select from contact_submissions
        where email = an_email and created_at > clock_timestamp() - make_interval(secs => duplicate_seconds)
          and name = a_name and subject = a_subject and message = a_message
      ) then
        return false;
      end if;
      insert into contact_submissions (created_at, name, email, subject, message)
        values (clock_timestamp(), a_name, an_email, a_subject, a_message);
      return true;
    end $$;

    create function forget_submissions(before timestamptz)
      returns void language sql security definer set search_path from current
      as $$ delete from contact_submissions where created_at < before $$;

    revoke execute on function store_submission, forget_submissions from public;`,
};
