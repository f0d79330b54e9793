import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openSubmissionArchive, type StoredSubmission, type SubmissionArchive } from '#app/.server/database/index.ts';
import { EnvError } from '#app/start/.server/env.ts';
import { causeOf } from './causes.ts';
import { asCsv, asJsonLine, asLine, asText, readJsonLines } from './contact-formats.ts';
import { refuseNpmFlags } from './npm-flags.mjs';
import { expectDatabase, readSettings, settingsHelp, settingsOptions } from './settings.ts';

const help = `Reads what visitors sent with the contact form.

  npm run contact -- list            one line a message, oldest first
  npm run contact -- list --json     one JSON object a line
  npm run contact -- show ID         one message in full
  npm run contact -- done ID         you have answered it; undone ID takes it back, list --open leaves it out
  npm run contact -- delete ID       deletes one message for good
  npm run contact -- find EMAIL      one line for each message of an address; also with --json
  npm run contact -- search WORDS    one line for each message that has the words; also with --json
  npm run contact -- extract EMAIL   all that is kept of an address, as JSON, for whoever asks for it
  npm run contact -- erase EMAIL     deletes all messages of an address for good
  npm run contact -- export [FILE]   all messages as CSV, for a spreadsheet
  npm run contact -- import FILE     brings in what list --json of another database wrote; again, nothing twice

Times are of Oslo; in JSON and CSV they are UTC.
${settingsHelp}`;

class UsageError extends Error {}

type Command = (archive: SubmissionArchive) => Promise<string[]>;

const options = {
  ...settingsOptions,
  json: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
} as const;
const withJson = ['list', 'find', 'search'];

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** The lines that a command answers with. Throws a UsageError before anything is opened when it makes no sense. */
function readCommand({ values, positionals }: ReturnType<typeof parse>): Command | null {
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return null;
  if (values.json && !withJson.includes(name)) throw new UsageError(`--json goes with ${withJson.join(', ')} only`);
  if (values.open && name !== 'list') throw new UsageError('--open goes with list only');
  const format = values.json ? asJsonLine : asLine;
  switch (name) {
    case 'list':
      expectNone(rest);
      return list(values.open, format);
    case 'export':
      return exportTo(rest);
    case 'show':
      return show(idOf(rest));
    case 'done':
    case 'undone':
      return handle(idOf(rest), name === 'done');
    case 'import':
      return bringIn(rest);
    case 'delete':
      return remove(idOf(rest));
    case 'find':
      return find(addressOf(rest), format);
    case 'search':
      return search(rest, format);
    case 'extract':
      return extract(addressOf(rest));
    case 'erase':
      return erase(addressOf(rest));
    default:
      throw new UsageError(`there is no command ${JSON.stringify(name)}; see --help`);
  }
}

function list(isOpenOnly: boolean, format: typeof asLine): Command {
  return async (archive) => {
    const messages = await archive.list();
    return listed(isOpenOnly ? messages.filter(({ handled_at }) => handled_at === null) : messages, format);
  };
}

function handle(id: number, isDone: boolean): Command {
  return async (archive) => {
    if (!(await archive.handle(id, isDone ? new Date() : null))) throw new UsageError(`there is no message ${id}`);
    return [`Message ${id} is ${isDone ? 'done' : 'open again'}.`];
  };
}

function bringIn([file, ...rest]: readonly string[]): Command {
  expectNone(rest);
  if (file === undefined) throw new UsageError('give the file, as in: import messages.jsonl');
  return async (archive) => {
    const messages = readJsonLines(readFileSync(file, 'utf8'));
    const added = await archive.add(messages);
    return [`Messages: ${added} new, ${messages.length - added} were here already.`];
  };
}

function show(id: number): Command {
  return async (archive) => {
    const submission = await archive.find(id);
    if (submission === null) throw new UsageError(`there is no message ${id}`);
    return asText(submission);
  };
}

function remove(id: number): Command {
  return async (archive) => {
    if (!(await archive.remove(id))) throw new UsageError(`there is no message ${id}`);
    return [`Message ${id} is deleted.`];
  };
}

function find(address: string, format: typeof asLine): Command {
  return async (archive) => (await messagesOf(archive, address)).map(format);
}

function search(words: readonly string[], format: typeof asLine): Command {
  const wanted = words.map((word) => word.toLowerCase());
  if (wanted.length === 0) throw new UsageError('say what to search for, as in: search prøvetime');
  return async (archive) => {
    const found = (await archive.list()).filter(({ name, email, subject, message }) => {
      const text = [name, email, subject, message].join('\n').toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return listed(found, format);
  };
}

/** To a file of its own user's alone, which must not be there yet, or to stdout. */
function exportTo([file, ...rest]: readonly string[]): Command {
  expectNone(rest);
  return async (archive) => {
    const lines = asCsv(await archive.list());
    if (file === undefined) return lines;
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flag: 'wx' });
    return [`Messages: ${lines.length - 1}, in ${file}.`];
  };
}

function listed(messages: readonly StoredSubmission[], format: typeof asLine): string[] {
  if (messages.length === 0) console.error('There are no such messages.');
  return messages.map(format);
}

function erase(address: string): Command {
  return async (archive) => {
    await tellOfOthers(archive, address);
    const messages = await messagesOf(archive, address);
    for (const { id } of messages) await archive.remove(id);
    return [`Deleted: ${messages.length}. Backups keep them until they are deleted themselves.`];
  };
}

function extract(address: string): Command {
  return async (archive) => {
    await tellOfOthers(archive, address);
    return (await messagesOf(archive, address)).map(asJsonLine);
  };
}

/** What others wrote about somebody is theirs too: whether it is given out or deleted is for the owner to see. */
async function tellOfOthers(archive: SubmissionArchive, address: string): Promise<void> {
  const wanted = address.toLowerCase();
  const others = (await archive.list()).filter(
    ({ email, name, subject, message }) =>
      email.toLowerCase() !== wanted && [name, subject, message].join('\n').toLowerCase().includes(wanted),
  );
  if (others.length > 0)
    console.error(
      `Messages of others that name ${address}: ${others.map(({ id }) => id).join(', ')}. Look at each: show ID.`,
    );
}

/** In any letter case, as people type their address. */
async function messagesOf(archive: SubmissionArchive, address: string): Promise<StoredSubmission[]> {
  const wanted = address.toLowerCase();
  const messages = (await archive.list()).filter(({ email }) => email.toLowerCase() === wanted);
  if (messages.length === 0) throw new UsageError(`there is no message of ${address}`);
  return messages;
}

function addressOf([address, ...rest]: readonly string[]): string {
  if (address === undefined || !address.includes('@')) throw new UsageError('give one whole e-mail address');
  expectNone(rest);
  return address;
}

function idOf([id, ...rest]: readonly string[]): number {
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id))
    throw new UsageError('give the number of one message, as in: show 12');
  expectNone(rest);
  return Number(id);
}

function expectNone(rest: readonly string[]): void {
  if (rest[0] !== undefined) throw new UsageError(`does not understand ${JSON.stringify(rest[0])}; see --help`);
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
    const archive = await openSubmissionArchive(env.database);
    try {
      for (const line of await command(archive)) console.log(line);
    } finally {
      await archive.close();
    }
  }
} catch (error) {
  console.error(causeOf(error));
  process.exitCode = error instanceof UsageError || error instanceof EnvError ? 2 : 1;
}
