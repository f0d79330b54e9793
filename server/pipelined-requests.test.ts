import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { listen, type RunningServer } from './listen.ts';
import { refuseFloods } from './pipelined-requests.ts';

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
let asked: number;
let port: number;
let server: RunningServer;

beforeEach(async () => {
  asked = 0;
  port = await freePort();
  server = await listen({
    fetch: () => new Response(null, { status: 404 }),
    fastPath: refuseFloods((_incoming, outgoing) => {
      asked += 1;
      outgoing.writeHead(200, { 'content-length': '2' });
      outgoing.end('ok');
      return true;
    }),
    headers: {},
    port,
    host: '127.0.0.1',
  });
});
afterEach(() => server.close());

it('cuts off a connection with more requests than anybody sends ahead, and answers few of them', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(request.repeat(1500));
  await once(socket, 'close');
  expect(asked).toBeLessThan(20);
});

it('answers a handful of requests that are sent at once, again and again', async () => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  for (let round = 1; round <= 5; round += 1) {
    socket.write(request.repeat(10));
    await expect.poll(() => received.split('HTTP/1.1 200').length - 1).toBe(10 * round);
  }
  socket.destroy();
});
