import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { freePort } from '../../scripts/free-port.ts';
import { hostileRequest } from '../support/hostile.ts';
import { ready, spawnServer, stop } from '../support/own-server.ts';
import { exchange, type RawAnswer } from '../support/raw-http.ts';
import { storedSubmissions, uniqueSubmission } from '../support/submissions.ts';

/** Every run asks the same, unless it is told another number: `FUZZ_SEED=7 npx playwright test e2e/http/hostile-input`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);
const maxGrowthBytes = 200 * 1024 * 1024;

let dataDir: string;
let port: number;
let server: ChildProcess;
let log = '';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-hostile-'));
  port = await freePort();
  server = spawnServer({ PORT: String(port), DATA_DIR: dataDir }, 'pipe');
  server.stdout?.on('data', (text) => {
    log += text;
  });
  await ready(server, port);
});

test.afterAll(async () => {
  await stop(server, 'SIGTERM');
  await rm(dataDir, { recursive: true });
});

/** Asks so many times; the server answers each, safely, and none of them is an error to it. */
async function bombard(times: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      // Without `expect`, which takes more time for its report than the server for its answer.
      const flaw = flawOf(await exchange(port, request));
      if (flaw !== null) throw new Error(flaw);
    }),
    { seed, numRuns: times, endOnFailure: true },
  );
  expect(log).not.toContain('"event":"error"');
  expect(server.exitCode).toBeNull();
}

/** What is wrong with an answer, whatever was asked; null where nothing is. */
function flawOf({ status, headers, body }: RawAnswer): string | null {
  if (status < 200 || status >= 500) return `status ${status}`;
  if (!headers.get('content-security-policy')?.startsWith("default-src 'none'; ")) return 'no policy';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'a type that may be guessed';
  if (headers.has('set-cookie')) return 'a cookie';
  if (/node_modules|\bat \S+ \(|\.js:\d+:\d+|root:x:0/u.test(body)) return 'a place in the code';
  // React Router's `.data` answers hold what was typed as data, which no browser takes for markup.
  const isMarkup = /html|xml/u.test(headers.get('content-type') ?? '');
  return isMarkup && /<script>alert|<img src=x/u.test(body) ? 'something typed is markup' : null;
}

/** The memory that the server holds. */
async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) * 1024;
}

test('three hundred hostile requests: no error, no stack trace, nothing typed becomes markup', async () => {
  test.setTimeout(180_000);
  await bombard(300);
});

/** A few in the suite; `HOSTILE=20000 npx playwright test e2e/http/hostile-input.spec.ts` for as many as one has patience for. */
const many = Number(process.env.HOSTILE ?? 1500);

test('@slow very many hostile requests, in bounded memory', async () => {
  test.setTimeout(30 * 60_000);
  await bombard(500);
  const before = await residentBytes();
  await bombard(many);
  expect((await residentBytes()) - before).toBeLessThan(maxGrowthBytes);
});

test('half requests, idle and slow clients hold up nobody, and are no error', async () => {
  const starts = [
    '',
    'GET / HTT',
    'GET /yoga HTTP/1.1\r\nHost: localhost\r\nX-',
    'POST /kontakt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\nname=',
    'POST /kontakt HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nna',
  ];
  const sockets = Array.from({ length: 500 }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(starts[index % starts.length] ?? '');
    return socket;
  });
  const submission = uniqueSubmission();
  const body = new URLSearchParams(submission);
  const sent = await fetch(`http://localhost:${port}/kontakt`, { method: 'POST', body });
  expect(sent.status).toBe(200);
  expect(await storedSubmissions(dataDir)).toContainEqual(submission);
  for (const socket of sockets) socket.destroy();
  expect((await fetch(`http://localhost:${port}/yoga`)).status).toBe(200);
  expect(log).not.toContain('"event":"error"');
});

test('what was stored comes out as it went in, and the table is still there', async () => {
  const rows = await storedSubmissions(dataDir);
  expect(rows.length).toBeGreaterThan(0);
  const csv = spawnSync(process.execPath, ['cli/contact.ts', 'export'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '' },
    encoding: 'utf8',
  });
  expect(csv.stdout).not.toMatch(/(?:^|,)"?[=+@\t-]/mu);
});
