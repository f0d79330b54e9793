import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-flags-'));
  return () => rmSync(folder, { recursive: true });
});

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** By the npm that is installed, with the scripts as they are, in a folder that has nothing to install. */
function npmRun(...args: string[]) {
  const own = Object.entries(scripts).map(([name, script]) => [
    name,
    script.replace(/(?<= )(?=cli|scripts)/u, `${resolve()}/`),
  ]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: Object.fromEntries(own) }));
  const { status, stderr } = spawnSync('npm', ['run', '--silent', '--ignore-scripts', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: join(folder, 'data') },
  });
  return { status, said: stderr.trim() };
}

it.each([
  [['studios', 'import', 'FILE', '--dry-run'], '--dry-run', 'studios -- import … --dry-run'],
  [['studios', 'import', 'FILE', '--replace', '--yes'], '--replace', 'studios -- import … --replace'],
  [['contact', 'list', '--open'], '--open', 'contact -- list --open'],
  [['publish', '--back'], '--back', 'publish -- --back'],
  [['upgrade', '--back'], '--back', 'upgrade -- --back'],
])('a flag that npm took is refused: npm run %j', (args, flags, right) => {
  expect(npmRun(...args)).toEqual({
    status: 2,
    said: `npm has taken ${flags} for itself, and nothing was done. With two dashes before it is the command's: npm run ${right}`,
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('every command of an owner refuses it', () => {
  const commands = Object.entries(scripts).filter(([name, script]) =>
    /^(?!pre).* (?:cli\/|scripts\/(?:publish|upgrade))/u.test(`${name} ${script}`),
  );
  const understood = commands.filter(([name, script]) => {
    const [file = '', ...words] = /\S+\/.*$/u.exec(script)?.[0].split(' ') ?? [];
    const env = { npm_config_help: 'true', npm_lifecycle_event: name, npm_lifecycle_script: script };
    const { status, stderr } = spawnSync(process.execPath, [file, ...words], { encoding: 'utf8', env });
    return status !== 2 || !stderr.endsWith(`npm run ${name} -- --help\n`);
  });
  expect(commands.length).toBeGreaterThan(9);
  expect(understood.map(([name]) => name)).toEqual([]);
});

it('a flag of the command itself is no such flag, nor is one of npm that the command does not know', () => {
  expect(npmRun('contact', '--force', '--', '--help')).toEqual({
    status: 0,
    said: expect.not.stringContaining('taken'),
  });
});
