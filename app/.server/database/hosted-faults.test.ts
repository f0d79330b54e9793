import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHostedStore } from './hosted.ts';
import { maxSubmissionsADay } from './store.ts';

const message = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };
const json = { 'content-type': 'application/json', 'content-range': '0-0/99999999' };

/** What a hosted backend, or a proxy before it, can answer. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '500': (response) => response.writeHead(500).end('{"message":"out of order"}'),
  '429': (response) => response.writeHead(429, { 'retry-after': '1' }).end('slow down'),
  'a web page': (response) => response.writeHead(200, json).end('<html>\n<p>Logg inn'),
  'rows of another kind': (response) => response.writeHead(200, json).end('[{"name":{"a":1}},7]'),
  'a thing that is no list': (response) => response.writeHead(200, json).end('{"rows":[]}'),
  'the first half': (response) => response.writeHead(200, json).write('[{"name":', runOutOfTime),
  'a table without end': (response) => response.writeHead(200, json).end('[{"name":"Sol Yoga"}]'),
  'a broken line': (response) => response.destroy(),
  nothing: runOutOfTime,
};

/** The requests under way. No clock ends them, so that a busy machine changes nothing. */
let timeouts: AbortController[] = [];

function runOutOfTime(): void {
  for (const timeout of timeouts) timeout.abort(new DOMException('The operation timed out.', 'TimeoutError'));
}

let answer = answers.nothing;
let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  answer?.(response);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
});
beforeEach(() => {
  asked = 0;
  timeouts = [];
});
afterAll(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

describe.each(Object.keys(answers))('a hosted backend that answers %s', (kind) => {
  beforeEach(() => {
    answer = answers[kind];
  });

  it('gives an error of one line for the studios, after few requests', async () => {
    const error: unknown = await openHostedStore(url, 'key')
      .allStudios()
      .catch((reason) => reason);
    expect(error).toMatchObject({ name: 'StoreError', message: expect.stringMatching(/^hosted backend: .{1,200}$/) });
    expect(asked).toBe(1);
  });

  it('gives an answer or an error of one line for a studio and a submission', async () => {
    const store = openHostedStore(url, 'key');
    for (const ask of [() => store.studioByName('Sol Yoga'), () => store.insertSubmission(message)]) {
      const error = await ask().then(
        () => null,
        (reason: unknown) => String(reason),
      );
      if (error !== null) expect(error).toMatch(/^StoreError: hosted backend: .{1,200}$/);
    }
  });
});

it.each([429, 503])('sends a submission again that was refused with %i', async (status) => {
  answer = (response) => (asked < 3 ? response.writeHead(status).end() : response.writeHead(201).end());
  const store = openHostedStore(url, 'key');
  expect(await store.insertSubmission(message)).toBe('stored');
  expect(await store.insertSubmission(message)).toBe('duplicate');
  expect(asked).toBe(3);
});

it.each(['500', 'nothing', 'a broken line'])('does not send one again that may have been stored: %s', async (kind) => {
  answer = answers[kind];
  await expect(openHostedStore(url, 'key').insertSubmission(message)).rejects.toThrow('hosted backend: ');
  expect(asked).toBe(1);
});

it('takes so many submissions a day from all senders together, and then says so', async () => {
  answer = (response) => response.writeHead(201).end();
  const store = openHostedStore(url, 'key');
  for (let sent = 0; sent < maxSubmissionsADay; sent += 1) {
    await store.insertSubmission({ ...message, subject: String(sent) });
  }
  await expect(store.insertSubmission(message)).rejects.toThrow('hosted backend: more than 2000 messages in a day');
  expect(await store.insertSubmission({ ...message, subject: '7' })).toBe('duplicate');
  expect(asked).toBe(maxSubmissionsADay);
});
