import type { Server, Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

type Settings = {
  readonly most: number;
  /** Whose connections are not counted: a proxy's, which brings everybody's. */
  readonly isExempt: (address: string) => boolean;
};

/** Cuts off, before anything is read, who opens more connections than one address may hold at a time. */
export function limitConnections(server: Server, { most, isExempt }: Settings): void {
  const held = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // Gone again before it was looked at.
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (held.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    held.set(network, count);
    socket.once('close', () => {
      const left = (held.get(network) ?? 1) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
}

/** Of IPv6 the first 64 bits: who has an IPv6 connection has a whole /64 of addresses. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
