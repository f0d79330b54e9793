import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { openSubmissionArchive } from '#app/.server/database/index.ts';
import { embeddedFile } from '#app/.server/database/tables.ts';
import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { rowsOf } from '#app/studios/.server/import/testing.ts';
import { freePort } from '../scripts/free-port.ts';
import { studioRows } from './directory-rows.ts';
import { type Command, createKiller } from './killed-commands.ts';
import { ask } from './load-visitors.ts';
import { inFolder, newFolder, start, startSite } from './processes.ts';
import { inProjectCopy } from './project-copy.ts';
import { describeMachine, table, whole, writeSection } from './report.ts';

/**
 * `npm run bench:kills [-- KILLS]`: kills the owner's commands (import, undo, erase, restore, publish) in turn at a random
 * moment of their run, a hundred times without a number, while visitors read and write on the running site. After each
 * kill the studios are those of before the command or of after it, every message that the site confirmed is there, what is
 * served can be started, and the command can be repeated. Ends at the first thing that is lost. With `--write` the table
 * goes into docs/benchmarks.md.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wantedKills = Number(positionals[0] ?? 100);
const studioCount = 3000;
const commandsInARound = 5;
const paths = ['/', '/yoga', '/artikler', '/yogastudioer/oslo', '/kontakt'];
const article = 'content/articles/1-slik-begynner-du-a-meditere.md';

const machine = describeMachine();
const dataDir = newFolder();
const env = {
  ...{ DATABASE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '', SITE_URL: '' },
  ...{
    CONTACT_RATE: '0',
    PICTURE_BUDGET_MB: '0',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  },
};
const origin = `http://127.0.0.1:${env.PORT}`;
const { finish, kill, killRest, kills } = createKiller();
const killed = () => [...kills.values()].reduce((sum, count) => sum + count, 0);
let runs = 0;
/** Subjects of messages that the site said it has, and that nobody asked it to forget. */
const confirmed = new Set<string>();
const answers = new Map<number | string, number>();

