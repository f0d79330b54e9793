import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EnvError } from '#app/start/.server/env.ts';
import { type DayCounts, dayOf, hideSmall, minShown, readStatistics } from '#app/statistics/.server/index.ts';
import { plainLine } from '#app/text/index.ts';
import { causeOf, whyClosed } from './causes.ts';
import { refuseNpmFlags } from './npm-flags.mjs';
import { readSettings, settingsHelp, settingsOptions } from './settings.ts';

const help = `Says what was read, from the site's own count: no visitor is followed, and none is asked for anything.

  npm run statistics                     the last thirty days
  npm run statistics -- --days 7         of so many days, until today
  npm run statistics -- --json           for machines

What fewer than ${minShown} have opened is told together. Whether a session was finished, no server sees; sound counts when
its track was asked for as a whole.
${settingsHelp}`;

const dayMs = 86_400_000;
const maxDays = 400;
const maxRows = 20;

class UsageError extends Error {}

/** Each with the counts that belong under it. */
const parts: readonly (readonly [heading: string, of: (counts: DayCounts) => Record<string, number>])[] = [
  ['Pages', ({ pages }) => only(pages, (path) => !isSound(path) && !isStudio(path) && !isSession(path))],
  ['Studios', ({ pages }) => only(pages, isStudio)],
  ['Sessions opened', ({ pages }) => only(pages, (path) => isSession(path) && !isSound(path))],
  ['Sound of sessions', ({ pages }) => only(pages, isSound)],
  ['From', ({ sources }) => sources],
  ['Searches without an answer', ({ unanswered }) => unanswered],
  ['Crawlers', ({ crawlers }) => crawlers],
];

const options = {
  ...settingsOptions,
  days: { type: 'string', default: '30' },
  json: { type: 'boolean', default: false },
} as const;

try {
  refuseNpmFlags(options);
  const { values } = parseArgs({ options });
  if (values.help) console.log(help);
  else report(values.days, values.json, readSettings({ env: process.env, envFile: values['env-file'] }).dataDir);
} catch (error) {
  console.error(causeOf(error));
  process.exitCode = error instanceof UsageError || error instanceof EnvError ? 2 : 1;
}

function report(given: string, isJson: boolean, dataDir: string): void {
  const days = Number(given);
  if (!/^\d{1,3}$/u.test(given) || days < 1 || days > maxDays)
    throw new UsageError(`--days: a number from 1 to ${maxDays}`);
  if (!existsSync(dataDir)) throw new EnvError(`DATA_DIR: there is no folder ${dataDir}`);
  const closed = whyClosed(dataDir);
  if (closed !== null) throw new EnvError(`DATA_DIR: ${closed}`);
  const last = new Date();
  const [first, until] = [dayOf(new Date(last.getTime() - (days - 1) * dayMs)), dayOf(last)];
  const counts = readStatistics(dataDir, first, until);
  const shown = parts.map(([heading, of]) => ({ heading, ...hideSmall(of(counts)) }));
  if (isJson) {
    console.log(JSON.stringify({ first, last: until, parts: shown }));
    return;
  }
  console.log(`${first} – ${until}, in ${dataDir}`);
  for (const { heading, rows, hidden, total } of shown) {
    console.log(`\n${heading}: ${total === 0 ? `none, or fewer than ${minShown}` : total}`);
    for (const [name, count] of rows.slice(0, maxRows)) console.log(`${String(count).padStart(8)}  ${plainLine(name)}`);
    const rest = rows.slice(maxRows).reduce((sum, [, count]) => sum + count, hidden ?? 0);
    if (rest > 0) console.log(`${String(rest).padStart(8)}  others`);
  }
}

function only(counts: Readonly<Record<string, number>>, isMeant: (path: string) => boolean): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([path]) => isMeant(path)));
}

function isStudio(path: string): boolean {
  return path.startsWith('/yogastudioer/studio/');
}

function isSession(path: string): boolean {
  return path.startsWith('/okt/');
}

function isSound(path: string): boolean {
  return path.endsWith('/lyd.mp3');
}
