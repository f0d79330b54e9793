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
  /** From now on this file has another name, wherever it is named, and is gone under its old one: a new build's file. */
  rename(from: string, to: string): void;
}

/** Stands between the browser and the server of the tests, so that the network can be cut for one test alone. */
export async function startNetwork(target: string): Promise<Network> {
  const edits = new Map<string, (text: string) => string>();
  const oldNames = new Map<string, string>();
  const renamed = (text: string) =>
    [...oldNames].reduce((changed, [to, from]) => changed.replaceAll(baseName(from), baseName(to)), text);
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isGone = [...oldNames.values()].includes(path);
    const answer = await fetch(target + (isGone ? `${path}.gone` : (oldNames.get(path) ?? path)), {
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /html|css|javascript/u.test(answer.headers.get('content-type') ?? '');
    response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name))));
    response.end(edits.get(path)?.(body.toString()) ?? (isText ? renamed(body.toString()) : body));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    change: (path, edit) => edits.set(path, edit),
    rename: (from, to) => oldNames.set(to, from),
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Scripts of a build name one another without their folder. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy listens nowhere');
  return address.port;
}
