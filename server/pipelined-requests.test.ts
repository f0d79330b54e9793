import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { listen, type RunningServer } from './listen.ts';

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
let asked: number;
let port: number;
let server: RunningServer;

const answers = {
  fetch: () => {
    asked += 1;
    return new Response('ok');
  },
  fastPath: (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    asked += 1;
    outgoing.writeHead(200, { 'content-length': '2' });
    outgoing.end('ok');
    return true;
  },
};

describe.each(['fetch', 'fastPath'] as const)('where requests are answered by %s', (way) => {
  beforeEach(async () => {
    asked = 0;
    port = await freePort();
    const { fetch, fastPath } = answers;
    const settings = { fetch, headers: {}, port, host: '127.0.0.1' };
    server = await listen(way === 'fetch' ? settings : { ...settings, fastPath });
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
});
