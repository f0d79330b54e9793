import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { answerBrokenRequests, refuseSeveralHosts } from './broken-requests.ts';
import { limitConnections } from './connection-limit.ts';
import type { FastPath } from './fast-path.ts';
import { createFloodGuard } from './pipelined-requests.ts';
import { StartError } from './start-error.ts';
import { createTimeSlicer } from './time-slicing.ts';

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
  /** Whose connections are not counted, by the socket's address: a proxy's, which brings everybody's. */
  readonly isProxy?: (socketAddress: string) => boolean;
  readonly patience?: Patience;
};

/** How long a client may take, and how many there may be. */
type Patience = {
  /** To the end of the headers, from the connection on. */
  readonly headersTimeout: number;
  /** To the end of the body. */
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** Without a byte in either direction, an answer that is not read among them. */
  readonly stallTimeout: number;
  /** How often the two first are looked at. */
  readonly connectionsCheckingInterval: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
};

const usualPatience: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than the usual minute of a proxy in front, so that it is the proxy that ends an idle connection.
  keepAliveTimeout: 65_000,
  // Longer than the slowest answer is waited for, which is a message in a slow database.
  stallTimeout: 60_000,
  connectionsCheckingInterval: 5000,
  // An idle one takes some 10 kB.
  maxConnections: 10_000,
  // A browser opens six. Many visitors may share an address, at a university or on a mobile network.
  maxConnectionsPerAddress: 256,
};
/** What visitors may wait for in line before they are accepted; the system has a bound of its own, 4096 on most. */
const backlog = 4096;
/** What one turn of the event loop may spend on requests, so that new visitors are accepted in between. */
const sliceMs = 4;
/** How long those are accepted who are in line when the end comes. */
const maxDrainMs = 10_000;
/** Longer than a message can take to be stored in a slow database. */
const maxShutdownMs = 20_000;
/** A request may be on its way on a connection that looks idle: such a connection gets this long to bring it. */
const idleGraceMs = 500;
const shutdownStepMs = 50;

export interface RunningServer {
  /** Accepts those who are in line, and then no more; waits for the requests under way (twenty seconds at most) and closes every connection. */
  close(): Promise<void>;
}

/** Resolves when connections are accepted; rejects with a StartError that names the variable to change. */
export async function listen(settings: Settings): Promise<RunningServer> {
  const { fetch, fastPath, headers, port, host, portVariable = 'PORT', patience = usualPatience } = settings;
  const { isProxy = () => false } = settings;
  const { maxConnections, maxConnectionsPerAddress, stallTimeout, ...timeouts } = patience;
  const handle = getRequestListener(fetch, { errorHandler: () => new Response(null, { status: 400, headers }) });
  const underWay = new Set<ServerResponse>();
  const runInSlice = createTimeSlicer(sliceMs);
  const isFlood = createFloodGuard();

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // Who has left while waiting.
    if (outgoing.destroyed) return;
    if (!server.listening) outgoing.shouldKeepAlive = false;
    if (refuseSeveralHosts(incoming, outgoing, headers)) return;
    // Such an answer is whole at once, and never under way.
    if (fastPath?.(incoming, outgoing)) return;
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
    void handle(incoming, outgoing);
  }

  const server = createServer(
    // Node's own answer to a request without a Host has no headers of ours; `handle` gives one that has.
    { ...timeouts, requireHostHeader: false },
    (incoming, outgoing) => {
      if (!isFlood(incoming, outgoing)) runInSlice(() => answer(incoming, outgoing));
    },
  );
  server.maxConnections = maxConnections;
  server.timeout = stallTimeout;
  limitConnections(server, { most: maxConnectionsPerAddress, isExempt: isProxy });
  answerBrokenRequests(server, headers, underWay);
  server.listen({ port, host, backlog });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(causeOf(error, portVariable, port, host));
  }
  return { close: () => close(server, underWay) };
}

async function close(server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> {
  // Before anyone is told to leave: who is, comes back to the line.
  await acceptWaiting(server);
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

/**
 * The system takes connections on behalf of the server, and cuts off those in its line when the server stops listening.
 * A turn of the event loop accepts one: the line is empty when a turn has accepted none.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const endMs = performance.now() + maxDrainMs;
  let hasAccepted = true;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note).on('drop', note);
  // The first may be the rest of a turn that has begun.
  await nextTurn();
  while (hasAccepted && performance.now() < endMs) {
    hasAccepted = false;
    await nextTurn();
  }
  server.off('connection', note).off('drop', note);
}

function causeOf(error: unknown, variable: string, port: number, host: string | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `${variable}: ${port} is already in use`;
  if (code === 'EACCES') return `${variable}: this user may not listen on ${port}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${host} is no address of this machine`;
  return `${variable}: cannot listen on ${port}: ${error instanceof Error ? error.message : String(error)}`;
}
