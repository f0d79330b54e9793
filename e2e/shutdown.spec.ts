import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { stop } from './support/own-server.ts';
import { type Site, startSite } from './support/site.ts';
import { storedSubmissions, uniqueSubmission } from './support/submissions.ts';

const visitors = 40;
const loadMs = 2000;
let dataDir: string;
let site: Site | undefined;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pusterom-shutdown-'));
});
test.afterEach(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('SIGTERM under load drops no request and no message', { tag: '@slow' }, async () => {
  test.slow();
  const running = await startSite({ DATA_DIR: dataDir });
  site = running;
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const seen = { statuses: new Map<number, number>(), closes: 0, faults: [] as string[], sent: [] as string[] };
  let isRefused = false;

  /** Asks again as soon as it has its answer, over a connection that is kept, until the site accepts none. */
  async function visit(visitor: number): Promise<void> {
    for (let turn = 0; !isRefused; turn += 1) {
      const form = turn % 5 === 0 ? uniqueSubmission() : null;
      try {
        const { status, connection } = await ask(`${running.origin}${form ? '/kontakt' : '/yoga'}`, form, agent);
        seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
        if (connection === 'close') seen.closes += 1;
        if (form) seen.sent.push(form.subject);
      } catch (fault) {
        const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
        if (code === 'ECONNREFUSED') isRefused = true;
        else seen.faults.push(`visitor ${visitor}: ${code}`);
      }
    }
  }

  const visits = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  await sleep(loadMs);
  expect(await stop(running.server, 'SIGTERM')).toBe(0);
  await visits;
  expect(seen.faults).toEqual([]);
  expect([...seen.statuses.keys()]).toEqual([200]);
  expect(seen.closes, 'who was connected is told to leave').toBeGreaterThan(0);
  const stored = (await storedSubmissions(dataDir)).map(({ subject }) => subject);
  expect(stored.toSorted()).toEqual(seen.sent.toSorted());
  agent.destroy();
});

function ask(address: string, form: Record<string, string> | null, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; connection: string | undefined }>();
  const headers = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const sent = request(address, { agent, method: form ? 'POST' : 'GET', headers }, (answer) => {
    answer.resume();
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
    answer.on('error', reject);
  });
  sent.on('error', reject);
  sent.end(form ? new URLSearchParams(form).toString() : undefined);
  return promise;
}
