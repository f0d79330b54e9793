import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;

/**
 * Starts the built site with settings of its own; what the machine has set does not count. `before` is a command that
 * starts it in turn: a shell that sets a limit, say.
 */
export function spawnServer(
  settings: Readonly<Record<string, string>>,
  stdout: 'ignore' | 'pipe' = 'ignore',
  before: readonly string[] = [],
): ChildProcess {
  const unset = {
    HOST: '',
    SITE_URL: '',
    DATABASE_URL: '',
    SUPABASE_URL: '',
    SUPABASE_ANON_KEY: '',
    CONTACT_RATE: '0',
    CONTACT_TO: '',
    SMTP_URL: '',
    TRUSTED_PROXIES: '',
  };
  const [command = process.execPath, ...args] = [...before, process.execPath, 'build/server/index.js'];
  return spawn(command, args, {
    env: { ...process.env, ...unset, ...settings },
    stdio: ['ignore', stdout, 'pipe'],
  });
}

/** Resolves when the server says that it is ready; rejects when it ended before. */
export async function ready(server: ChildProcess, port: number, path = '/readyz'): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(pollMs);
  }
  throw new Error(`the server ended with ${server.exitCode ?? server.signalCode}`);
}

export async function stop(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
  return server.exitCode;
}

/** Waits for the end of a server that cannot start: its exit status and what it said on stderr. */
export async function failure(server: ChildProcess): Promise<{ status: number | null; lines: string[] }> {
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await once(server, 'close');
  return { status: server.exitCode, lines: said.trimEnd().split('\n') };
}
