import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { newFolder, type Running, start } from './processes.ts';
import { median, megabytes } from './report.ts';

const pages = ['/artikler/1/slik-begynner-du-a-meditere', '/yogastudioer/oslo'];
const connections = 32;
/** Code that has run for a while is compiled; nobody is measured before that. */
const warmUpSeconds = 10;

/**
 * Two rows a page, for nginx and for the site. They are loaded in alternating rounds, so that other work on the machine
 * affects both alike, by wrk, which takes less of the processor than what it measures.
 */
export async function measurePressure(site: Running, rounds: number, seconds: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const page of pages) {
    // Twice asked for, it is compressed as far as it goes.
    for (let again = 0; again < 3; again += 1) await (await fetch(site.origin + page)).text();
    await sleep(1000);
    const nginx = await startNginx(site, page);
    press(nginx, '/page.html', warmUpSeconds);
    press(site, page, warmUpSeconds);
    const pairs = Array.from({ length: rounds }, () => [
      press(nginx, '/page.html', seconds),
      press(site, page, seconds),
    ]);
    await nginx.stop();
    const [limits, ours] = [pairs.flatMap(([limit]) => limit ?? []), pairs.flatMap(([, own]) => own ?? [])];
    const ratios = ours.map(({ perSecond }, round) => perSecond / (limits[round]?.perSecond ?? Number.NaN));
    const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((of) => of.toFixed(2));
    rows.push(
      [page, nginx.name, ...cells(limits, '1')],
      [page, site.name, ...cells(ours, `${middle} (${least} to ${most})`)],
    );
  }
  return rows;
}

type Pressed = { perSecond: number; p50Ms: number; p99Ms: number; residentBytes: number };

function cells(pressed: readonly Pressed[], ofNginx: string): string[] {
  const middle = (read: (one: Pressed) => number) => median(pressed.map(read));
  const times = [middle(({ p50Ms }) => p50Ms), middle(({ p99Ms }) => p99Ms)].map((ms) => ms.toFixed(1));
  const memory = megabytes(
    middle(({ residentBytes }) => residentBytes),
    1,
  );
  return [middle(({ perSecond }) => perSecond).toFixed(0), ofNginx, ...times, memory];
}

function press(server: Running, path: string, seconds: number): Pressed {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br, gzip'];
  const { stdout, status } = spawnSync('wrk', [...load, server.origin + path], { encoding: 'utf8' });
  if (status !== 0) throw new Error('wrk is missing or failed: apt-get install wrk nginx');
  if (/Non-2xx/u.test(stdout)) throw new Error(`${server.name} ${path}: answers with errors under load`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]),
    p50Ms: latencyMs(stdout, '50%'),
    p99Ms: latencyMs(stdout, '99%'),
    residentBytes: server.residentBytes(),
  };
}

/** wrk writes microseconds, milliseconds or seconds. */
function latencyMs(said: string, share: string): number {
  const [, value, unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`, 'u').exec(said) ?? [];
  return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
}

/**
 * nginx, one process, with the compressed bytes of a page as a file, with the page's own headers, and with a log that
 * collects its lines as ours does: the limit of what can be had on this machine.
 */
async function startNginx(site: Running, path: string): Promise<Running> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site.origin + path, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  const [folder, port] = [newFolder(), await freePort()];
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'page.html'), Buffer.concat(await answer.toArray()));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, answer.headers));
  const command = ['nginx', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'] as const;
  const server = await start({ name: 'nginx, the same file', command: [...command], readyPath: '/page.html', port });
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
