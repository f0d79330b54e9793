import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Outcome {
  /** Milliseconds of each request. */
  readonly durations: readonly number[];
  /** What went wrong, by kind: a status that was not expected, a connection that broke. */
  readonly errors: ReadonlyMap<string, number>;
  /** Messages that the site said it has stored. */
  readonly submissions: number;
  readonly seconds: number;
}

type Settings = {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** How long a visitor rests between an answer and the next request, on average; 0 for not at all. */
  readonly pauseMs?: number;
  /** The address that a visitor asks for next; null sends a message. */
  readonly next: () => string | null;
};

/** So many visitors at once, each on a connection of its own that is kept, asking again after a pause. */
export async function visit({ origin, connections, seconds, pauseMs = 0, next }: Settings): Promise<Outcome> {
  const errors = new Map<string, number>();
  const durations: number[] = [];
  let submissions = 0;
  const start = performance.now();
  async function visitor(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < start + seconds * 1000) {
      if (pauseMs > 0) await sleep(Math.random() * 2 * pauseMs);
      const path = next();
      const begun = performance.now();
      const { status } = await ask(origin + (path ?? '/kontakt'), {
        agent,
        form: path === null ? message() : undefined,
      });
      if (status !== 200) errors.set(String(status), (errors.get(String(status)) ?? 0) + 1);
      else if (path === null) submissions += 1;
      durations.push(performance.now() - begun);
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: connections }, visitor));
  return { durations, errors, submissions, seconds: (performance.now() - start) / 1000 };
}

type Asked = { readonly agent: Agent; readonly encoding?: string; readonly form?: string | undefined };

/** One request, less of a burden than `fetch()`; instead of a status, the code of what broke the connection. */
export function ask(url: string, { agent, encoding = 'br', form }: Asked) {
  const { promise, resolve } = Promise.withResolvers<{ status: number | string; text: string }>();
  const headers = {
    'accept-encoding': encoding,
    ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const fail = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? String(error), text: '' });
  const sent = request(url, { agent, method: form === undefined ? 'GET' : 'POST', headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk) => chunks.push(chunk));
    answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    answer.once('error', fail);
  });
  sent.once('error', fail);
  sent.end(form);
  return promise;
}

function message(): string {
  const subject = `Time ${crypto.randomUUID()}`;
  return new URLSearchParams({ name: 'Kari', email: 'kari@example.no', subject, message: 'Hei' }).toString();
}
