import { createTransport } from 'nodemailer';
import type { noticeMail } from './notice-mail.ts';

/** No step of the conversation with the mail server may take longer. */
const stepMilliseconds = 10_000;
/** Less than the minute after which the same notice may be claimed by another process. */
const sendMilliseconds = 45_000;

export interface Mailer {
  /** Resolves when the server has taken the mail; rejects within 45 seconds otherwise. */
  send(mail: ReturnType<typeof noticeMail>): Promise<void>;
  close(): void;
}

/** Speaks SMTP with the server of SMTP_URL, over TLS wherever a password would otherwise cross a network in the clear. */
export function createMailer(smtpUrl: string): Mailer {
  const { password, hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    ...(password !== '' && !isLoopback(hostname) && { requireTLS: true }),
    connectionTimeout: stepMilliseconds,
    greetingTimeout: stepMilliseconds,
    socketTimeout: stepMilliseconds,
    dnsTimeout: stepMilliseconds,
    // A visitor's text never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('the mail server takes too long')), sendMilliseconds);
      try {
        await Promise.race([transport.sendMail(mail), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
