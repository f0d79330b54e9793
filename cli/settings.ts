import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv as parseEnvFile } from 'node:util';
import type { Database } from '#app/.server/database/index.ts';
import { embeddedFile } from '#app/.server/database/tables.ts';
import { type Env, EnvError, parseEnv } from '#app/start/.server/env.ts';
import { whyClosed } from './causes.ts';

/** The folder of the program: what a relative DATA_DIR starts from, wherever a command is called from. */
const program = fileURLToPath(new URL('..', import.meta.url));
/** The install of docs/deploy.md, whose service reads this file. */
const installed = { program: '/opt/pusterom/', envFile: '/etc/pusterom.env' };

/** What every command understands. */
export const settingsOptions = {
  'env-file': { type: 'string' },
  new: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const settingsHelp = `The database is the one of the site: DATA_DIR, DATABASE_URL or SUPABASE_URL, from the environment or from
  --env-file FILE  the site's settings; in /opt/pusterom it is /etc/pusterom.env without being named
  --new            where there is no database yet, makes one`;

interface Source {
  readonly env: Record<string, string | undefined>;
  readonly envFile: string | undefined;
  readonly programFolder?: string;
}

/** The settings of the site. What the environment says wins over the file. Throws an EnvError. */
export function readSettings({ env, envFile, programFolder = program }: Source): Env {
  const isInstalled = programFolder === installed.program && existsSync(installed.envFile);
  const file = envFile ?? (isInstalled ? installed.envFile : undefined);
  const given = { ...(file !== undefined && readEnvFile(file)), ...withoutEmpty(env) };
  const dataDir = given.DATA_DIR ?? 'data';
  return parseEnv({ ...given, DATA_DIR: isAbsolute(dataDir) ? dataDir : resolve(programFolder, dataDir) });
}

/**
 * Says on stderr which database a command is about to work on. Throws an EnvError where it would make one that nobody
 * has asked for.
 */
export function expectDatabase({ database }: Env, mayBeNew: boolean): void {
  console.error(`Database: ${describeDatabase(database)}`);
  if (database.kind !== 'embedded') return;
  const closed = whyClosed(database.dataDir) ?? whyClosed(embeddedFile(database.dataDir));
  if (closed !== null) throw new EnvError(`DATA_DIR: ${closed}; the site's own user may read it, and root`);
  if (mayBeNew || existsSync(embeddedFile(database.dataDir))) return;
  throw new EnvError(
    `DATA_DIR: there is no database in ${database.dataDir}; name the site's by DATA_DIR, DATABASE_URL or --env-file, ` +
      'start the site once, or say --new',
  );
}

/** Which one, and where; without a password and a key. */
export function describeDatabase(database: Database): string {
  if (database.kind === 'embedded') return `SQLite, ${embeddedFile(database.dataDir)}`;
  if (database.kind !== 'postgres') return `${database.kind}, ${database.url}`;
  const { hostname, port, pathname, username, searchParams } = new URL(database.url);
  const host = searchParams.getAll('host').at(-1) ?? (hostname === '' ? 'this machine' : hostname);
  return `PostgreSQL, ${join('/', pathname).slice(1)} on ${host}${port === '' ? '' : `:${port}`} as ${username || 'this user'}`;
}

function readEnvFile(file: string): Record<string, string | undefined> {
  try {
    // As systemd reads it, for which no comment begins within a line.
    return parseEnvFile(readFileSync(file, 'utf8').replaceAll(/^(\w+=)#[ \t]*$/gmu, '$1"#"'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new EnvError(`${file}: cannot be read (${code}); this user needs to, or another database would be meant`);
  }
}

function withoutEmpty(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
}
