import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseNpmFlags } from '../cli/npm-flags.mjs';
import { isBuilt } from './builds.mjs';
import { beginPackages, distrustPackages, installCommand, swapPackages } from './packages.mjs';
import { forgetUpgrade, killedUpgrade, recordUpgrade } from './upgrade-record.mjs';

/** Plain JavaScript without dependencies: it also mends a program whose packages are gone, on the machine's own Node. */
const help = `Brings the program to another version, with data and texts kept.

  npm run upgrade -- VERSION     backs up, gets the version, and publishes it; where that fails, all is as it was before
  npm run upgrade -- --back      the version before, which a database that has taken a new step refuses: then restore the
                                 backup that is named, see docs/deploy.md

  --backups FOLDER               where the backup goes (/var/lib/pusterom-backups)
  --env-file FILE                the site's settings, where it is not /etc/pusterom.env of /opt/pusterom

Run it in the folder of the program, as whoever owns that. Texts of your own belong into CONTENT_DIR.`;

/** More are not read in a line. */
const maxNamed = 5;

class UpgradeError extends Error {}

const root = process.cwd();
/** The version that was there before the last upgrade. */
const before = join(root, '.builds/version-before');
/** An upgrade that was killed: it has been taken on when this one is done. */
const killed = killedUpgrade(root);
const options = {
  back: { type: 'boolean', default: false },
  backups: { type: 'string', default: '/var/lib/pusterom-backups' },
  'env-file': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
};

/** The command that runs, and whether somebody has ended the upgrade in its midst. */
let child = null;
let isEnded = false;
let isSwapped = false;
let isGoingBack = false;
let stdio = ['ignore', 'inherit', 'inherit'];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
// A terminal that has gone ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  refuseNpmFlags(options);
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const settings = values['env-file'] === undefined ? [] : ['--env-file', resolve(values['env-file'])];
  if (values.help) console.log(help);
  else if (positionals.length !== 1 && !values.back) throw new UpgradeError(`Say which version: ${versions()}`);
  else await upgrade(values.back ? null : positionals[0], values.backups, settings);
} catch (error) {
  console.error(error instanceof UpgradeError ? error.message : error);
  process.exitCode = 1;
}

/** Null is the version before. */
async function upgrade(wanted, backups, settings) {
  const here = said('git', ['rev-parse', 'HEAD']);
  // What git had not finished when it was killed is no change of the owner's.
  if (killed === null && said('git', ['status', '--porcelain', '--untracked-files=no']) !== '')
    throw new UpgradeError(
      'Files of the program have been changed here: git status names them. Texts of your own belong into CONTENT_DIR.',
    );
  const goal = wanted === null ? versionBefore() : commitOf(wanted);
  const version = wanted ?? nameOf(goal);
  const from = killed?.from ?? here;
  // From here on whoever asks is told that an upgrade is under way.
  if (killed !== null) {
    recordUpgrade(root, from, killed.to);
    distrustPackages(root);
  }
  const backup = join(resolve(backups), `before-${here.slice(0, 12)}-${Date.now()}.backup`);
  if (!(await runs('npm', ['run', '--silent', 'backup', '--', backup, ...settings])))
    throw new UpgradeError(
      isEnded
        ? 'Nothing is changed.'
        : `There is no backup in ${resolve(backups)}, so nothing is changed: make that folder, or name another one with --backups FOLDER, as in npm run upgrade -- ${wanted ?? '--back'} --backups /srv/backups.`,
    );
  const folder = await packagesOf(goal);
  if (folder === null) throw new UpgradeError(`The packages of ${version} were not installed: nothing is changed.`);
  recordUpgrade(root, from, goal);
  if ((await put(goal, folder)) && (await runs('npm', ['run', '--silent', 'publish', '--', ...settings]))) {
    if (from !== goal) writeFileSync(before, from);
    done(folder);
    console.log(`This is ${version} now; the backup from before is ${backup}.`);
    return;
  }
  isGoingBack = true;
  console.error('Going back to the version before ...');
  const isBack = await goBack(from, here, folder, settings);
  if (isBack) done(folder);
  throw new UpgradeError(
    `${version} is not published. ${isBack ? 'All is as it was before.' : `Going back failed too: the backup is ${backup}.`}`,
  );
}

/** Packages belong to the version: both or neither. */
async function put(commit, folder) {
  if (!(await checksOut(commit, killed !== null))) return false;
  swapPackages(root, folder);
  isSwapped = true;
  return true;
}

/** Back to the packages that were there, or to new ones where those were of another version already. */
async function goBack(from, here, folder, settings) {
  if (!(await checksOut(from, true))) return false;
  if (from === here && isSwapped) swapPackages(root, folder);
  if (from !== here) {
    const packages = await packagesOf(from);
    if (packages === null) return false;
    swapPackages(root, packages);
  }
  // What is served may be of this version still.
  return isBuilt(root) || (await runs('npm', ['run', '--silent', 'publish', '--', ...settings]));
}

/** Over what a git that was killed has left, too: no change of the owner's was there before. */
async function checksOut(commit, isForced) {
  if (isForced) rmSync(join(root, '.git/index.lock'), { force: true });
  return runs('git', ['checkout', '--quiet', ...(isForced ? ['--force'] : []), commit]);
}

function done(folder) {
  forgetUpgrade(root);
  rmSync(folder, { recursive: true, force: true });
}

/** Installs the packages of a version in a folder beside; null where that fails. */
async function packagesOf(commit) {
  const folder = beginPackages(root);
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(folder, name), said('git', ['show', `${commit}:${name}`]));
  const [command, ...args] = installCommand;
  if (await runs(command, args, folder)) return folder;
  rmSync(folder, { recursive: true, force: true });
  return null;
}

function commitOf(version) {
  try {
    return said('git', ['rev-parse', '--verify', '--quiet', `${version}^{commit}`]);
  } catch {
    throw new UpgradeError(`There is no version ${version} here: ${versions()}`);
  }
}

/** Which there are, the newest first. */
function versions() {
  const tags = said('git', ['tag', '--sort=-version:refname']).split('\n').filter(Boolean);
  return tags.length === 0
    ? 'none has a tag here, so name a branch or a commit, as in npm run upgrade -- origin/main.'
    : `${tags.slice(0, maxNamed).join(', ')}. git fetch --tags gets newer ones; a branch or a commit works too.`;
}

/** What package.json calls it, since a commit says nothing to whoever reads it. */
function nameOf(commit) {
  return `${JSON.parse(said('git', ['show', `${commit}:package.json`])).version} (${commit.slice(0, 7)})`;
}

function versionBefore() {
  if (killed !== null) return killed.from;
  if (!existsSync(before)) throw new UpgradeError('No upgrade was made here, so there is no version to go back to.');
  return readFileSync(before, 'utf8').trim();
}

/** Whoever ends the upgrade ends the command that runs, with all that it has started; on the way back nothing is ended. */
function end(signal) {
  if (signal === 'SIGHUP') stdio = 'ignore';
  if (isGoingBack) return;
  isEnded = true;
  try {
    if (child !== null) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has gone by itself.
  }
}

async function runs(command, args, cwd = root) {
  if (isEnded && !isGoingBack) return false;
  // In a group of its own, which no key of the terminal reaches.
  child = spawn(command, args, { cwd, stdio, detached: true });
  const status = await new Promise((settle) => {
    child.on('close', settle);
    child.on('error', () => settle(1));
  });
  child = null;
  return status === 0 && (!isEnded || isGoingBack);
}

function said(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new UpgradeError(stderr.trim().split('\n')[0] ?? `${command} failed`);
  return stdout.trim();
}
