import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedStore } from './embedded.ts';
import { openEmbeddedArchive } from './embedded-archive.ts';
import { embeddedFile, inTransaction, openEmbeddedDatabase, openEmbeddedReader } from './embedded-database.ts';
import { exampleStudios } from './example-studios.ts';
import { openStudioStore } from './open.ts';

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pusterom-'));
  return () => rmSync(dataDir, { recursive: true });
});

/** Runs TypeScript in a process of its own, from the folder of this project, and hands it the data folder. */
function run(source: string) {
  const module = `import { openEmbeddedStore } from '#app/.server/database/embedded.ts';\n${source}`;
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', module, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** What matches in the bytes of the database's files. */
function leftIn(folder: string, pattern: RegExp): Set<string> {
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  return new Set(texts.flatMap((text) => text.match(pattern) ?? []));
}

describe('the embedded database', () => {
  it('keeps a submission that was stored when the process is killed right after', async () => {
    const child = run(`
      const store = openEmbeddedStore(process.argv[1]);
      console.log(await store.insertSubmission(${JSON.stringify(message)}));
      setInterval(() => undefined, 1000);`);
    const [said] = await once(child.stdout, 'data');
    expect(String(said)).toContain('stored');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const archive = openEmbeddedArchive(dataDir);
    expect(await archive.list()).toMatchObject([message]);
    await archive.close();
  });

  it('stores what comes while another writes once that is done, and answers others meanwhile', async () => {
    const store = openEmbeddedStore(dataDir);
    const other = openEmbeddedDatabase(dataDir, () => undefined);
    other.exec('begin immediate');
    const stored = store.insertSubmission(message);
    const first = await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, 0, 'another visitor'))]);
    expect(first).toBe('another visitor');
    expect(await store.studioByName('Nobody')).toBeNull();
    other.exec('commit');
    expect(await stored).toBe('stored');
    other.close();
    await store.close();
  });

  it('stores one row when several processes start and send the same at once', async () => {
    const children = Array.from({ length: 4 }, () =>
      run(`
        const store = openEmbeddedStore(process.argv[1]);
        console.log(await store.insertSubmission(${JSON.stringify(message)}));
        await store.close();`),
    );
    const answers = await Promise.all(
      children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
    );
    expect(answers.sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'stored']);
  });

  it('begins with the examples, and does not bring them back', async () => {
    const store = openEmbeddedStore(dataDir);
    expect(await store.allStudios()).toHaveLength(exampleStudios.length);
    await store.close();
    const owner = new DatabaseSync(embeddedFile(dataDir));
    owner.exec('delete from "database-yoga"');
    owner.close();
    const again = openEmbeddedStore(dataDir);
    expect(await again.allStudios()).toEqual([]);
    await again.close();
  });

  it('is readable by its own user alone', async () => {
    const made = join(dataDir, 'made', 'data');
    await openEmbeddedStore(made).close();
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(statSync(embeddedFile(made)).mode & 0o777).toBe(0o600);
  });

  it('looks a name up by its index', () => {
    const store = openEmbeddedStore(dataDir);
    const owner = new DatabaseSync(embeddedFile(dataDir));
    const folded = (text: string) => `lower(replace(replace(replace(${text}, 'Æ', 'æ'), 'Ø', 'ø'), 'Å', 'å'))`;
    const plan = owner.prepare(
      `explain query plan select * from "database-yoga" where ${folded('name')} = ${folded('?')}`,
    );
    expect(plan.all('x').map(({ detail }) => detail)).toEqual([expect.stringContaining('INDEX studio_name')]);
    owner.close();
    return store.close();
  });

  it('refuses a database of a newer version, and a file that is none, in one line', async () => {
    await openEmbeddedStore(dataDir).close();
    const owner = new DatabaseSync(embeddedFile(dataDir));
    owner.exec('pragma user_version = 99');
    owner.close();
    expect(() => openEmbeddedStore(dataDir)).toThrow(/^DATA_DIR: cannot use .*newer version of this program$/);
    expect(() => openEmbeddedStore(embeddedFile(dataDir))).toThrow(/^DATA_DIR: cannot use .*EEXIST.*$/);
  });

  it('refuses a damaged file in one line, and leaves it as it is', async () => {
    await openEmbeddedStore(dataDir).close();
    const file = embeddedFile(dataDir);
    const damaged = readFileSync(file);
    // The first page, with the schema, stays whole: the file opens.
    damaged.fill(0xa5, 4096, 3 * 4096);
    writeFileSync(file, damaged);
    expect(() => openEmbeddedStore(dataDir)).toThrow(/^DATA_DIR: cannot use .* damaged .*docs\/deploy\.md$/);
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });

  it('leaves nothing of a deleted message in any of its files, while the site runs and after', async () => {
    const site = openEmbeddedStore(dataDir);
    const wordsOf = (index: number) => `Sensitiv${index}sak`;
    // Of all lengths, so that some have pages of their own and pages are rearranged when they go.
    for (let index = 0; index < 120; index += 1) {
      const text = wordsOf(index).repeat(1 + ((index * 37) % 400));
      await site.insertSubmission({ ...message, subject: wordsOf(index), message: text });
    }
    expect(leftIn(dataDir, /Sensitiv\d+sak/g).size).toBe(120);
    const archive = openEmbeddedArchive(dataDir);
    for (let id = 1; id <= 60; id += 1) await archive.remove(id);
    await archive.close();
    const kept = Array.from({ length: 60 }, (_, index) => wordsOf(60 + index));
    expect([...leftIn(dataDir, /Sensitiv\d+sak/g)].sort(), 'deleted one by one').toEqual(kept.sort());
    await site.deleteSubmissionsBefore(new Date('2999-01-01'));
    expect(leftIn(dataDir, /Sensitiv\d+sak/g), 'deleted by age').toEqual(new Set());
    await site.close();
    expect(leftIn(dataDir, /Sensitiv\d+sak/g)).toEqual(new Set());
  });

  it('empties its log at the next sweep when somebody was reading at this one, and waits for nobody', async () => {
    const site = openEmbeddedStore(dataDir);
    await site.insertSubmission(message);
    const reader = openEmbeddedReader(dataDir);
    reader.exec('begin; select count(*) from contact_submissions;');
    await site.deleteSubmissionsBefore(new Date('2999-01-01'));
    expect(leftIn(dataDir, /kari@example\.no/g).size).toBe(1);
    reader.exec('rollback');
    reader.close();
    await site.deleteSubmissionsBefore(new Date('2999-01-01'));
    expect(leftIn(dataDir, /kari@example\.no/g).size).toBe(0);
    await site.close();
  });

  it('says that the disk is full, and nothing else, when it is', () => {
    const database = openEmbeddedDatabase(dataDir, () => undefined);
    database.exec(`pragma max_page_count = ${Number(database.prepare('pragma page_count').get()?.page_count) + 2}`);
    const fill = database.prepare("insert into studio_runs (made_at, what) values ('', ?)");
    expect(() =>
      inTransaction(database, () => {
        for (let written = 0; written < 100; written += 1) fill.run('x'.repeat(10_000));
      }),
    ).toThrow('database or disk is full');
    expect(database.prepare('select count(*) as runs from studio_runs').get()).toEqual({ runs: 0 });
    database.close();
  });

  it('deletes submissions that are older than the owner wants', async () => {
    const store = openEmbeddedStore(dataDir);
    await store.insertSubmission(message);
    await store.insertSubmission({ ...message, subject: 'Ny' });
    const owner = new DatabaseSync(embeddedFile(dataDir));
    owner.exec("update contact_submissions set created_at = '2020-01-01T00:00:00.000Z' where subject = 'Time'");
    owner.close();
    await store.close();
    const retention = { days: 365, onError: (error: unknown) => expect.unreachable(String(error)) };
    const site = await openStudioStore({ kind: 'embedded', dataDir }, { retention });
    await site.close();
    const archive = openEmbeddedArchive(dataDir);
    expect((await archive.list()).map(({ subject }) => subject)).toEqual(['Ny']);
    await archive.close();
  });
});
