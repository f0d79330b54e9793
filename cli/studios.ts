import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, EnvError } from '#app/start/.server/env.ts';
import { openStudioTable, type StudioTable } from '#app/studios/.server/import/index.ts';
import { causeOf } from './causes.ts';
import { refuseNpmFlags } from './npm-flags.mjs';
import { expectDatabase, readSettings, settingsHelp, settingsOptions } from './settings.ts';
import { bringIn, bringOut } from './studios-import.ts';
import { edit, hide, history, remove, show, undo } from './studios-one.ts';
import { acceptProposal, listProposals } from './studios-proposals.ts';
import { drawMaps, fetchStudios, findPlaces, verifyStudios } from './studios-registers.ts';

const help = `Brings studios into the directory, and out of it.

  npm run studios -- fetch                        the yoga places of OpenStreetMap in Norway, new and changed
  npm run studios -- verify                       holds each studio against the register of businesses
  npm run studios -- geocode                      says where each address lies
  npm run studios -- map [PLACE]                  draws the map of each place, or of this one anew, from OpenStreetMap
      --dry-run      says what would change, and changes nothing
      --from FILE    answers kept before, instead of the network (of fetch: the kept answer, or any Overpass JSON)
      --dump FILE    of verify: the register's own files, units and sub-units, .json.gz as they are offered
      --record FILE  keeps the answers of verify, geocode or map; they name people: for the owner alone

  npm run studios -- import FILE                  CSV, Excel, JSON, JSON lines, GeoJSON or Overpass JSON
      --dry-run      says what would change, and changes nothing
      --replace      also removes the studios that the file does not have
      --yes          also where that is more than a fifth of them, or rows were rejected
      --report OTHER where rejected and repaired rows are listed (studios-report.csv in DATA_DIR)
  npm run studios -- export --format csv|json [FILE]

  npm run studios -- edit STUDIO phone="22 33 44 55" …   stands against every later fetch
  npm run studios -- hide STUDIO                  shown on no page until: show STUDIO
  npm run studios -- remove STUDIO --yes          out of table and history for good, kept away from every import
  npm run studios -- history [STUDIO]             what was changed, the latest first
  npm run studios -- undo                         takes the latest change back; again, the one before
  npm run studios -- proposals [accept ID]        what visitors sent with «Legg til et studio» and «Er dette ditt studio?»

STUDIO is a place_id, the end of the page's address, or a name; where several have it, "Sol Yoga" "Storgata 1, 0155 Oslo".
Exit status: 0 all is done, 3 some rows were rejected, 1 nothing was changed, 2 the command makes no sense.
${settingsHelp}`;

class UsageError extends Error {}

/** Runs on the opened table and gives the exit status. */
type Command = (table: StudioTable, env: Env) => Promise<number>;

