import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface UnreliableLine {
  readonly port: number;
  /** `cut`: connections break and new ones are refused. `silent`: all stays open, and nothing arrives. */
  become(state: 'whole' | 'cut' | 'silent'): Promise<void>;
  close(): Promise<void>;
}

/** A line to a port of this machine that fails as lines and servers do, at the test's word. */
export async function openUnreliableLine(targetPort: number): Promise<UnreliableLine> {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => pass(bytes, far));
    far.on('data', (bytes) => pass(bytes, near));
  });
  const line: UnreliableLine = {
    port: await listen(server, 0),
    become: async (wanted) => {
      const before = state;
      state = wanted;
      if (wanted === 'cut') await end();
      else if (before === 'cut') await listen(server, line.port);
    },
    close: () => end(),
  };

  function pass(bytes: Buffer, to: Socket): void {
    if (state === 'whole') to.write(bytes);
  }

  async function end(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return line;
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
