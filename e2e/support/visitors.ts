import { Agent, request } from 'node:http';
import { type Submission, uniqueSubmission } from './submissions.ts';

/** What visitors have met so far. */
export interface Visits {
  readonly statuses: ReadonlyMap<number, number>;
  /** How many messages were answered otherwise than 200. */
  readonly refused: number;
  /** Answers that told the visitor to leave the connection. */
  readonly closes: number;
  /** Requests that were cut off; those that found nobody listening end the visit instead. */
  readonly errors: readonly string[];
  /** The subjects of the messages that were confirmed. */
  readonly sent: readonly string[];
  /** No further requests; resolves when those under way are answered. */
  end(): Promise<void>;
}

/** Visitors who ask again as soon as they have their answer, over a connection that is kept; each fifth time a message. */
export function startVisits(origin: string, visitors: number): Visits {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const statuses = new Map<number, number>();
  const errors: string[] = [];
  const sent: string[] = [];
  let closes = 0;
  let refused = 0;
  let isOver = false;

  async function visit(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const form = turn % 5 === 0 ? uniqueSubmission() : null;
      try {
        const { status, connection } = await ask(origin + (form ? '/kontakt' : '/yoga'), form, agent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (connection === 'close') closes += 1;
        if (form && status === 200) sent.push(form.subject);
        else if (form) refused += 1;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        if (code === 'ECONNREFUSED') isOver = true;
        else errors.push(code);
      }
    }
  }

  const visits = Promise.all(Array.from({ length: visitors }, visit));
  return {
    statuses,
    errors,
    sent,
    get refused() {
      return refused;
    },
    get closes() {
      return closes;
    },
    end: async () => {
      isOver = true;
      await visits;
      agent.destroy();
    },
  };
}

function ask(address: string, form: Submission | null, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; connection: string | undefined }>();
  const headers = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const asked = request(address, { agent, method: form ? 'POST' : 'GET', headers }, (answer) => {
    answer.resume();
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
    answer.on('error', reject);
  });
  asked.on('error', reject);
  asked.end(form ? new URLSearchParams(form).toString() : undefined);
  return promise;
}