const options = {
  'dry-run': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  report: { type: 'string' },
  format: { type: 'string' },
  from: { type: 'string' },
  record: { type: 'string' },
  dump: { type: 'string', multiple: true },
  ...settingsOptions,
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** Throws a UsageError before anything is opened when the command makes no sense. */
function readCommand({ values, positionals }: ReturnType<typeof parse>): Command | null {
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return null;
  switch (name) {
    case 'import':
      return importCommand(rest, values);
    case 'export':
      return exportCommand(rest, values);
    case 'fetch':
    case 'verify':
    case 'geocode':
      return registerCommand(name, rest, values);
    case 'map':
      return mapCommand(rest, values);
    case 'edit':
    case 'hide':
    case 'show':
    case 'remove':
    case 'history':
    case 'undo':
      return ownerCommand(name, rest, values);
    case 'proposals':
      return proposalCommand(rest);
    default:
      throw new UsageError(`there is no command ${JSON.stringify(name)}; see --help`);
  }
}

function importCommand([path, ...rest]: readonly string[], values: Values): Command {
  expectNone(rest);
  const { 'dry-run': dryRun, replace, yes, report, format } = values;
  if (path === undefined) throw new UsageError('give the file, as in: import studios.csv');
  if (format !== undefined) throw new UsageError('--format goes with export only; an import sees the format itself');
  return (table, { dataDir }) =>
    bringIn(table, {
      path,
      dryRun,
      replace,
      isSure: yes || dryRun,
      reportPath: report ?? join(dataDir, 'studios-report.csv'),
    });
}

function exportCommand([file, ...rest]: readonly string[], values: Values): Command {
  expectNone(rest);
  const { 'dry-run': dryRun, replace, report, format } = values;
  if (dryRun || replace || report !== undefined) throw new UsageError('export takes --format and a file, no more');
  if (format !== 'csv' && format !== 'json') throw new UsageError('give the format: --format csv or --format json');
  return (table) => bringOut(table, format, file);
}

/** The one command of these that takes a word of its own. */
function mapCommand([place, ...rest]: readonly string[], values: Values): Command {
  expectNone(rest);
  const { 'dry-run': dryRun, from, record, dump = [] } = values;
  if (dump.length > 0) throw new UsageError('--dump goes with verify');
  if (from !== undefined && record !== undefined) throw new UsageError('give --from or --record, not both');
  return (table, env) => drawMaps(table, place ?? null, { env, from, record, dump, dryRun, isSure: false });
}

const registerCommands = { fetch: fetchStudios, verify: verifyStudios, geocode: findPlaces } as const;

function registerCommand(name: keyof typeof registerCommands, rest: readonly string[], values: Values): Command {
  expectNone(rest);
  const { 'dry-run': dryRun, yes, from, record, dump = [] } = values;
  if (from !== undefined && record !== undefined) throw new UsageError('give --from or --record, not both');
  if (dump.length > 0 && (name !== 'verify' || from !== undefined || record !== undefined))
    throw new UsageError('--dump goes with verify, without --from and --record');
  if (name === 'fetch' && record !== undefined)
    throw new UsageError('fetch keeps its answer by itself; --record goes with verify, geocode and map');
  return (table, env) => registerCommands[name](table, { env, from, record, dump, dryRun, isSure: yes });
}

function ownerCommand(
  name: 'edit' | 'hide' | 'show' | 'remove' | 'history' | 'undo',
  [studio, ...more]: readonly string[],
  { yes }: Values,
): Command {
  const address = more[0] === undefined || (name === 'edit' && more[0].includes('=')) ? undefined : more[0];
  const rest = address === undefined ? more : more.slice(1);
  if (name !== 'edit') expectNone(rest);
  if (name === 'undo') {
    expectNone(studio === undefined ? [] : [studio]);
    return undo;
  }
  const called = studio === undefined ? null : { name: studio, address };
  if (name === 'history') return (table) => history(table, called);
  if (called === null) throw new UsageError(`say which studio, as in: ${name} "Sol Yoga"`);
  if (name === 'edit') return (table) => edit(table, called, rest);
  if (name === 'remove') return (table, { dataDir }) => remove(table, dataDir, called, yes);
  return (table) => (name === 'hide' ? hide : show)(table, called);
}

function proposalCommand([action, id, ...rest]: readonly string[]): Command {
  expectNone(rest);
  if (action === undefined) return listProposals;
  if (action !== 'accept' || !/^\d{1,15}$/.test(id ?? ''))
    throw new UsageError('say which, as in: proposals accept 12');
  return (table, env) => acceptProposal(table, env, Number(id));
}

function expectNone([extra]: readonly string[]): void {
  if (extra !== undefined) throw new UsageError(`does not understand ${JSON.stringify(extra)}; see --help`);
}

try {
  refuseNpmFlags(options);
  const given = parse(process.argv.slice(2));
  const command = readCommand(given);
  if (command === null) {
    console.log(help);
  } else {
    const env = readSettings({ env: process.env, envFile: given.values['env-file'] });
    expectDatabase(env, given.values.new);
    const table = await openStudioTable(env.database);
    try {
      process.exitCode = await command(table, env);
    } finally {
      await table.close();
    }
  }
} catch (error) {
  console.error(causeOf(error));
  const isUsage = error instanceof UsageError || error instanceof EnvError;
  process.exitCode = isUsage ? 2 : 1;
}
