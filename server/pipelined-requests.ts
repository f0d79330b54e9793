import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for each answer; of other programs, few send more than a handful of requests ahead. */
const maxAhead = 16;

/**
 * Tells of each request whether its connection was cut off: whose sends requests without end before the answers to those
 * before. Two thousand of them fit in the 64 kB that are read at once: all would be answered in one go, while everybody
 * else waits, and kept until they can be sent.
 */
export function createFloodGuard(): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const ahead = new WeakMap<Socket, number>();

  return ({ socket }, outgoing) => {
    // An answer gets its connection when those before it are sent.
    if (outgoing.socket !== null) return false;
    const waiting = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, waiting);
    if (waiting > maxAhead) {
      socket.destroy();
      return true;
    }
    outgoing.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    return false;
  };
}
