/**
 * Makes a fresh clone ready: installs what is missing or older than the lock file and, unless called with
 * `--install-only`, builds what is not built from the sources as they are. With `--publish` the new build is checked
 * before it is served, and where it is no good, the start goes on with the one before. Plain JavaScript without dependencies:
 * it runs before anything is installed, on the machine's own Node. With `--content` the texts are compiled where they never were.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt, isWithdrawn } from './builds.mjs';
import { contentFolder } from './content-folder.mjs';
import { install, isInstalled } from './packages.mjs';
import { describeKilled, killedUpgrade } from './upgrade-record.mjs';

const minNode = [20, 20];
/** What the framework itself needs; on Linux the project brings it along. */
const minNodeToRun = [22, 22];
const asBefore = 'THE SITE STARTS AS IT WAS BEFORE; mend what is named above, and start again.';
const root = fileURLToPath(new URL('..', import.meta.url));

if (isOlder(process.versions.node, minNode))
  stop(`Node ${minNode.join('.')} or newer is needed; this is ${process.version}`);
if (process.argv.includes('--publish')) await expectFreePort();
const killed = killedUpgrade(root);
if (killed !== null) {
  say(describeKilled(killed));
  // A start goes on with what was served before.
  if (!process.argv.includes('--publish')) process.exit(1);
}
if (!isInstalled(root)) {
  say('Installing packages (once, about a minute) ...');
  if (!install(root)) stop('npm ci: failed');
}
if (isOlder(nodeOfScripts(), minNodeToRun)) {
  stop(`On this system Node ${minNodeToRun.join('.')} or newer is needed; this is ${nodeOfScripts()}`);
}
if (process.argv.includes('--content') && !existsSync(join(root, '.content-collections/generated/index.js')))
  run('npm', ['run', '--silent', 'content']);
if (!process.argv.includes('--install-only')) makeBuild();

/** Before anything is built: what is built here would be published to the visitors of the site that runs there. */
async function expectFreePort() {
  const port = Number(process.env.PORT || 3000);
  const server = createServer();
  const code = await new Promise((settle) => {
    server.once('error', (error) => settle(error.code));
    server.listen({ port, host: process.env.HOST || undefined }, () => server.close(() => settle(null)));
  }).catch(() => null);
  if (code !== 'EADDRINUSE') return;
  const isSite = await fetch(`http://localhost:${port}/sw.js`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  stop(
    isSite
      ? `The site runs on port ${port} already: npm run publish brings it what has changed.`
      : `Another program has port ${port}: PORT names another one, as in PORT=3001 npm start.`,
  );
}

function makeBuild() {
  const isStart = process.argv.includes('--publish');
  const texts = contentFolder(root);
  if (!existsSync(texts)) {
    say(`CONTENT_DIR: there is no folder ${texts}`);
    if (!isStart || !hasBuild()) process.exit(1);
    say(asBefore);
    return;
  }
  if (killed !== null && hasBuild()) return;
  if (isBuilt(root)) {
    if (isStart && isWithdrawn(root))
      say('What is served is the build before: this one was taken back. `npm run publish` publishes it once more.');
    return;
  }
  say('Building (about half a minute) ...');
  if (!isStart) {
    run('npm', ['run', '--silent', 'build']);
  } else if (!succeeds('npm', ['run', '--silent', 'publish', '--', '--no-wait'])) {
    if (!hasBuild()) stop('There is no build to serve.');
    say(`The new build is not served. ${asBefore}`);
  }
}

function hasBuild() {
  return existsSync(join(root, 'build/server/index.js'));
}

/** The version that npm's scripts run on: the one in node_modules/.bin where there is one. */
function nodeOfScripts() {
  const own = join(root, 'node_modules/.bin/node');
  if (!existsSync(own)) return process.versions.node;
  return spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout.trim().replace(/^v/, '');
}

function isOlder(version, [minMajor, minMinor]) {
  const [major, minor] = version.split('.').map(Number);
  return major < minMajor || (major === minMajor && minor < minMinor);
}

function run(command, args) {
  if (!succeeds(command, args)) stop(`${command} ${args.join(' ')}: failed`);
}

function succeeds(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    // Standard output belongs to the server's log: progress goes beside it.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function stop(cause) {
  say(cause);
  process.exit(1);
}
