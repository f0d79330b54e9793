import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of the server's answer, what does not hold for the bytes that are passed on. */
const dropped = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

export interface Network {
  readonly url: string;
  /** Cuts the network: nothing answers any more. */
  cut(): Promise<void>;
  /** From now on the text of this file is another one, as after an update. */
  change(path: string, edit: (text: string) => string): void;
}

/** Stands between the browser and the server of the tests, so that the network can be cut for one test alone. */
export async function startNetwork(target: string): Promise<Network> {
  const edits = new Map<string, (text: string) => string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(target + path, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name))));
    response.end(edits.get(path)?.(body.toString()) ?? body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    change: (path, edit) => edits.set(path, edit),
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy listens nowhere');
  return address.port;
}
