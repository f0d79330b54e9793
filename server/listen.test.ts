import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { listen, type RunningServer } from './listen.ts';

const host = '127.0.0.1';
const headers = { 'x-content-type-options': 'nosniff' };
const answer = () => new Response('ok');

test('a port that is taken is named', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const port = portOf(other.address());
  await expect(listen({ fetch: answer, headers, port, host })).rejects.toThrow(`PORT: ${port} is already in use`);
  other.close();
});

test('a host that is not ours is named', async () => {
  const port = await freePort();
  await expect(listen({ fetch: answer, headers, port, host: '192.0.2.1' })).rejects.toThrow('HOST: 192.0.2.1 is no');
});

test('closing waits for the answer under way and accepts no more', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const slowly = async () => {
    started.resolve();
    await finish.promise;
    return new Response('whole');
  };
  const { server, address } = await running(slowly);
  const underWay = fetch(address);
  await started.promise;
  const closed = server.close();
  await lineEmpty();
  await expect(fetch(address)).rejects.toThrow();
  finish.resolve();
  const response = await underWay;
  expect(await response.text()).toBe('whole');
  expect(response.headers.get('connection')).toBe('close');
  await closed;
});

test('a connection that was idle when closing began still gets an answer, and is told to end', async () => {
  const { server, port } = await running(answer);
  const socket = connect(port, host);
  const send = () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  send();
  await once(socket, 'data');
  const closed = server.close();
  await lineEmpty();
  send();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
  await closed;
});

test('those in line when closing begins are all answered', async () => {
  const { server, port } = await running(answer);
  const sockets = Array.from({ length: 100 }, () => connect(port, host));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await nextTurn();
  const closed = server.close();
  const received = await Promise.all(sockets.map((socket) => text(socket)));
  expect(received.filter((said) => said.startsWith('HTTP/1.1 200 OK'))).toHaveLength(sockets.length);
  await closed;
});

test('whoever is new is not kept waiting by those who ask again and again', async () => {
  let answered = 0;
  const { server, port, address } = await running(() => {
    answered += 1;
    for (const end = performance.now() + 5; performance.now() < end; );
    return new Response('ok');
  });
  const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const regulars = Array.from({ length: 20 }, () => connect(port, host));
  for (const socket of regulars) socket.on('data', () => ask(socket)).on('error', () => undefined);
  for (const socket of regulars) ask(socket);
  await Promise.all(regulars.map((socket) => once(socket, 'data')));
  const before = answered;
  const accepted: number[] = [];
  const newcomers = Array.from({ length: 10 }, async () => {
    await (await fetch(address)).text();
    accepted.push(answered - before);
  });
  await Promise.all(newcomers);
  for (const socket of regulars) socket.destroy();
  await server.close();
  // Turns that answer all the regulars would have come to ten times twenty.
  expect(accepted.at(-1)).toBeLessThan(100);
});

test.each([
  ['GET / HTTP/1.0\r\n\r\n', '400 Bad Request'],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
  ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '400 Bad Request'],
  ['\u0000\u0001\u0002\r\n\r\n', '400 Bad Request'],
  ['GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', '400 Bad Request'],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nNo colon\r\n\r\n', '400 Bad Request'],
  ['POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400 Bad Request'],
  [
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400 Bad Request',
  ],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nX: (long)\r\n\r\n', '431 Request Header Fields Too Large'],
  ['POST / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n', '417 Expectation Failed'],
])('%j is answered %s, with the security headers', async (request, status) => {
  const { server, port } = await running(answer);
  const socket = connect(port, host);
  socket.write(request.replace('(long)', 'a'.repeat(20_000)));
  const received = await text(socket);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
  expect(received.toLowerCase()).toContain('x-content-type-options: nosniff');
  await server.close();
});

test('a request that names two hosts is refused, whichever way it would be answered', async () => {
  const port = await freePort();
  const fastPath = () => {
    throw new Error('was asked');
  };
  const server = await listen({ fetch: answer, fastPath, headers, port, host });
  const socket = connect(port, host);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n');
  const received = await text(socket);
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(received).toContain('x-content-type-options: nosniff');
  await server.close();
});

describe('who takes too long', () => {
  const patience = {
    headersTimeout: 100,
    requestTimeout: 200,
    keepAliveTimeout: 100,
    stallTimeout: 60_000,
    connectionsCheckingInterval: 20,
    maxConnections: 3,
    maxConnectionsPerAddress: 3,
  };

  test.each([
    ['sends nothing', ''],
    ['does not end the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n'],
    ['does not end the body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc'],
  ])('%s: is told so and put out', async (_what, request) => {
    const { server, port } = await running(async (asked) => new Response(await asked.text()), patience);
    const socket = connect(port, host);
    socket.write(request);
    const received = await text(socket);
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(received).toContain('x-content-type-options: nosniff');
    await server.close();
  });

  test('does not read the answer: is put out', async () => {
    const connected = Promise.withResolvers<Socket>();
    const longAnswer: Fetch = (_request, { incoming }) => {
      connected.resolve(incoming.socket);
      return new Response('a'.repeat(50_000_000));
    };
    const { server, port } = await running(longAnswer, { ...patience, keepAliveTimeout: 60_000, stallTimeout: 100 });
    // Reads nothing: there is no listener for data.
    const client = connect(port, host);
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(await connected.promise, 'close');
    client.destroy();
    await server.close();
  });

  test('reads slowly, but reads: gets the answer whole', async () => {
    const answerBytes = 8_000_000;
    const { server, port } = await running(() => new Response('a'.repeat(answerBytes)), {
      ...patience,
      stallTimeout: 500,
    });
    const client = connect(port, host);
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let received = 0;
    for await (const bytes of client) {
      received += bytes.length;
      await sleep(10);
    }
    expect(received).toBeGreaterThan(answerBytes);
    await server.close();
  });

  test('an idle connection is ended, and no more are held than may be', async () => {
    const { server, port, address } = await running(answer, {
      ...patience,
      headersTimeout: 60_000,
      requestTimeout: 60_000,
    });
    const held = await Promise.all(
      [1, 2, 3].map(async () => {
        const socket = connect(port, host);
        await once(socket, 'connect');
        return socket;
      }),
    );
    await expect(fetch(address)).rejects.toThrow();
    for (const socket of held) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    for (const received of await Promise.all(held.map((socket) => text(socket)))) expect(received).toContain('200 OK');
    expect((await fetch(address)).status).toBe(200);
    await server.close();
  });
});

type Fetch = Parameters<typeof listen>[0]['fetch'];
type Patience = Parameters<typeof listen>[0]['patience'];

async function running(fetch: Fetch, patience?: Patience) {
  const port = await freePort();
  const server: RunningServer = await listen({ fetch, headers, port, host, ...(patience && { patience }) });
  return { server, port, address: `http://${host}:${port}/` };
}

/** A closing server takes those in line first: one a turn, and here there is none. */
async function lineEmpty() {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address ? address.port : 0;
}
