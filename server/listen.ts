import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { answerBrokenRequests } from './broken-requests.ts';
import type { FastPath } from './fast-path.ts';
import { StartError } from './start-error.ts';

type Settings = {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  /** Asked first. */
  readonly fastPath?: FastPath;
  /** Goes with answers to requests that are too broken to be handed on. */
  readonly headers: Readonly<Record<string, string>>;
  readonly port: number;
  /** Undefined means all interfaces. */
  readonly host: string | undefined;
  /** The setting that the port comes from. */
  readonly portVariable?: 'PORT' | 'METRICS_PORT';
  readonly patience?: Patience;
};

/** How long a client may take, and how many there may be. */
type Patience = {
  /** To the end of the headers, from the connection on. */
  readonly headersTimeout: number;
  /** To the end of the body. */
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often the two first are looked at. */
  readonly connectionsCheckingInterval: number;
  readonly maxConnections: number;
};

const usualPatience: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than the usual minute of a proxy in front, so that it is the proxy that ends an idle connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  // An idle one takes some 10 kB.
  maxConnections: 10_000,
};
/** Longer than a message can take to be stored in a slow database. */
const maxShutdownMs = 20_000;
/** A request may be on its way on a connection that looks idle: such a connection gets this long to bring it. */
const idleGraceMs = 500;
const shutdownStepMs = 50;

export interface RunningServer {
  /** Stops accepting, waits for the requests under way (twenty seconds at most) and closes every connection. */
  close(): Promise<void>;
}

/** Resolves when connections are accepted; rejects with a StartError that names the variable to change. */
export async function listen(settings: Settings): Promise<RunningServer> {
  const { fetch, fastPath, headers, port, host, portVariable = 'PORT', patience = usualPatience } = settings;
  const { maxConnections, ...timeouts } = patience;
  const handle = getRequestListener(fetch, { errorHandler: () => new Response(null, { status: 400, headers }) });
  const underWay = new Set<ServerResponse>();
  const server = createServer(
    // Node's own answer to a request without a Host has no headers of ours; `handle` gives one that has.
    { ...timeouts, requireHostHeader: false },
    (incoming, outgoing) => {
      if (!server.listening) outgoing.shouldKeepAlive = false;
      // Such an answer is whole at once, and never under way.
      if (fastPath?.(incoming, outgoing)) return;
      underWay.add(outgoing);
      outgoing.once('close', () => underWay.delete(outgoing));
      void handle(incoming, outgoing);
    },
  );
  server.maxConnections = maxConnections;
  answerBrokenRequests(server, headers, underWay);
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (fault) {
    throw new StartError(causeOf(fault, portVariable, port, host));
  }
  return { close: () => close(server, underWay) };
}

async function close(server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> {
  // Not the method of the HTTP server itself, which ends idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  // Tells the client not to send its next request on a connection that is about to end.
  for (const outgoing of underWay) outgoing.shouldKeepAlive = false;
  const graceEndMs = performance.now() + idleGraceMs;
  const idle = setInterval(() => {
    if (performance.now() > graceEndMs) server.closeIdleConnections();
  }, shutdownStepMs);
  const bound = setTimeout(() => server.closeAllConnections(), maxShutdownMs);
  await closed;
  clearInterval(idle);
  clearTimeout(bound);
}

function causeOf(fault: unknown, variable: string, port: number, host: string | undefined): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'EADDRINUSE') return `${variable}: ${port} is already in use`;
  if (code === 'EACCES') return `${variable}: this user may not listen on ${port}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${host} is no address of this machine`;
  return `${variable}: cannot listen on ${port}: ${fault instanceof Error ? fault.message : String(fault)}`;
}
