import { parseArgs } from 'node:util';
import { openSubmissionArchive } from '#app/.server/database/open.ts';
import { oneLine } from '#app/.server/database/store.ts';
import type { StoredSubmission, SubmissionArchive } from '#app/.server/database/submission-archive.ts';
import { EnvError, parseEnv } from '#app/.server/env.ts';
import { asCsv, asJsonLine, asLine, asText } from './contact-formats.ts';

const help = `Reads what visitors sent with the contact form.

  npm run contact -- list            one line a message, oldest first
  npm run contact -- list --json     one JSON object a line
  npm run contact -- show ID         one message in full
  npm run contact -- delete ID       deletes one message for good
  npm run contact -- find EMAIL      one line for each message of an address; also with --json
  npm run contact -- erase EMAIL     deletes all messages of an address for good
  npm run contact -- export          all messages as CSV, for a spreadsheet

The database is the one of the site: DATA_DIR or DATABASE_URL.`;

class UsageError extends Error {}

type Command = (archive: SubmissionArchive) => Promise<string[]>;

/** The lines that a command answers with. Throws a UsageError before anything is opened when it makes no sense. */
function readCommand(args: readonly string[]): Command | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return null;
  if (values.json && name !== 'list' && name !== 'find') throw new UsageError('--json goes with list and find only');
  const format = values.json ? asJsonLine : asLine;
  switch (name) {
    case 'list':
      expectNone(rest);
      return async (archive) => (await archive.list()).map(format);
    case 'export':
      expectNone(rest);
      return async (archive) => asCsv(await archive.list());
    case 'show':
      return show(idOf(rest));
    case 'delete':
      return remove(idOf(rest));
    case 'find':
      return find(addressOf(rest), format);
    case 'erase':
      return erase(addressOf(rest));
    default:
      throw new UsageError(`there is no command ${JSON.stringify(name)}; see --help`);
  }
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

function erase(address: string): Command {
  return async (archive) => {
    const messages = await messagesOf(archive, address);
    for (const { id } of messages) await archive.remove(id);
    return [`Deleted: ${messages.length}. Backups keep them until they are deleted themselves.`];
  };
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
  const command = readCommand(process.argv.slice(2));
  if (command === null) {
    console.log(help);
  } else {
    const archive = await openSubmissionArchive(parseEnv(process.env).database);
    try {
      for (const line of await command(archive)) console.log(line);
    } finally {
      await archive.close();
    }
  }
} catch (fault) {
  console.error(oneLine(fault));
  process.exitCode = fault instanceof UsageError || fault instanceof EnvError ? 2 : 1;
}
