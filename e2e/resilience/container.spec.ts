import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort } from '../../scripts/free-port.ts';
import { failure, ready, stop } from '../support/own-server.ts';

/** The stages of deploy/Dockerfile done by hand: the same files in bare folders, the same commands, nothing else set. */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs'];

interface Dockerfile {
  readonly nodeVersions: readonly string[];
  /** The command by which the first stage builds. */
  readonly build: string;
  /** What the second stage takes from the first. */
  readonly taken: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly healthCheck: readonly string[];
  readonly command: readonly string[];
}

async function readDockerfile(): Promise<Dockerfile> {
  const text = (await readFile('deploy/Dockerfile', 'utf8')).replaceAll(/\\\n\s*/gu, '');
  const [, first = '', second = ''] = text.split(/^FROM /mu);
  const list = (pattern: RegExp) => z.array(z.string()).parse(JSON.parse(pattern.exec(second)?.[1] ?? ''));
  return {
    nodeVersions: [first, second].map((stage) => /^node:([\d.]+)-/u.exec(stage)?.[1] ?? ''),
    build: /^RUN (node .*)$/mu.exec(first)?.[1] ?? '',
    taken: [...second.matchAll(/^COPY --from=build \/site\/(\S+) \.\/\S*$/gmu)].map(([, name = '']) => name),
    env: Object.fromEntries((/^ENV (.*)$/mu.exec(second)?.[1] ?? '').split(' ').map((pair) => pair.split('='))),
    healthCheck: list(/^HEALTHCHECK .*CMD (.*)$/mu),
    command: list(/^CMD (.*)$/mu),
  };
}

function copy(from: string, to: string, how = '-a'): void {
  expect(spawnSync('cp', [how, from, to]).status, `cp ${from}`).toBe(0);
}

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pusterom-container-'));
  await chmod(folder, 0o755);
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** The first stage: what .dockerignore lets through, and the packages that `npm ci` installs. */
async function buildStage(command: string): Promise<string> {
  const root = join(folder, 'build');
  await mkdir(root);
  const names = [...(await readFile('.dockerignore', 'utf8')).matchAll(/^!(\S+)$/gmu)].map(([, name = '']) => name);
  for (const name of names) copy(name, root);
  copy('node_modules', root, '-al');
  // npm writes it anew, and the one that it is linked to is the project's own.
  const list = 'node_modules/.package-lock.json';
  await rm(join(root, list));
  await copyFile(list, join(root, list));
  const path = [dirname(process.execPath), process.env.PATH].join(':');
  const built = spawnSync('sh', ['-c', command], { cwd: root, env: { PATH: path, HOME: folder }, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  return root;
}

test('container: it is built from what it is given, starts, is healthy, and has the commands', {
  tag: '@slow',
}, async () => {
  test.skip(process.platform !== 'linux', 'needs cp -al and setpriv');
  test.setTimeout(600_000);
  const { nodeVersions, build, taken, env, healthCheck, command } = await readDockerfile();
  expect(new Set(nodeVersions)).toEqual(new Set([process.versions.node]));
  const built = await buildStage(build);
  const [root, data, node] = [join(folder, 'site'), join(folder, 'data'), join(folder, 'node')];
  await mkdir(root);
  await mkdir(data, { mode: 0o700 });
  for (const name of taken) copy(join(built, name), root, '-al');
  await copyFile(process.execPath, node);
  const [before, owner] = isRoot ? [asNobody, nobody] : [[], process.getuid?.() ?? 0];
  if (isRoot) expect(spawnSync('chown', ['-R', `${owner}:${owner}`, data]).status).toBe(0);
  const port = await freePort();
  const settings = { ...env, DATA_DIR: data, PORT: String(port) };
  const run = ([, ...args]: readonly string[], more = {}): ChildProcess => {
    const [program = node, ...rest] = [...before, node, ...args];
    return spawn(program, rest, { cwd: root, env: { ...settings, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
  };

  expect(command[0]).toBe('node');
  const server = run(command);
  try {
    await ready(server, port);
    expect((await failure(run(healthCheck))).status, 'healthy').toBe(0);
    expect((await fetch(`http://localhost:${port}/bilder/deling/forside.png`)).status, 'drawing works').toBe(200);
    const backup = `cli/backup.ts backup ${data}/one.backup`;
    for (const owned of ['cli/contact.ts list', 'cli/studios.ts export --format csv', backup]) {
      const { status, lines } = await failure(run(['node', ...owned.split(' ')]));
      expect(status, `${owned}: ${lines.join('\n')}`).toBe(0);
    }
  } finally {
    await stop(server, 'SIGTERM');
  }
  expect((await failure(run(healthCheck))).status, 'not healthy').toBe(1);
  const refused = await failure(run(command, { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }));
  expect(refused.lines).toEqual(['DATABASE_URL: cannot reach the database: connection refused']);
});

const service = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  depends_on: z.record(z.string(), z.unknown()).default({}),
});
const compose = z.object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) });

test('compose: names only what there is', async () => {
  const { services, volumes } = compose.parse(parse(await readFile('deploy/compose.yaml', 'utf8')));
  const { env } = await readDockerfile();
  const known = `${await readFile('README.md', 'utf8')}`;
  expect(Object.keys(services)).toEqual(['site', 'database']);
  for (const { build, volumes: mounted, depends_on } of Object.values(services)) {
    if (build) await readFile(join('deploy', build.context, build.dockerfile));
    for (const mount of mounted) expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
    for (const name of Object.keys(depends_on)) expect(Object.keys(services)).toContain(name);
  }
  for (const name of Object.keys(services.site?.environment ?? {})) expect(known, name).toContain(`| \`${name}\` |`);
  expect(services.site?.volumes).toEqual([`pictures:${env.DATA_DIR}`]);
  const url = new URL((services.site?.environment.DATABASE_URL ?? '').replace(/\$\{[^}]*\}/gu, 'secret'));
  expect(Object.keys(services)).toContain(url.hostname);
  expect(url.username).toBe(services.database?.environment.POSTGRES_USER);
});
