import { createTransport } from 'nodemailer';
import { isLoopback } from '#app/.server/index.ts';
import type { Mail } from './notice-mail.ts';

/** No step of the conversation with the mail server may take longer. */
const stepMs = 10_000;
/** Less than the minute after which the same notice may be claimed by another process. */
const sendMs = 45_000;

export interface Mailer {
  /** Resolves when the server has taken the mail; rejects within 45 seconds otherwise. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Speaks SMTP with the server of SMTP_URL. Over a network messages go by TLS or not at all, unless the address says
 * `?ignoreTLS=true`.
 */
export function createMailer(smtpUrl: string): Mailer {
  const { hostname, searchParams } = new URL(smtpUrl);
  const mayBeClear = isLoopback(hostname) || searchParams.get('ignoreTLS') === 'true';
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !mayBeClear,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    // A visitor's text never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('the mail server takes too long')), sendMs);
      try {
        await Promise.race([transport.sendMail(mail), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}
