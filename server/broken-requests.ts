import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
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
  server.on('clientError', (fault, socket) => {
    const head = heads.get(statusOf(fault)) ?? '';
    if (canAnswer(socket, underWay)) socket.end(head);
    else socket.destroy();
  });
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...headers, connection: 'close', 'content-length': '0' }).end();
  });
}

/** Not in the middle of another answer, nor to someone who has left. */
function canAnswer(socket: Duplex, underWay: ReadonlySet<ServerResponse>): boolean {
  return socket.writable && ![...underWay].some((outgoing) => outgoing.socket === socket && outgoing.headersSent);
}

function statusOf(fault: Error): number {
  const code = 'code' in fault ? fault.code : undefined;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function headOf(status: number, headers: Readonly<Record<string, string>>): string {
  const fields = { ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}
