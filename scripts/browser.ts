import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the tests: an installed one first, Playwright's own second. CHROME_PATH names another. */
export function installedBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  return [...commands.map(which), ...applications, chromium.executablePath()].find((path) => path && runs(path));
}

/** The same, installed when there is none; throws one line that says what to do where that is not possible. */
export function browserForTests(): string {
  const found = installedBrowser() ?? downloadedBrowser() ?? packagedBrowser();
  if (found) return found;
  throw new Error('No browser for the tests: install Chromium or Google Chrome, or set CHROME_PATH to one');
}

function downloadedBrowser(): string | undefined {
  console.log('Downloading a browser for the tests (once) ...');
  const isDone = succeeds('npx', ['playwright', 'install', 'chromium']);
  // A download that lacks libraries of the system does not run; the system's own package brings them.
  return isDone && runs(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function packagedBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || which('apt-get') === undefined) return undefined;
  console.log("Installing the system's Chromium for the tests (once) ...");
  succeeds('apt-get', ['update', '-q']);
  succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  return installedBrowser();
}

function which(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder) => `${folder}/${command}`).find((path) => existsSync(path));
}

function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}

function succeeds(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
