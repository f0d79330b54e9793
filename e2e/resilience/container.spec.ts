import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseEnv } from '#app/start/.server/env.ts';
import { openStudioStore } from '../../app/.server/database/open.ts';
import { startPostgres } from '../../app/.server/database/testing/postgres.ts';
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
  command: z.array(z.string()).default([]),
  image: z.string().default(''),
  environment: z.record(z.string(), z.string()),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  mem_limit: z.string(),
  pids_limit: z.int(),
});
const compose = z.object({
  services: z.record(z.string(), service),
  networks: z.object({ inner: z.object({ internal: z.literal(true) }) }),
  volumes: z.record(z.string(), z.null()),
});

test('compose: names only what there is', async () => {
  const { services, volumes } = compose.parse(parse(await readFile('deploy/compose.yaml', 'utf8')));
  const { env } = await readDockerfile();
  const known = `${await readFile('README.md', 'utf8')}`;
  expect(Object.keys(services)).toEqual(['site', 'migrate', 'database']);
  for (const { build, command, volumes: mounted, depends_on } of Object.values(services)) {
    if (build) await readFile(join('deploy', build.context, build.dockerfile));
    if (command.length > 0) await readFile(command[1] ?? '');
    for (const mount of mounted) {
      const [source = ''] = mount.split(':');
      if (source.startsWith('.')) await readFile(join('deploy', source));
      else expect(Object.keys(volumes)).toContain(source);
    }
    for (const name of Object.keys(depends_on)) expect(Object.keys(services)).toContain(name);
  }
  for (const name of Object.keys(services.site?.environment ?? {})) expect(known, name).toContain(`| \`${name}\` |`);
  expect(services.site?.volumes).toEqual([`pictures:${env.DATA_DIR}`]);
  const [site, owner] = [services.site, services.migrate].map((each) => {
    const DATABASE_URL = (each?.environment.DATABASE_URL ?? '').replace(/\$\{[^}]*\}/gu, 'secret');
    expect(() => parseEnv({ DATABASE_URL })).not.toThrow();
    return new URL(DATABASE_URL);
  });
  expect(Object.keys(services)).toContain(site?.hostname);
  expect(owner?.username).toBe(services.database?.environment.POSTGRES_USER);
  expect(await readFile('deploy/site-role.sh', 'utf8')).toContain(`alter role ${site?.username} login`);
  expect(services.database?.networks, 'reached by nobody else').toEqual(['inner']);
  expect(services.database?.image, 'an exact version').toMatch(/^postgres:\d+\.\d+-/u);
});

test('compose: the site works with the role that is made for it, and reads no message', { tag: '@slow' }, async () => {
  test.skip(spawnSync('psql', ['--version']).status !== 0, 'needs psql');
  test.setTimeout(120_000);
  const server = await startPostgres();
  const owner = await server.createDatabase();
  const { port, pathname } = new URL(owner);
  const database = {
    ...{ PATH: process.env.PATH, PGHOST: '127.0.0.1', PGPORT: port, PGPASSWORD: 'postgres' },
    ...{ POSTGRES_USER: 'postgres', POSTGRES_DB: pathname.slice(1) },
  };
  const run = (command: string, args: readonly string[], env: Record<string, string | undefined>) => {
    const { status, stdout, stderr } = spawnSync(command, [...args], { env, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };
  // Before and after the tables are there, as on a volume that is older than the role.
  for (const SITE_PASSWORD of ["o'ne", 'two']) {
    expect(run('sh', ['deploy/site-role.sh'], { ...database, SITE_PASSWORD })).toMatchObject({ status: 0 });
    const migrated = run(process.execPath, ['cli/migrate.ts'], { DATABASE_URL: owner });
    expect(migrated).toMatchObject({ status: 0, said: expect.stringContaining('The database is up to date.') });
  }
  const url = owner.replace('postgres:postgres@', 'site:two@');
  const store = await openStudioStore({ kind: 'postgres', url });
  expect(await store.insertSubmission({ name: 'Kari', email: 'kari@example.no', subject: 'a', message: 'b' })).toBe(
    'stored',
  );
  await store.close();
  const refused = run(process.execPath, ['cli/contact.ts', 'list'], { DATABASE_URL: url });
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('permission denied') });
  await server.stop();
});
