import { withPathOfTheirOwn } from './0004-temporary-tables-come-last.ts';
import type { Migration } from './migrations.ts';

/**
 * Bounds on all messages together. A day takes 2,000; SQLite's side of that is in embedded.ts. And many notices are
 * claimed at once, so that one mail can tell of them: `claim_notices` gives the one that has been due longest or, where
 * more than `few` are due, up to `most` of them. `claim_notice` and `finish_notice` stay for the version before.
 */
export const digestsAndAFullDay: Migration = {
  name: '0005-digests-and-a-full-day',

  sqlite: 'select 1;',

  postgres: `
    create or replace function store_submission(
      a_name text, an_email text, a_subject text, a_message text, duplicate_seconds integer
    ) returns boolean language plpgsql security definer as $$
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
      if (select count(*) from contact_submissions where created_at > clock_timestamp() - interval '1 day') >= 2000 then
        raise exception 'more than 2000 messages in a day';
      end if;
      insert into contact_submissions (created_at, name, email, subject, message)
        values (clock_timestamp(), a_name, an_email, a_subject, a_message);
      return true;
    end $$;

    create function claim_notices(few integer, most integer) returns table (
      id bigint, created_at timestamptz, name text, email text, subject text, message text, attempts integer
    ) language sql security definer as $$
      with due as (
        select submission_id, due_at from contact_notices where due_at <= clock_timestamp()
        order by due_at, submission_id limit most for update skip locked
      ), claimed as (
        update contact_notices
        set attempts = attempts + 1,
          due_at = clock_timestamp() + make_interval(secs => least(60 * (1 << least(attempts, 9)), 21600))
        where submission_id in (
          select submission_id from due order by due_at, submission_id
          limit (select case when count(*) > few then most else 1 end from due)
        )
        returning submission_id, attempts
      )
      select s.id, s.created_at, s.name, s.email, s.subject, s.message, claimed.attempts
      from claimed join contact_submissions s on s.id = claimed.submission_id order by s.id
    $$;

    create function finish_notices(submissions bigint[])
      returns void language sql security definer
      as $$ delete from contact_notices where submission_id = any(submissions) $$;

    ${withPathOfTheirOwn(['store_submission', 'claim_notices', 'finish_notices'])}

    revoke execute on function claim_notices, finish_notices from public;
    do $$
    begin
      if exists (select from pg_roles where rolname = 'pusterom_site') then
        grant execute on function claim_notices, finish_notices to pusterom_site;
      end if;
    end $$;`,
};
