import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Outcome {
  /** Milliseconds of each request. */
  readonly durations: Float64Array;
  /** What went wrong, by kind: a status that was not expected, a connection that broke. */
  readonly faults: ReadonlyMap<string, number>;
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

const mostRequests = 50_000_000;

/** So many visitors at once, each on a connection of its own that is kept, asking again after a pause. */
export async function visit({ origin, connections, seconds, pauseMs = 0, next }: Settings): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  const faults = new Map<string, number>();
  let durations = new Float64Array(1 << 20);
  let count = 0;
  let submissions = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  function note(milliseconds: number): void {
    if (count === durations.length && count < mostRequests) {
      const larger = new Float64Array(durations.length * 2);
      larger.set(durations);
      durations = larger;
    }
    durations[count] = milliseconds;
    count += 1;
  }

  async function visitor(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      if (pauseMs > 0) await setTimeout(Math.random() * 2 * pauseMs);
      const path = next();
      const begun = performance.now();
      try {
        const status = await ask(agent, path);
        if (status !== 200) add(faults, String(status));
        else if (path === null) submissions += 1;
      } catch (fault) {
        add(faults, fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault));
      }
      note(performance.now() - begun);
    }
    agent.destroy();
  }

  function ask(agent: Agent, path: string | null): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const body = path === null ? message() : undefined;
    const headers = {
      'accept-encoding': 'br',
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ agent, hostname, port, method, path: path ?? '/kontakt', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
    return promise;
  }

  await Promise.all(Array.from({ length: connections }, visitor));
  const took = (performance.now() - start) / 1000;
  return { durations: durations.slice(0, count).sort(), faults, submissions, seconds: took };
}

/** Ascii alone, so that its length is its size. */
function message(): string {
  const subject = `Time ${crypto.randomUUID()}`;
  return new URLSearchParams({ name: 'Kari', email: 'kari@example.no', subject, message: 'Hei' }).toString();
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
