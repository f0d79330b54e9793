import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const help = `Brings the program to another version, with data and texts kept.

  npm run upgrade -- VERSION     backs up, gets the version, and publishes it; where that fails, all is as it was before
  npm run upgrade -- --back      the version before, which a database that has taken a new step refuses: then restore the
                                 backup that is named, see docs/deploy.md

  --backups FOLDER               where the backup goes (/var/lib/pusterom-backups)
  --env-file FILE                the site's settings, where it is not /etc/pusterom.env of /opt/pusterom

Run it in the folder of the program, as whoever owns that. Texts of your own belong into CONTENT_DIR.`;

class UpgradeError extends Error {}

const root = process.cwd();
/** The version that was there before the last upgrade. */
const before = join(root, '.builds/version-before');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean', default: false },
      backups: { type: 'string', default: '/var/lib/pusterom-backups' },
      'env-file': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const settings = values['env-file'] === undefined ? [] : ['--env-file', resolve(values['env-file'])];
  if (values.help || (positionals.length !== 1 && !values.back)) console.log(help);
  else upgrade(values.back ? versionBefore() : String(positionals[0]), values.backups, settings);
} catch (error) {
  console.error(error instanceof UpgradeError ? error.message : error);
  process.exitCode = 1;
}

function upgrade(version: string, backups: string, settings: readonly string[]): void {
  const here = said('git', ['rev-parse', 'HEAD']);
  if (said('git', ['status', '--porcelain', '--untracked-files=no']) !== '')
    throw new UpgradeError(
      'Files of the program have been changed here: git status names them. Texts of your own belong into CONTENT_DIR.',
    );
  const goal = commitOf(version);
  const backup = join(resolve(backups), `before-${here.slice(0, 12)}-${Date.now()}.backup`);
  if (!runs('npm', ['run', '--silent', 'backup', '--', backup, ...settings]))
    throw new UpgradeError(
      'There is no backup, so nothing is changed. --backups FOLDER names where it goes; the folder must be there.',
    );
  if (put(goal, settings)) {
    mkdirSync(join(before, '..'), { recursive: true });
    writeFileSync(before, here);
    console.log(`This is ${version} now; the backup from before is ${backup}.`);
    return;
  }
  const isBack = put(here, settings);
  throw new UpgradeError(
    `${version} is not published. ${isBack ? 'All is as it was before.' : `Going back failed too: the backup is ${backup}.`}`,
  );
}

/** Packages belong to the version: both or neither. */
function put(commit: string, settings: readonly string[]): boolean {
  return (
    runs('git', ['checkout', '--quiet', commit]) &&
    runs('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']) &&
    runs('npm', ['run', '--silent', 'publish', '--', ...settings])
  );
}

function commitOf(version: string): string {
  try {
    return said('git', ['rev-parse', '--verify', '--quiet', `${version}^{commit}`]);
  } catch {
    throw new UpgradeError(
      `There is no version ${version} here: git fetch --tags gets those there are, git tag names them.`,
    );
  }
}

function versionBefore(): string {
  if (!existsSync(before)) throw new UpgradeError('No upgrade was made here, so there is no version to go back to.');
  return readFileSync(before, 'utf8').trim();
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function said(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new UpgradeError(stderr.trim().split('\n')[0] ?? `${command} failed`);
  return stdout.trim();
}
