import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { freePort } from '../../scripts/free-port.ts';
import { ready, spawnServer, stop } from './own-server.ts';
import type { Submission } from './submissions.ts';

const logLine = z.object({ event: z.string(), error: z.string().optional(), status: z.number().optional() });

/** A site of a test's own, with what it says. */
export interface Site {
  readonly server: ChildProcess;
  readonly origin: string;
  /** The log so far. */
  readonly events: z.infer<typeof logLine>[];
  /** The errors of one event so far. */
  errors(event: string): string[];
  status(path: string): Promise<number>;
  send(submission: Submission): Promise<{ status: number; html: string }>;
  stop(): Promise<void>;
}

/** Resolves when it is ready, or listens at all where it cannot be ready. */
export async function startSite(settings: Readonly<Record<string, string>>, isReadable = true): Promise<Site> {
  const port = settings.PORT === undefined ? await freePort() : Number(settings.PORT);
  const defaults = { PORT: String(port), PICTURE_BUDGET_MB: '0', STUDIO_REFRESH_SECONDS: '1' };
  const server = spawnServer({ ...defaults, ...settings }, 'pipe');
  const events: Site['events'] = [];
  createInterface({ input: server.stdout ?? process.stdin }).on('line', (line) => {
    // One line at the start is for people.
    if (line.startsWith('{')) events.push(logLine.parse(JSON.parse(line)));
  });
  const origin = `http://localhost:${port}`;
  await ready(server, port, isReadable ? '/readyz' : '/healthz');
  return {
    server,
    origin,
    events,
    errors: (event) => events.filter((line) => line.event === event).map(({ error = '' }) => error),
    status: async (path) => (await fetch(origin + path, { redirect: 'manual' })).status,
    send: async (submission) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(submission)) body.set(name, value);
      const answer = await fetch(`${origin}/kontakt`, { method: 'POST', body });
      return { status: answer.status, html: await answer.text() };
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await stop(server, 'SIGKILL');
    },
  };
}
