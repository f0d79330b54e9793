import { parseArgs } from 'node:util';
import { openSubmissionArchive } from '#app/.server/database/index.ts';
import { EnvError } from '#app/start/.server/env.ts';
import { causeOf } from './causes.ts';
import { refuseNpmFlags } from './npm-flags.mjs';
import { expectDatabase, readSettings, settingsHelp, settingsOptions } from './settings.ts';

/**
 * Makes the site's tables, or brings them up to date, as the role of DATABASE_URL that is to own them. Where the site
 * connects with a role of its own, which may not, this comes before its start.
 */
try {
  refuseNpmFlags(settingsOptions);
  const { values } = parseArgs({ options: settingsOptions });
  if (values.help) {
    console.log(`Makes the tables of the site, or brings them up to date.\n\n${settingsHelp}`);
  } else {
    const env = readSettings({ env: process.env, envFile: values['env-file'] });
    expectDatabase(env, values.new);
    const archive = await openSubmissionArchive(env.database);
    await archive.close();
    console.log('The database is up to date.');
  }
} catch (error) {
  console.error(causeOf(error));
  process.exitCode = error instanceof EnvError ? 2 : 1;
}
