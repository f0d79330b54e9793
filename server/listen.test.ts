import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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
  send();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
  await closed;
});

test('a request that names no host gets 400 with the security headers', async () => {
  const { server, port } = await running(answer);
  const socket = connect(port, host);
  socket.end('GET / HTTP/1.0\r\n\r\n');
  const received = await text(socket);
  expect(received).toContain('400 Bad Request');
  expect(received).toContain('x-content-type-options: nosniff');
  await server.close();
});

async function running(fetch: () => Response | Promise<Response>) {
  const port = await freePort();
  const server: RunningServer = await listen({ fetch, headers, port, host });
  return { server, port, address: `http://${host}:${port}/` };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address ? address.port : 0;
}
