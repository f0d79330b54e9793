import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type InternetRules, internet } from './fetch-picture.ts';

/** The first stands for the internet in tests, the second for the inside of a network. */
export const publicAddress = '127.0.0.1';
export const privateAddress = '127.0.0.2';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface HostilePictureHost {
  /** An address on the host, `http://pictures.test:PORT/…`. */
  address(path: string, host?: string): string;
  /** The paths that were really asked for, with the address that the connection came in on. */
  readonly asked: { path: string; on: string }[];
  /** Decides how a path is answered. */
  on(path: string, answer: Answer): void;
  readonly rules: InternetRules;
  /** What a name resolves to, one answer after the other; the last one stays. */
  resolveTo(host: string, ...answers: (readonly string[])[]): void;
  close(): Promise<void>;
}

/** A picture host on loopback that does what it likes. */
export async function startHostileHost(): Promise<HostilePictureHost> {
  const answers = new Map<string, Answer>();
  const names = new Map<string, (readonly string[])[]>([['pictures.test', [[publicAddress]]]]);
  const asked: HostilePictureHost['asked'] = [];
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '';
    asked.push({ path, on: incoming.socket.localAddress ?? '' });
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else answer(response, incoming);
  });
  // All of loopback, so that a connection to the private address would arrive too.
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    asked,
    address: (path, host = 'pictures.test') => `http://${host}:${port}${path}`,
    on: (path, answer) => void answers.set(path, answer),
    resolveTo: (host, ...results) => void names.set(host, results),
    rules: {
      ...internet,
      protocol: 'http:',
      request,
      isPublic: (address) => address === publicAddress,
      isAllowedPort: () => true,
      deadlineMs: 1500,
      maxBytes: 200_000,
      resolve: async (host) => {
        const results = names.get(host) ?? [];
        return (results.length > 1 ? results.shift() : results[0]) ?? [];
      },
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
