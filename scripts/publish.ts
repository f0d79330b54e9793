import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { refuseNpmFlags } from '../cli/npm-flags.mjs';
import {
  beginBuild,
  holdLock,
  pathOf,
  publishBuild,
  removeBuild,
  serveBuild,
  servedBuild,
  takeBack,
} from './builds.mjs';
import { checkBuild } from './check-build.ts';
import { filesThatSay, withoutTexts } from './content-files.ts';
import { contentFolder } from './content-folder.mjs';
import { runningBuild, takenOver } from './running-site.ts';

const help = `Publishes the texts and the program as they are in this folder.

  npm run publish                builds, looks at every page, and swaps; a running site takes the new build over
  npm run publish -- --back      the build before is served again
  npm run publish -- --no-wait   swaps without asking the running site, which somebody restarts
  --env-file FILE                the site's settings, for PORT and CONTENT_DIR

What is wrong leaves what is served as it is. Exit status: 0 published, 1 nothing has changed, 2 the command makes no sense.
The running site is looked for on PORT (3000), on this machine.`;

const root = fileURLToPath(new URL('..', import.meta.url));

/** More would say nothing. */
const maxFilesNamed = 3;

const options = {
  back: { type: 'boolean', default: false },
  'no-wait': { type: 'boolean', default: false },
  'env-file': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

class PublishError extends Error {}

try {
  await publish();
} catch (error) {
  const isPlain = error instanceof PublishError || (error instanceof Error && 'code' in error === false);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = error instanceof TypeError ? 2 : 1;
}

async function publish(): Promise<void> {
  refuseNpmFlags(options);
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(help);
    return;
  }
  if (values['env-file'] !== undefined) takeSettings(values['env-file']);
  console.error(`Texts: ${contentFolder(root)}`);
  const without = withoutTexts(contentFolder(root), join(root, 'content'));
  if (without !== null) throw new PublishError(without);
  holdLock(root);
  const before = servedBuild(root);
  const isRunning = !values['no-wait'] && (await runningBuild()) !== null;
  if (values.back) {
    const name = takeBack(root);
    if (name === null) throw new PublishError('There is no build before the one that is served.');
    console.error(`Served again: ${name}.`);
  } else {
    publishBuild(root, await newBuild());
    console.error('Published.');
  }
  if (isRunning) await expectTakenOver(before);
}

/** What the environment says wins. */
function takeSettings(file: string): void {
  const given = parseEnv(readFileSync(file, 'utf8'));
  for (const name of ['PORT', 'CONTENT_DIR']) process.env[name] ||= given[name] ?? '';
}

/** Makes a build and looks at it; what is wrong is said, and removed. */
async function newBuild(): Promise<string> {
  const name = beginBuild(root);
  try {
    const { status } = spawnSync(process.execPath, ['scripts/build.mjs', pathOf(root, name)], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new PublishError('The build failed: nothing is published.');
    const { pages, targets, errors } = await checkBuild(pathOf(root, name)).catch((error: Error) => {
      throw new PublishError(`The new build does not start, and is not published: ${error.message}`);
    });
    for (const error of errors) console.error(`${error}${whereSaid(error)}`);
    if (errors.length > 0) throw new PublishError(`Errors on its pages: ${errors.length}. Nothing is published.`);
    console.error(`Looked at: ${pages} pages, ${targets - pages} links, files and pictures.`);
    return name;
  } catch (error) {
    removeBuild(root, name);
    throw error;
  }
}

/** The texts in which what is not there is named, since a page does not say which file it is made of. */
function whereSaid(error: string): string {
  const address = / (\/\S+) is not there$/u.exec(error)?.[1];
  const files = address === undefined ? [] : filesThatSay(contentFolder(root), address);
  return files.length === 0 ? '' : ` (${files.slice(0, maxFilesNamed).join(', ')})`;
}

/** A running site that does not start with the new build goes on with the old one: then the next start must do so too. */
async function expectTakenOver(before: string | null): Promise<void> {
  const served = servedBuild(root);
  if (served === null || (await takenOver(pathOf(root, served)))) {
    console.error('The running site has taken it over.');
    return;
  }
  if (before !== null) serveBuild(root, before);
  throw new PublishError(
    'The running site did not take it over, so it goes on with the build before, and so would a start: its log says why\n' +
      '(reload.failed). A site that is not run by scripts/serve.mjs wants --no-wait and a restart.',
  );
}
