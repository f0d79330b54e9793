import { parseArgs } from 'node:util';
import { oneLine } from '#app/.server/database/index.ts';
import { RecordingError } from '#app/sessions/.server/voice/index.ts';
import { EnvError } from '#app/start/.server/env.ts';
import { causeOf } from './causes.ts';
import { refuseNpmFlags } from './npm-flags.mjs';
import { readSettings } from './settings.ts';
import { importRecordings } from './voice-import.ts';
import { printLines } from './voice-lines.ts';
import { speakLines } from './voice-speak.ts';

const help = `Brings a recorded voice into the sessions.

  npm run voice -- lines                     every line to be read, in order, as a sheet
      --csv          the same as a table: id, session, step, longest time in seconds, text
      --missing      only those that have no recording yet
  npm run voice -- import FOLDER             recordings named by the id of their line: e9b12031c8bd.wav
  npm run voice -- import FILE               one long recording of the lines in the order of the sheet
      --from ID      the line that it begins with; the first one otherwise
      --pause SECONDS  the silence that parts two lines (1.5)
  npm run voice -- speak --with 'COMMAND'    lets a speech engine say every line that is missing: it gets
                                             the text on standard input and gives WAV on standard output

WAV, MP3, OGG (Opus, Vorbis) and M4A. How to record at home: docs/voice.md.
Exit status: 0 all is done, 3 some recordings were not taken, 1 nothing was, 2 the command makes no sense.
The recordings are kept in DATA_DIR, of the environment or of --env-file FILE; a running site finds them by itself.`;

class UsageError extends Error {}

const options = {
  csv: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  from: { type: 'string' },
  pause: { type: 'string', default: '1.5' },
  with: { type: 'string' },
  'env-file': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

// What is kept is for the site's own user alone.
process.umask(0o077);

try {
  refuseNpmFlags(options);
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof RecordingError ? error.message : causeOf(error));
  const isUsage = error instanceof UsageError || error instanceof EnvError;
  process.exitCode = isUsage ? 2 : 1;
}

async function run(): Promise<number> {
  const { values, positionals } = readArguments();
  const [name, path, ...rest] = positionals;
  if (values.help || name === undefined) {
    console.log(help);
    return 0;
  }
  if (rest.length > 0) throw new UsageError('too many arguments; see --help');
  const { dataDir } = readSettings({ env: process.env, envFile: values['env-file'] });
  if (name === 'lines') return printLines(dataDir, { isTable: values.csv, isMissingOnly: values.missing });
  if (name === 'speak') {
    if (values.with === undefined) throw new UsageError("say which engine: speak --with 'espeak-ng -v nb --stdout'");
    return speakLines(dataDir, values.with);
  }
  if (name !== 'import') throw new UsageError(`there is no command ${JSON.stringify(name)}; see --help`);
  if (path === undefined) throw new UsageError('give a folder of recordings, or one long recording');
  const pauseSeconds = Number(values.pause);
  if (!(pauseSeconds >= 0.3 && pauseSeconds <= 10)) throw new UsageError('--pause takes 0.3 to 10 seconds');
  return importRecordings(dataDir, path, { fromId: values.from, pauseSeconds });
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(oneLine(error));
  }
}
