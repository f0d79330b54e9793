import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers what never becomes a request: no HTTP at all (400), headers too long (431), too slow (408), an expectation
 * that nobody knows (417). The answer is as safe as any other and has no body; the connection ends with it.
 */
export function answerBrokenRequests(
  server: Server,
  headers: Readonly<Record<string, string>>,
  underWay: ReadonlySet<ServerResponse>,
): void {
  const heads = new Map([400, 408, 431].map((status) => [status, headOf(status, headers)]));
  server.on('clientError', (error, socket) => {
    const head = heads.get(statusOf(error)) ?? '';
    if (canAnswer(socket, underWay)) socket.end(head);
    else socket.destroy();
  });
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...headers, connection: 'close', 'content-length': '0' }).end();
  });
}

/**
 * Answers 400 to a request that names several hosts (RFC 9112, section 3.2), and says so: Node believes the first of
 * them, and a proxy in front may believe the last.
 */
export function refuseSeveralHosts(
  { rawHeaders }: IncomingMessage,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  if (hosts < 2) return false;
  const fields = { ...headers, 'cache-control': 'no-store', connection: 'close', 'content-length': '0' };
  outgoing.writeHead(400, fields).end();
  return true;
}

/** Not in the middle of another answer, nor to someone who has left. */
function canAnswer(socket: Duplex, underWay: ReadonlySet<ServerResponse>): boolean {
  return socket.writable && ![...underWay].some((outgoing) => outgoing.socket === socket && outgoing.headersSent);
}

function statusOf(error: Error): number {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function headOf(status: number, headers: Readonly<Record<string, string>>): string {
  const fields = { ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}
