import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browserForTests } from './browser.ts';
import { freePort } from './free-port.ts';

/**
 * `npm run looks`: compares how every kind of page looks with how it looked at a commit: the latest tag, or the one
 * before this where there is none. `--from REF` names another, `--only home` some pages (a pattern). The commit is built
 * in a worktree, both builds are photographed by the same browser, and the pictures that differ are shown side by side
 * in `.looks/report/`. Exits with 1 when any differs.
 */
const { values } = parseArgs({ options: { from: { type: 'string' }, only: { type: 'string' } } });

const folder = resolve('.looks');
const site = join(folder, 'site');
const pictures = join(folder, 'pictures');
const ref = values.from ?? latestTag() ?? 'HEAD~1';

rmSync(folder, { recursive: true, force: true });
run('git', ['worktree', 'prune']);
run('git', ['worktree', 'add', '--detach', site, ref]);
try {
  installPackages();
  run(process.execPath, ['scripts/build.mjs'], { cwd: site });
  run(process.execPath, ['scripts/build.mjs']);
  console.log(`Photographing ${ref} ...`);
  if (!(await photograph(site, ['--update-snapshots=all', '--reporter=dot'])))
    throw new Error(`${ref} could not be photographed`);
  console.log('Comparing ...');
  if (!(await photograph('.', ['--reporter=list,html']))) process.exitCode = 1;
} finally {
  run('git', ['worktree', 'remove', '--force', site]);
}

/** Runs `e2e/pages/screenshots.spec.ts` on the site that is built in a folder; says whether all of it passed. */
async function photograph(builtIn: string, options: readonly string[]): Promise<boolean> {
  const only = values.only ? ['--grep', values.only] : [];
  const { status } = spawnSync('playwright', ['test', '--project=screenshots', ...only, ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROME_PATH: browserForTests(),
      LOOKS: pictures,
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(folder, 'report'),
      TEST_PORT: String(await freePort()),
      TEST_SITE: builtIn,
    },
  });
  return status === 0;
}

/** Hard links to what is installed here, or an installation of its own where the commit has another lock file. */
function installPackages(): void {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock('.') === lock(site)) run('cp', ['-al', 'node_modules', site]);
  else run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: site });
}

function latestTag(): string | undefined {
  const { stdout, status } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function run(command: string, args: readonly string[], options: { readonly cwd?: string } = {}): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
