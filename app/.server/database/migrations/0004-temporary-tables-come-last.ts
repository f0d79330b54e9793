import type { Migration } from './migrations.ts';

/** Temporary tables are for the role that says this, and no longer for everyone. A backup does not hold these rights. */
export const keepTemporaryTables = `
    do $$
    begin
      execute format('grant temporary on database %I to current_user', current_database());
      execute format('revoke temporary on database %I from public', current_database());
    exception when insufficient_privilege then
      null;
    end $$;`;

/**
 * A function that runs with its owner's rights (`security definer`) must find the site's tables and no others. Unless
 * `pg_temp` is named in its search_path, PostgreSQL looks there first: whoever calls it could put a temporary table,
 * with a trigger, in the place of a table, and the trigger would run as the owner.
 * Source: https://www.postgresql.org/docs/current/sql-createfunction.html#SQL-CREATEFUNCTION-SECURITY
 *
 * Temporary tables are then for the owner alone, whose imports need them. Who does not own the database cannot say so;
 * the functions are safe all the same.
 */
export const temporaryTablesComeLast: Migration = {
  name: '0004-temporary-tables-come-last',

  sqlite: 'select 1;',

  postgres: `
    ${withPathOfTheirOwn([
      'store_submission',
      'store_submission_with_notice',
      'forget_submissions',
      'claim_notice',
      'finish_notice',
      'count_studio_change',
    ])}
    ${keepTemporaryTables}`,
};

/** Has these functions look in the schema of the site's tables, and in `pg_temp` last. To be said of each new one. */
export function withPathOfTheirOwn(names: readonly string[]): string {
  return `
    do $$
    declare
      home regnamespace := (select relnamespace from pg_class where oid = 'contact_submissions'::regclass);
      definer regprocedure;
    begin
      for definer in
        select oid from pg_proc where pronamespace = home and proname in (${names.map((name) => `'${name}'`).join(', ')})
      loop
        execute format('alter function %s set search_path = %s, pg_temp', definer, home);
      end loop;
    end $$;`;
}
