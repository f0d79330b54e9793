import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends bytes as they are, which no HTTP client would, and reads what comes back until the connection ends. */
export function exchange(port: number, request: string | Uint8Array): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (bytes) => received.push(bytes));
    // A connection that the server breaks off has still said what it had to say.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parse(Buffer.concat(received).toString('latin1'))));
    socket.write(request);
  });
}

function parse(received: string): RawAnswer {
  const [head = '', ...body] = received.split('\r\n\r\n');
  const [statusLine = '', ...fields] = head.split('\r\n');
  const headers = new Headers();
  for (const field of fields) {
    const colon = field.indexOf(':');
    headers.append(field.slice(0, colon), field.slice(colon + 1).trim());
  }
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: body.join('\r\n\r\n') };
}
