import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { limitConnections, networkOf } from './connection-limit.ts';

const most = 3;
let server: Server;
let sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

/** A server that greets whom it has not cut off. */
async function limited(isExempt: (address: string) => boolean) {
  server = createServer();
  limitConnections(server, { most, isExempt });
  server.on('connection', (socket) => socket.on('error', () => undefined).write('hello'));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    const isGreeted = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    return { socket, isGreeted };
  };
}

it('holds so many connections of one address, and takes another when one has ended', async () => {
  const open = await limited(() => false);
  const held = [await open(), await open(), await open()];
  expect(held.map(({ isGreeted }) => isGreeted)).toEqual([true, true, true]);
  expect((await open()).isGreeted).toBe(false);
  held[0]?.socket.destroy();
  await expect.poll(async () => (await open()).isGreeted).toBe(true);
});

it('does not count those of a proxy', async () => {
  const open = await limited((address) => address === '127.0.0.1');
  const held = [await open(), await open(), await open(), await open(), await open()];
  expect(held.every(({ isGreeted }) => isGreeted)).toBe(true);
});

test.each([
  ['203.0.113.9', '::ffff:203.0.113.9', true],
  ['2001:db8::1', '2001:db8:0:0:ffff::2', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['fe80::1%eth0', 'fe80::2%eth0', true],
  ['203.0.113.9', '203.0.113.10', false],
])('%s and %s are one sender: %s', (one, other, expected) => {
  expect(networkOf(one) === networkOf(other)).toBe(expected);
});
