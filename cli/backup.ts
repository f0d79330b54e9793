import { parseArgs } from 'node:util';
import { type Database, StoreError } from '#app/.server/database/index.ts';
import {
  backUpEmbedded,
  backUpPostgres,
  type Contents,
  restoreEmbedded,
  restorePostgres,
} from '#app/.server/database/tables.ts';
import { backUpRecordings, restoreRecordings } from '#app/sessions/.server/voice/index.ts';
import { EnvError } from '#app/start/.server/env.ts';
import { causeOf } from './causes.ts';
import { refuseNpmFlags } from './npm-flags.mjs';
import { expectDatabase, readSettings, settingsHelp, settingsOptions } from './settings.ts';

const help = `Keeps a copy of studios and messages in a file, and brings it back. Recorded lines go into a second file beside it,
FILE.voice.backup, where there are any.

  npm run backup -- FILE     writes a new file, while the site goes on
  npm run restore -- FILE    fills an empty DATA_DIR or database; stop the site first

Nothing is overwritten.
${settingsHelp}`;

interface Copier {
  backUp(file: string): Promise<Contents>;
  restore(file: string): Promise<Contents>;
}

class UsageError extends Error {}

// It holds what visitors wrote: whoever writes the file, it is for its own user alone.
process.umask(0o077);

try {
  refuseNpmFlags(settingsOptions);
  const { values, positionals } = parseArgs({ options: settingsOptions, allowPositionals: true });
  const [command, file, ...rest] = positionals;
  if (values.help) {
    console.log(help);
  } else {
    if (file === undefined || rest.length > 0) throw new UsageError('give the name of one file; see --help');
    const env = readSettings({ env: process.env, envFile: values['env-file'] });
    // A backup of what is not there makes nothing.
    expectDatabase(env, true);
    const { database, dataDir } = env;
    const copier = copierOf(database);
    const isRestore = command === 'restore';
    const { studios, submissions } = await (isRestore ? copier.restore(file) : copier.backUp(file));
    const recordings = isRestore ? restoreRecordings(dataDir, file) : backUpRecordings(dataDir, file);
    const voice = recordings > 0 ? `, ${recordings} recordings` : '';
    console.log(`${isRestore ? 'Restored' : 'Backed up'}: ${studios} studios, ${submissions} messages${voice}.`);
  }
} catch (error) {
  console.error(causeOf(error));
  process.exitCode = error instanceof UsageError || error instanceof EnvError ? 2 : 1;
}

/** What makes and reads copies of a database. Each kind says how: one that had no line here would not compile. */
function copierOf(database: Database): Copier {
  switch (database.kind) {
    case 'embedded':
      return {
        backUp: async (file) => backUpEmbedded(database.dataDir, file),
        restore: async (file) => restoreEmbedded(database.dataDir, file),
      };
    case 'postgres':
      return {
        backUp: (file) => backUpPostgres(database.url, file),
        restore: (file) => restorePostgres(database.url, file),
      };
    case 'hosted':
      throw new StoreError('SUPABASE_URL: the hosted backend keeps its own backups');
  }
}
