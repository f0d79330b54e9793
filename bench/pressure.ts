import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { type Running, start } from './processes.ts';

export interface Pressed {
  readonly requestsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** After the load. */
  readonly residentBytes: number;
}

const connections = 32;
/** Code that has run for a while is compiled; nobody is measured before that. */
const warmUpSeconds = 10;

/**
 * Loads two servers in alternating rounds, so that other work on the machine affects both alike. Uses wrk, which takes
 * less of the processor than what it measures.
 */
export function pressInTurns(
  [first, firstPath]: readonly [Running, string],
  [second, secondPath]: readonly [Running, string],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): [Pressed, Pressed][] {
  wrk(first, firstPath, warmUpSeconds);
  wrk(second, secondPath, warmUpSeconds);
  return Array.from({ length: rounds }, () => [
    measured(first, firstPath, seconds),
    measured(second, secondPath, seconds),
  ]);
}

function measured(server: Running, path: string, seconds: number): Pressed {
  const stdout = wrk(server, path, seconds);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]),
    p50Milliseconds: latency(stdout, '50%'),
    p99Milliseconds: latency(stdout, '99%'),
    residentBytes: server.residentBytes(),
  };
}

function wrk(server: Running, path: string, seconds: number): string {
  const { stdout, status } = spawnSync(
    'wrk',
    [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br, gzip'],
      server.origin + path,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('wrk is missing or failed: apt-get install wrk nginx');
  if (/Non-2xx/u.test(stdout)) throw new Error(`${server.name} ${path}: answers with errors under load`);
  return stdout;
}

/** wrk writes microseconds, milliseconds or seconds. */
function latency(said: string, share: string): number {
  const [, value, unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`, 'u').exec(said) ?? [];
  return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
}

/**
 * nginx, one process, with the compressed bytes of a page as a file, with the page's own headers, and with a log that
 * collects its lines as ours does: the limit of what can be had on this machine.
 */
export async function startNginx(site: Running, path: string): Promise<Running> {
  const { headers, body } = await compressed(site.origin + path);
  const folder = mkdtempSync(join(tmpdir(), 'pusterom-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'page.html'), body);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers));
  const server = await start({
    name: 'nginx, the same file',
    command: ['nginx', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
    readyPath: '/page.html',
    port,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What nginx writes by itself. */
const ofNginx = new Set(['content-length', 'content-type', 'etag', 'date', 'connection', 'keep-alive']);

function configuration(folder: string, port: number, headers: IncomingMessage['headers']): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    ofNginx.has(name) ? [] : `add_header ${name} ${JSON.stringify(value)};`,
  );
  return `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  types { text/html html; } charset utf-8; access_log /dev/null combined buffer=64k flush=10ms; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=10; open_file_cache_valid 60s;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}/root; ${lines.join(' ')} }
}
`;
}

async function compressed(url: string): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}
