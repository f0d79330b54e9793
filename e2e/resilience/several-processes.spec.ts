import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../app/.server/database/testing/postgres.ts';
import { openUnreliableLine } from '../../app/.server/database/testing/unreliable-line.ts';
import { freePort } from '../../scripts/free-port.ts';
import { stop } from '../support/own-server.ts';
import { type Site, startSite } from '../support/site.ts';
import { startVisits, type Visits } from '../support/visitors.ts';

/** docs/deploy.md, «Several processes»: two of the site, one PostgreSQL, and a proxy with its configuration of deploy/. */
const proxies = [
  { name: 'nginx', program: installed('nginx', '-v'), configure: nginxCommand, sendsAgain: true },
  // Debian's Caddy cannot send a message a second time.
  { name: 'Caddy', program: installed('caddy', 'version'), configure: caddyCommand, sendsAgain: false },
];
const settleMs = 1500;
let folder: string;
let database: PostgresServer;
const all: Site[] = [];
const running: { stop(): Promise<unknown> }[] = [];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  database = await startPostgres();
});
test.afterAll(() => database.stop());
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pusterom-several-'));
});
test.afterEach(async () => {
  for (const each of running.splice(0).toReversed()) await each.stop();
  all.length = 0;
  await rm(folder, { recursive: true, force: true });
});

for (const { name, program, configure, sendsAgain } of proxies) {
  test(`${name}: any process is killed and replaced under load: no request and no confirmed message is lost`, {
    tag: '@slow',
  }, async () => {
    test.skip(program === undefined, `${name} is not installed`);
    test.setTimeout(900_000);
    const visits = await replaceEach((ports) => startProxy(program ?? '', ports, configure));
    const lost = sendsAgain ? 0 : visits.refused;
    const { 200: answered = 0, ...others } = Object.fromEntries(visits.statuses);
    expect(answered).toBeGreaterThan(0);
    expect(others).toEqual(lost === 0 ? {} : { 502: lost });
  });
}

async function replaceEach(startProxy: (ports: readonly number[]) => Promise<string>): Promise<Visits> {
  const url = new URL(await database.createDatabase());
  const owner = new pg.Client({ connectionString: url.href });
  // The server is stopped at the end, whatever is still connected.
  owner.on('error', () => undefined);
  await owner.connect();
  const line = await openUnreliableLine(Number(url.port));
  url.port = String(line.port);
  const ports = [await freePort(), await freePort()];
  const start = async (port: number | undefined): Promise<Site> => {
    const site = await startSite({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: url.href });
    running.push(site);
    all.push(site);
    return site;
  };
  const sites = [await start(ports[0]), await start(ports[1])];
  const origin = await startProxy(ports);
  const visits = startVisits(origin, 10);

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    for (const [index, port] of ports.entries()) {
      await sleep(settleMs);
      const site = sites[index];
      if (site) await stop(site.server, signal);
      sites[index] = await start(port);
    }
  }
  // The database restarts: its connections break, and for a moment it refuses new ones.
  await sleep(settleMs);
  await line.become('cut');
  await line.become('whole');
  await sleep(settleMs);
  await visits.end();

  expect(visits.errors).toEqual([]);
  expect(all.flatMap((site) => site.errors('contact.failed'))).toEqual([]);
  expect(visits.sent.length).toBeGreaterThan(0);
  const { rows } = await owner.query<{ subject: string }>('select subject from contact_submissions');
  const stored = rows.map(({ subject }) => subject);
  expect(stored, 'what was confirmed is there').toEqual(expect.arrayContaining([...visits.sent]));
  expect(new Set(stored).size, 'nothing is there twice').toBe(stored.length);
  console.log(`${visits.statuses.get(200)} requests, ${visits.sent.length} messages, 4 processes replaced`);
  await owner.end();
  await line.close();
  return visits;
}

function installed(name: string, ask: string): string | undefined {
  const paths = ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name));
  return paths.find((path) => spawnSync(path, [ask]).status === 0);
}

/** Writes a proxy's own configuration to the folder, for other ports and without TLS; gives the arguments that use it. */
type Configure = (port: number, ports: readonly number[]) => Promise<string[]>;

async function startProxy(program: string, ports: readonly number[], configure: Configure): Promise<string> {
  const port = await freePort();
  const proxy: ChildProcess = spawn(program, await configure(port, ports), {
    env: { HOME: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push({
    stop: async () => {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
  return origin;
}

async function nginxCommand(port: number, ports: readonly number[]): Promise<string[]> {
  const [upstream = '', plain = '', secure = ''] = (await readFile('deploy/nginx.conf', 'utf8')).split(
    /^(?=server \{)/mu,
  );
  expect(plain, 'the first server redirects').toContain('308');
  const site = (upstream + secure)
    .replace(/^\s+(?:listen \[|ssl_).*$/gmu, '')
    .replace(/listen 443 ssl http2/u, `listen 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
    .replaceAll('/var/log/nginx', `${folder}/nginx`);
  await mkdir(join(folder, 'nginx'), { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  );
  const whole = `daemon off; pid ${folder}/nginx/pid; error_log ${folder}/nginx/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')}
    ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  return ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/nginx/error.log`];
}

async function caddyCommand(port: number, ports: readonly number[]): Promise<string[]> {
  const site = (await readFile('deploy/Caddyfile', 'utf8'))
    .replace(/^pusterom\.example \{/mu, `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:3000 127.0.0.1:3001', ports.map((each) => `127.0.0.1:${each}`).join(' '))
    .replace(/^\{\n/mu, '{\n\tadmin off\n')
    .replace(/^\tlog \{\n/mu, '\tlog {\n\t\tlevel ERROR\n');
  for (const own of [`http://127.0.0.1:${port} {`, 'admin off', 'level ERROR']) expect(site).toContain(own);
  await writeFile(join(folder, 'Caddyfile'), site);
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
}
