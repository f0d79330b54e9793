import { chmodSync, closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** A register gave no answer that can be used. One line that says what to do; nothing was changed. */
export class RegisterError extends Error {
  override name = 'RegisterError';
}

export interface Question {
  /** Path and query, to be put behind the service's address. */
  readonly path: string;
  /** Sent by POST as a form field `data`; a GET without it. */
  readonly data?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Asks one service. The rest of the program cannot tell a recorded answer from a live one. */
export interface Asker {
  /** The day on which the answers were given, `2026-11-22`. */
  readonly date: string;
  /** Rejects with a RegisterError where there is no answer; an answer of any status is one, but for those worth a retry. */
  ask(question: Question): Promise<Answer>;
  close(): void;
}

interface LiveSettings {
  /** The service's address without a slash at its end. */
  readonly url: string;
  /** The variable that holds it, for what is said when it does not answer. */
  readonly variable: string;
  readonly userAgent: string;
  readonly today: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Before the second, third … try. */
  readonly pausesMs: readonly number[];
  /** Where answers are written down as they come, for `createRecordedAsker`. */
  readonly recordPath: string | undefined;
}

/** Too many requests, and what servers and proxies say when they are busy. */
const worthRetry = new Set([429, 500, 502, 503, 504]);
const longestPauseMs = 60_000;

export function createLiveAsker({
  url,
  variable,
  userAgent,
  today,
  timeoutMs,
  maxBytes,
  pausesMs,
  recordPath,
}: LiveSettings): Asker {
  const record = recordPath === undefined ? null : openRecord(recordPath, today);

  async function once({ path, data }: Question): Promise<Answer & { retryAfterMs: number }> {
    const response = await fetch(url + path, {
      method: data === undefined ? 'GET' : 'POST',
      headers: { 'User-Agent': userAgent, Accept: 'application/json' },
      ...(data !== undefined && { body: new URLSearchParams({ data }) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    return {
      status: response.status,
      text: await readBounded(response, maxBytes),
      retryAfterMs: seconds > 0 ? seconds * 1000 : 0,
    };
  }

  return {
    date: today,
    ask: async (question) => {
      let cause = '';
      for (const [tries, pauseMs] of [0, ...pausesMs].entries()) {
        if (tries > 0) await pause(Math.min(pauseMs, longestPauseMs));
        try {
          const { retryAfterMs, ...answer } = await once(question);
          if (!worthRetry.has(answer.status)) {
            record?.add(question, answer);
            return answer;
          }
          cause = `it answers ${answer.status}`;
          if (retryAfterMs > 0 && tries < pausesMs.length) await pause(Math.min(retryAfterMs, longestPauseMs));
        } catch (error) {
          if (error instanceof RegisterError) throw error;
          cause = causeOf(error);
        }
      }
      const host = URL.parse(url)?.host ?? url;
      throw new RegisterError(
        `cannot reach ${host} (${cause}): check the network, set ${variable} to another server, or give answers kept before with --from FILE`,
      );
    },
    close: () => record?.close(),
  };
}

const recordedHead = z.object({ recorded: z.iso.date() });
const recordedLine = z.object({ path: z.string(), data: z.string().optional(), status: z.int(), text: z.string() });

/** Answers from a file that a live asker wrote. Throws a RegisterError for a file that is none. */
export function createRecordedAsker(path: string): Asker {
  const answers = new Map<string, Answer>();
  let date = '';
  try {
    const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
    date = recordedHead.parse(JSON.parse(head)).recorded;
    for (const line of lines) {
      const { status, text, ...question } = recordedLine.parse(JSON.parse(line));
      answers.set(keyOf(question), { status, text });
    }
  } catch {
    throw new RegisterError(`${path} holds no recorded answers; make them with --record FILE where there is a network`);
  }
  return {
    date,
    ask: async (question) => {
      const answer = answers.get(keyOf(question));
      if (answer === undefined)
        throw new RegisterError(`${path} has no answer to ${question.path}; record it anew with --record FILE`);
      return answer;
    },
    close: () => undefined,
  };
}

/** The JSON of an answer by a schema. Throws a RegisterError where it is of another shape. */
export function parseAnswer<Shape>({ status, text }: Answer, schema: z.ZodType<Shape>, service: string): Shape {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new RegisterError(
      `${service} answers in a form that this version does not know (status ${status}); nothing was changed`,
    );
  }
}

function keyOf({ path, data = '' }: Question): string {
  return `${path}\n${data}`;
}

/** A register's answers name people: for the owner's eyes alone. */
function openRecord(path: string, today: string) {
  const file = openSync(path, 'w', 0o600);
  chmodSync(path, 0o600);
  writeSync(file, `${JSON.stringify({ recorded: today })}\n`);
  return {
    add: (question: Question, answer: Answer) =>
      void writeSync(file, `${JSON.stringify({ ...question, ...answer })}\n`),
    close: () => closeSync(file),
  };
}

async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new RegisterError(`${new URL(response.url).host} answers with more than ${maxBytes / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `fetch` hides the cause behind «fetch failed». */
function causeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'it takes too long';
  const inner: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (inner instanceof Error && 'code' in inner) return String(inner.code);
  return inner instanceof Error ? inner.message.replace(/\s+/g, ' ') : 'no answer';
}
