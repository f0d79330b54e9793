import type { Migration } from './migrations.ts';

/**
 * `contact_notices` is the outbox: a row for each submission that the owner is yet to be told of by mail, gone when the
 * submission is. Claiming a notice puts off its next try (a minute, doubled each time, six hours at most), so that a
 * process that dies with it loses nothing and another does not send it too.
 *
 * The site's role still reads no submission but those it claims here, each for its notice; the delays stand in the
 * function, so that it cannot claim one again at once. `contact_rate` counts submissions for all processes together:
 * short-lived, so it is kept out of the write-ahead log.
 */
export const noticesAndRate: Migration = {
  name: '0003-notices-and-rate',

  sqlite: `
    create table contact_notices (
      submission_id integer primary key references contact_submissions (id) on delete cascade,
      attempts integer not null default 0,
      due_at text not null
    ) strict;
    create index notice_due on contact_notices (due_at);`,

  postgres: `
    create table contact_notices (
      submission_id bigint primary key references contact_submissions (id) on delete cascade,
      attempts integer not null default 0,
      due_at timestamptz not null
    );
    create index notice_due on contact_notices (due_at);
    create unlogged table contact_rate (key varchar(255) primary key, points integer not null, expire bigint);
    revoke all on contact_notices, contact_rate from public;
    alter table contact_notices enable row level security;

    create function store_submission_with_notice(
      a_name text, an_email text, a_subject text, a_message text, duplicate_seconds integer
    ) returns boolean language plpgsql security definer set search_path from current as $$
    begin
      if not store_submission(a_name, an_email, a_subject, a_message, duplicate_seconds) then
        return false;
      end if;
      insert into contact_notices (submission_id, due_at)
        values (currval(pg_get_serial_sequence('contact_submissions', 'id')), clock_timestamp());
      return true;
    end $$;

    create function claim_notice() returns table (
      id bigint, created_at timestamptz, name text, email text, subject text, message text, attempts integer
    ) language sql security definer set search_path from current as $$
      with claimed as (
        update contact_notices
        set attempts = attempts + 1,
          due_at = clock_timestamp() + make_interval(secs => least(60 * (1 << least(attempts, 9)), 21600))
        where submission_id = (
          select submission_id from contact_notices where due_at <= clock_timestamp()
          order by due_at limit 1 for update skip locked
        )
        returning submission_id, attempts
      )
      select s.id, s.created_at, s.name, s.email, s.subject, s.message, claimed.attempts
      from claimed join contact_submissions s on s.id = claimed.submission_id
    $$;

    create function finish_notice(a_submission bigint)
      returns void language sql security definer set search_path from current
      as $$ delete from contact_notices where submission_id = a_submission $$;

    revoke execute on function store_submission_with_notice, claim_notice, finish_notice from public;
    do $$
    begin
      if exists (select from pg_roles where rolname = 'pusterom_site') then
        grant execute on function store_submission_with_notice, claim_notice, finish_notice to pusterom_site;
        grant select, insert, update, delete on contact_rate to pusterom_site;
      end if;
    end $$;`,
};
