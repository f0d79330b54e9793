import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  /** What it has taken, as it came: headers, empty line, text. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** An SMTP server on loopback; `refuse` gives the status by which it turns an attempt (counted from 1) away. */
export async function startMailServer({
  port = 0,
  refuse = () => undefined,
}: {
  port?: number;
  refuse?: (attempt: number) => number | undefined;
} = {}): Promise<MailServer> {
  const mails: string[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      void text(stream).then((mail) => {
        attempts += 1;
        const responseCode = refuse(attempts);
        if (responseCode !== undefined) return callback(Object.assign(new Error('kari@example.no'), { responseCode }));
        mails.push(mail);
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