try {
  await inProjectCopy(async (project) => {
    const publishing: Command = { name: 'publish', args: ['scripts/publish.ts'], cwd: project, env };
    await finish(publishing);
    const command = [process.execPath, 'scripts/serve.mjs'] as const;
    const port = Number(env.PORT);
    const site = await start({ name: 'Pusterom', command, cwd: project, env, readyPath: '/readyz', port });
    const leaving = new AbortController();
    const visitors = Promise.all([read(leaving.signal), write(leaving.signal)]);
    try {
      for (let round = 1; killed() < wantedKills; round += 1) {
        await importAndUndo(round);
        await erase(round);
        await restore();
        await publish(round, publishing);
        runs = round * commandsInARound;
        console.error(`${killed()} of ${runs} runs killed`);
      }
      killRest();
      await finish(publishing);
    } finally {
      leaving.abort();
      await visitors;
      killRest();
      await site.stop();
    }
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
const asked = [...answers.values()].reduce((sum, count) => sum + count, 0);
const failed = asked - (answers.get(200) ?? 0);
const columns = [...kills.keys(), 'messages confirmed', 'lost', 'requests', 'failed'];
const cells = [...kills.values(), whole(confirmed.size), 0, whole(asked), failed];
const faster = `Of ${runs} runs, ${runs - killed()} were faster than the moment chosen for them and came to their end.`;
const report = `${machine} ${faster}\n\n${table(columns, [cells], '---:')}`;
console.log(report);
if (values.write) writeSection('kills', report);
if (failed > 0) process.exitCode = 1;

/** A directory is as it was, or as the file has it; never between. */
async function importAndUndo(round: number): Promise<void> {
  const file = join(dataDir, 'kills.jsonl');
  const rows = [...studioRows(studioCount)].map((row) => ({ ...row, name: `${row.name} ${round}` }));
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const before = await studios(dataDir);
  const bringIn: Command = { name: 'import', args: ['cli/studios.ts', 'import', file], env };
  await kill(bringIn);
  const between = await studios(dataDir);
  await finish(bringIn);
  const after = await studios(dataDir);
  expect(!isDeepStrictEqual(after, before), 'an import changed nothing');
  expect(
    [before, after].some((whole) => isDeepStrictEqual(whole, between)),
    'an import was made in part',
  );
  const takeBack: Command = { name: 'undo', args: ['cli/studios.ts', 'undo'], env };
  await kill(takeBack);
  if (isDeepStrictEqual(await studios(dataDir), after)) await finish(takeBack);
  expect(isDeepStrictEqual(await studios(dataDir), before), 'an import was taken back in part');
  await expectMessages(dataDir, confirmed);
}

/** Of one address nothing is left in the end, and of all others everything. */
async function erase(round: number): Promise<void> {
  const email = `glemt-${round}@example.no`;
  for (let count = 0; count < 3; count += 1) {
    const status = await send(email, crypto.randomUUID());
    answered(status);
  }
  const forget: Command = { name: 'erase', args: ['cli/contact.ts', 'erase', email], env };
  const isKnown = async () => (await messages(dataDir)).some((message) => message.email === email);
  await kill(forget);
  if (await isKnown()) await finish(forget);
  expect(!(await isKnown()), 'an address was not erased');
  await expectMessages(dataDir, confirmed);
}

/** Into an empty folder; repeated where nothing came of it. What is there is never written over. */
async function restore(): Promise<void> {
  await inFolder(async (folder) => {
    const [file, target] = [join(folder, 'site.backup'), join(folder, 'data')];
    const [rows, sent] = [await studios(dataDir), new Set(confirmed)];
    await finish({ name: 'backup', args: ['cli/backup.ts', 'backup', file], env });
    const bringBack: Command = {
      name: 'restore',
      args: ['cli/backup.ts', 'restore', file],
      env: { ...env, DATA_DIR: target },
    };
    await kill(bringBack);
    if (!existsSync(embeddedFile(target))) await finish(bringBack);
    expect(isDeepStrictEqual(await studios(target), rows), 'studios were restored in part');
    await expectMessages(target, sent);
  });
}

/** What is served can be started, whatever became of the new build. */
async function publish(round: number, command: Command): Promise<void> {
  const project = command.cwd ?? '.';
  const path = join(project, article);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^title: .*$/mu, `title: Slik begynner du å meditere, ${round}`));
  await kill(command);
  const started = await startSite(undefined, project);
  await started.stop();
  await expectMessages(dataDir, confirmed);
}

async function studios(folder: string) {
  const studioTable = openEmbeddedTable(folder);
  const rows = await rowsOf(studioTable);
  await studioTable.close();
  return rows;
}

async function messages(folder: string) {
  const archive = await openSubmissionArchive({ kind: 'embedded', dataDir: folder });
  const all = await archive.list();
  await archive.close();
  return all;
}

async function expectMessages(folder: string, subjects: ReadonlySet<string>): Promise<void> {
  const wanted = [...subjects];
  const stored = new Set((await messages(folder)).map(({ subject }) => subject));
  const lost = wanted.filter((subject) => !stored.has(subject));
  expect(lost.length === 0, `${lost.length} messages were lost`);
}

function expect(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}

async function read(signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!signal.aborted) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    answered((await ask(origin + path, { agent })).status);
    await sleep(20);
  }
  agent.destroy();
}

async function write(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const subject = `Time ${crypto.randomUUID()}`;
    const status = await send('kari@example.no', subject);
    answered(status);
    if (status === 200) confirmed.add(subject);
    // Of a day's 2,000 messages none more is taken.
    await sleep(1000);
  }
}

async function send(email: string, subject: string): Promise<number | string> {
  const form = new URLSearchParams({ name: 'Kari', email, subject, message: 'Hei' }).toString();
  return (await ask(`${origin}/kontakt`, { agent: new Agent(), form })).status;
}

function answered(status: number | string): void {
  answers.set(status, (answers.get(status) ?? 0) + 1);
}
