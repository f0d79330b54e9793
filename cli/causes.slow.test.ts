import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openEmbeddedStore } from '#app/.server/database/embedded.ts';

/** Whom the folders of these tests are closed to, and who runs the commands where the tests may do everything. */
const nobody = 65_534;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causes-'));
  chmodSync(folder, 0o755);
  return () => rmSync(folder, { recursive: true });
});

function run(args: readonly string[], env: Record<string, string> = {}, isAnother = false) {
  const [command, ...rest] = args;
  return spawnSync(process.execPath, [resolve(`cli/${command}.ts`), ...rest], {
    cwd: folder,
    env,
    encoding: 'utf8',
    ...(isAnother && process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
  });
}

async function closedData(): Promise<string> {
  const data = join(folder, 'data');
  await openEmbeddedStore(data).close();
  chmodSync(data, 0o000);
  return data;
}

it.each([
  ['contact', 'list'],
  ['studios', 'history'],
  ['statistics', '--days=7'],
  ['doctor', '--inside'],
])('%s says of a database that this user may not read that it is there', async (...args) => {
  const data = await closedData();
  const { status, stdout, stderr } = run(args, { DATA_DIR: data }, true);
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(`${data} is closed to the user `);
  expect(stdout + stderr).not.toMatch(/there is no database|--new|sqlite is not there|none, or fewer/u);
  chmodSync(data, 0o700);
});

it('statistics of a folder that is not there are an error, and not none', () => {
  const { status, stderr } = run(['statistics'], { DATA_DIR: join(folder, 'mistyped') });
  expect([status, stderr]).toEqual([2, `DATA_DIR: there is no folder ${folder}/mistyped\n`]);
});

it('a file that cannot be read or written is named, with the cause', () => {
  const data = join(folder, 'open');
  chmodSync(folder, 0o777);
  expect(run(['contact', 'list', '--new'], { DATA_DIR: data }, true).status).toBe(0);
  const shut = join(folder, 'shut');
  mkdirSync(shut);
  writeFileSync(join(shut, 'mine.csv'), 'name;address\n');
  chmodSync(shut, 0o000);
  const said = (args: string[], isAnother = false) => run(args, { DATA_DIR: data }, isAnother).stderr;
  for (const args of [
    ['studios', 'import', join(shut, 'mine.csv')],
    ['contact', 'import', join(shut, 'mine.csv')],
    ['voice', 'import', join(shut, 'mine.csv')],
  ])
    expect(said(args, true)).toMatch(/mine\.csv is closed to the user \S+, who runs this command\n$/u);
  chmodSync(shut, 0o700);
  expect(said(['studios', 'import', join(folder, 'gone.csv')])).toContain(`there is no ${folder}/gone.csv\n`);
  expect(said(['backup', 'backup', join(folder, 'gone', 'a.backup')])).toContain(`there is no ${folder}/gone\n`);
});

it('half a backup is called that, and not the place that it was to go to', async () => {
  const data = join(folder, 'data');
  await openEmbeddedStore(data).close();
  const [whole, half] = [join(folder, 'whole.backup'), join(folder, 'half.backup')];
  expect(run(['backup', 'backup', whole], { DATA_DIR: data }).status).toBe(0);
  spawnSync('sh', ['-c', `head -c 5000 ${whole} > ${half}`]);
  const { status, stderr } = run(['backup', 'restore', half], { DATA_DIR: join(folder, 'new') });
  expect(status).toBe(1);
  expect(stderr).toContain(`${half} is no whole backup (`);
  expect(stderr).not.toContain('cannot write');
});
