import { openSubmissionArchive } from '#app/.server/database/open.ts';
import { oneLine } from '#app/.server/database/store.ts';
import { EnvError, parseEnv } from '#app/.server/env.ts';

/**
 * Makes the site's tables, or brings them up to date, as the role of DATABASE_URL that is to own them. Where the site
 * connects with a role of its own, which may not, this comes before its start.
 */
try {
  const archive = await openSubmissionArchive(parseEnv(process.env).database);
  await archive.close();
  console.log('The database is up to date.');
} catch (fault) {
  console.error(oneLine(fault));
  process.exitCode = fault instanceof EnvError ? 2 : 1;
}
