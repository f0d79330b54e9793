import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../app/.server/studio-store/testing/postgres.ts';
import { openUnreliableLine } from '../app/.server/studio-store/testing/unreliable-line.ts';
import { freePort } from '../scripts/free-port.ts';
import { stop } from './support/own-server.ts';
import { type Site, startSite } from './support/site.ts';
import { startVisits } from './support/visitors.ts';

/** docs/deploy.md, «Several processes»: two of the site, one PostgreSQL, and nginx with the configuration of deploy/. */
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
);
const settleMs = 1500;
let folder: string;
let database: PostgresServer;
const all: Site[] = [];
const running: { stop(): Promise<unknown> }[] = [];

test.beforeAll(async () => {
  if (!nginx) return;
  folder = await mkdtemp(join(tmpdir(), 'pusterom-several-'));
  database = await startPostgres();
});
test.afterAll(async () => {
  if (!nginx) return;
  for (const each of running.toReversed()) await each.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

test('any process is killed and replaced under load: no request and no message is lost', { tag: '@slow' }, async () => {
  test.skip(!nginx, 'nginx is not installed');
  test.setTimeout(300_000);
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

  expect(visits.faults).toEqual([]);
  expect(all.flatMap((site) => site.faults('contact.failed'))).toEqual([]);
  expect(Object.fromEntries(visits.statuses)).toEqual({ 200: expect.any(Number) });
  expect(visits.sent.length).toBeGreaterThan(0);
  const { rows } = await owner.query<{ subject: string }>('select subject from contact_submissions');
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(visits.sent.toSorted());
  console.log(`${visits.statuses.get(200)} requests, ${visits.sent.length} messages, 4 processes replaced`);
  await owner.end();
  await line.close();
});

/** nginx on loopback with deploy/nginx.conf: other ports, no TLS, all else as it stands there. */
async function startProxy(ports: readonly number[]): Promise<string> {
  const port = await freePort();
  const [, plain = '', secure = ''] = (await readFile('deploy/nginx.conf', 'utf8')).split(/^(?=server \{)/mu);
  expect(plain, 'the first server redirects').toContain('308');
  const upstream = (await readFile('deploy/nginx.conf', 'utf8')).split(/^server \{/mu)[0] ?? '';
  const site = (upstream + secure)
    .replace(/^\s+(?:listen \[|ssl_).*$/gmu, '')
    .replace(/listen 443 ssl http2/u, `listen 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[1]}`);
  await mkdir(join(folder, 'nginx'), { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  );
  const whole = `daemon off; pid ${folder}/nginx/pid; error_log ${folder}/nginx/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')}
    ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const proxy: ChildProcess = spawn(
    nginx ?? '',
    ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/nginx/error.log`],
    { stdio: 'inherit' },
  );
  running.push({
    stop: async () => {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${origin}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return origin;
}
