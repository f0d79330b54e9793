import { parseArgs } from 'node:util';
import { backUpEmbedded, restoreEmbedded } from '#app/.server/database/backup/embedded-backup.ts';
import { backUpPostgres, restorePostgres } from '#app/.server/database/backup/postgres-backup.ts';
import { oneLine, StoreError } from '#app/.server/database/store.ts';
import { type Database, EnvError, parseEnv } from '#app/.server/env.ts';

const help = `Keeps a copy of studios and messages in a file, and brings it back.

  npm run backup -- FILE     writes a new file, while the site goes on
  npm run restore -- FILE    fills an empty DATA_DIR or database; stop the site first

The database is the one of the site: DATA_DIR or DATABASE_URL. Nothing is overwritten.`;

const hostedReason = 'SUPABASE_URL: the hosted backend keeps its own backups';

class UsageError extends Error {}

// It holds what visitors wrote: whoever writes the file, it is for its own user alone.
process.umask(0o077);

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [command, file, ...rest] = positionals;
  if (values.help) {
    console.log(help);
  } else {
    if (file === undefined || rest.length > 0) throw new UsageError('give the name of one file; see --help');
    const { database } = parseEnv(process.env);
    const { studios, submissions } =
      command === 'restore' ? await restore(database, file) : await backUp(database, file);
    console.log(`${command === 'restore' ? 'Restored' : 'Backed up'}: ${studios} studios, ${submissions} messages.`);
  }
} catch (fault) {
  console.error(oneLine(fault));
  process.exitCode = fault instanceof UsageError || fault instanceof EnvError ? 2 : 1;
}

async function backUp(database: Database, file: string) {
  if (database.kind === 'hosted') throw new StoreError(hostedReason);
  return database.kind === 'embedded' ? backUpEmbedded(database.dataDir, file) : backUpPostgres(database.url, file);
}

async function restore(database: Database, file: string) {
  if (database.kind === 'hosted') throw new StoreError(hostedReason);
  return database.kind === 'embedded' ? restoreEmbedded(database.dataDir, file) : restorePostgres(database.url, file);
}
