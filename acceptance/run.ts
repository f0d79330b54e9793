import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/free-port.ts';
import { isTarget, startTarget, type Target, targets } from './targets.ts';

/**
 * `npm run acceptance -- --on dev|built|sqlite|postgres|hosted|all`: starts the site on a loopback port, with a database
 * of its own that holds `studios.json`, and runs the acceptance tests against it. `--summary NAME` leaves the counts in
 * `NAME-TARGET.json`.
 */
const { values } = parseArgs({ options: { on: { type: 'string', default: 'sqlite' }, summary: { type: 'string' } } });
const chosen = chooseTargets(values.on);
const failed: Target[] = [];
for (const target of chosen) if (!(await passes(target))) failed.push(target);
console.log(failed.length === 0 ? `accepted on ${chosen.join(', ')}` : `FAILED on ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function chooseTargets(on: string): readonly Target[] {
  if (on === 'all') return targets;
  const name = on === 'built' ? 'sqlite' : on;
  if (!isTarget(name)) throw new Error(`--on takes built, all, ${targets.join(', ')}`);
  return [name];
}

async function passes(target: Target): Promise<boolean> {
  console.log(`\nacceptance on ${target}`);
  const site = await startTarget(target);
  const ownerPort = await freePort();
  // What the owner of the site sees, so that the tests need nothing but HTTP.
  const owner = createServer(async (_request, response) => response.end(JSON.stringify(await site.submissions())));
  owner.listen(ownerPort, '127.0.0.1');
  try {
    return await runTests(target, site.origin, `http://127.0.0.1:${ownerPort}`);
  } finally {
    owner.close();
    owner.closeAllConnections();
    await site.stop();
  }
}

/** In a process beside this one, which goes on answering for the owner and for the hosted backend. */
async function runTests(target: Target, origin: string, owner: string): Promise<boolean> {
  const summary = values.summary ? ['--reporter=json', `--outputFile.json=${values.summary}-${target}.json`] : [];
  const child = spawn('vitest', ['run', '--config=acceptance/vitest.config.ts', '--reporter=default', ...summary], {
    env: { ...process.env, ORIGIN: origin, OWNER: owner, ACCEPTANCE_TARGET: target },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}
