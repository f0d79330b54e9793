import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { oneLine, openStudioStore } from '#app/.server/database/index.ts';
import { embeddedFile } from '#app/.server/database/tables.ts';
import type { Env } from '#app/start/.server/env.ts';
import { whyClosed } from './causes.ts';
import { type Finding, fine, note, wrong } from './doctor-finding.ts';
import { describeDatabase } from './settings.ts';

const program = fileURLToPath(new URL('..', import.meta.url));
const minFreeBytes = 1_000_000_000;
const dayMs = 86_400_000;
/** One night's backup may be late. */
const oldestBackupMs = 2 * dayMs;

/** What this machine tells: clock, disk, build, texts, backups. */
export function examineMachine(env: Env, backups: string | null, now: Date): Finding[] {
  return [node(), clock(now), disk(env), build(now), voices(env), backup(env, backups, now)];
}

function node(): Finding {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')));
  return fine('Node', `${process.version} (at least ${engines.node.replace('>=', '')})`);
}

/** A clock that is behind the build is wrong; one that is ahead deletes messages too early, and only others can tell. */
function clock(now: Date): Finding {
  const stamp = join(program, 'build/built-from');
  if (!existsSync(stamp)) return fine('clock', now.toISOString());
  const builtAt = statSync(stamp).mtime;
  if (now.getTime() + dayMs < builtAt.getTime())
    return wrong('clock', `it is ${now.toISOString()} here, before the site was built: set the clock`);
  return fine('clock', now.toISOString());
}

function disk({ dataDir }: Env): Finding {
  if (!existsSync(dataDir)) return note('disk', `${dataDir} is not there yet`);
  const { bavail, bsize } = statfsSync(dataDir);
  const free = `${((bavail * bsize) / 1_000_000_000).toFixed(1)} GB free in ${dataDir}`;
  return bavail * bsize < minFreeBytes
    ? wrong('disk', `${free}: make room, one gigabyte at least`)
    : fine('disk', free);
}

function build(now: Date): Finding {
  const stamp = join(program, 'build/built-from');
  if (!existsSync(stamp)) return wrong('build', 'there is none: npm run publish');
  const days = Math.floor((now.getTime() - statSync(stamp).mtimeMs) / dayMs);
  return fine('build', `${days} days old`);
}

function voices({ contentDir }: Env): Finding {
  const file = resolve(program, contentDir, 'testimonials.yaml');
  if (!existsSync(file)) return note('voices', 'cannot be looked at here: the texts are in the image');
  const examples = readFileSync(file, 'utf8').match(/^ +example: true$/gmu) ?? [];
  return examples.length > 0
    ? note('voices', `${examples.length} voices on the front page are examples, and say so: ${file}`)
    : fine('voices', 'real');
}

function backup({ database, contactBackupDays }: Env, folder: string | null, now: Date): Finding {
  if (contactBackupDays === 0) return note('backups', 'CONTACT_BACKUP_DAYS is 0: none are kept');
  if (database.kind === 'hosted') return note('backups', 'are the hosted backend’s affair: look there');
  if (folder === null || !existsSync(folder))
    return wrong('backups', `${folder ?? 'their folder'} is not there: say --backups FOLDER, or see docs/deploy.md`);
  const ages = readdirSync(folder)
    .filter((name) => name.endsWith('.backup'))
    .map((name) => now.getTime() - statSync(join(folder, name)).mtimeMs);
  const newest = Math.min(...ages);
  if (ages.length === 0 || newest > oldestBackupMs)
    return wrong(
      'backups',
      `${ages.length === 0 ? 'there is none' : `the newest is ${inDays(newest)} old`} in ${folder}: run one, and see why the timer did not`,
    );
  if (Math.max(...ages) > contactBackupDays * dayMs)
    return wrong(
      'backups',
      `one is ${inDays(Math.max(...ages))} old; the privacy page promises ${contactBackupDays}: delete it`,
    );
  return fine('backups', `${ages.length}, the newest ${inDays(newest)} old`);
}

function inDays(ms: number): string {
  return `${(ms / dayMs).toFixed(1)} days`;
}

/** The database answers as the site asks it, and what is in it. Makes none. */
export async function examineDatabase({ database }: Env): Promise<Finding[]> {
  const where = describeDatabase(database);
  const closed = database.kind === 'embedded' ? whyClosed(database.dataDir) : null;
  if (closed !== null) return [wrong('database', closed)];
  if (database.kind === 'embedded' && !existsSync(embeddedFile(database.dataDir)))
    return [wrong('database', `${where} is not there: start the site, or name its DATA_DIR`)];
  try {
    const store = await openStudioStore(database);
    try {
      const studios = await store.allStudios();
      const examples = studios.filter(({ place_id }) => place_id?.startsWith('example-'));
      return [
        fine('database', where),
        examples.length > 0
          ? wrong('studios', `${examples.length} are invented examples: bring real ones in, see docs/studios.md`)
          : fine('studios', String(studios.length)),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    return [wrong('database', `${where}: ${oneLine(error)}`)];
  }
}
