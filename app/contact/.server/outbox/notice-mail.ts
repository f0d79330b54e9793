import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Notice } from '#app/.server/database/index.ts';
import { plainLine } from '#app/text/index.ts';

type Sender = { readonly siteName: string; readonly siteUrl: string; readonly to: string };

/** Of a digest: the rest is counted. */
const maxSubjects = 10;

const osloTime = new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', dateStyle: 'long', timeStyle: 'short' });

export type Mail = Pick<SendMailOptions, 'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'messageId' | 'headers'>;

/** The mail that tells the owner of these messages, at least one: of one in full, of several how many and about what. */
export function mailOf(notices: readonly Notice[], sender: Sender): Mail {
  const [only, ...more] = notices;
  if (only === undefined) throw new Error('there is no message to tell of');
  return more.length === 0 ? noticeMail(only, sender) : digestMail(notices, sender);
}

/**
 * The mail that tells the owner of a message: plain text, from the owner's own address to itself, an answer to it goes
 * to the visitor. Sent twice, it carries the same Message-ID, by which mail programs know it again.
 */
export function noticeMail(notice: Notice, { siteName, siteUrl, to }: Sender): Mail {
  const { id, created_at, name, email, subject, message } = notice;
  const head = [
    `Navn: ${plainLine(name)}`,
    `E-post: ${plainLine(email)}`,
    `Emne: ${plainLine(subject)}`,
    `Sendt: ${osloTime.format(new Date(created_at))}`,
  ];
  const foot = [
    '-- ',
    'Svarer du på denne e-posten, går svaret til den som skrev.',
    `Meldingen er lagret: npm run contact -- show ${id}`,
  ];
  return {
    ...toOwner({ siteName, to }),
    // The address alone: a name could pass itself off as another address.
    replyTo: { name: '', address: email },
    // The quotes are no ascii, so that the whole header is encoded: what the visitor spelled like an encoded word
    // (`=?utf-8?q?…?=`) is not decoded, which could bring back what plainLine has taken out.
    subject: `Melding til ${siteName}: «${plainLine(subject)}»`,
    text: [...head, '', ...message.split('\n').map(plainLine), '', ...foot].join('\n'),
    messageId: messageId(`melding-${id}`, `${id} ${created_at}`, siteUrl),
  };
}

/** Many messages, oldest first, in one mail: the newest subjects, and where to read the rest. */
function digestMail(notices: readonly Notice[], { siteName, siteUrl, to }: Sender): Mail {
  const newest = notices.slice(-maxSubjects).reverse();
  const rest = notices.length - newest.length;
  const lines = newest.map(
    ({ created_at, subject }) => `${osloTime.format(new Date(created_at))}: «${plainLine(subject)}»`,
  );
  return {
    ...toOwner({ siteName, to }),
    subject: `${notices.length} nye meldinger til ${siteName}`,
    text: [
      `Det har kommet ${notices.length} meldinger på kort tid. De nyeste:`,
      '',
      ...lines,
      ...(rest > 0 ? [`… og ${rest} til.`] : []),
      '',
      '-- ',
      'Alle er lagret: npm run contact -- list',
    ].join('\n'),
    messageId: messageId(`meldinger-${notices.length}`, notices.map(({ id }) => id).join(' '), siteUrl),
  };
}

function toOwner({ siteName, to }: Omit<Sender, 'siteUrl'>) {
  return {
    from: { name: siteName, address: to },
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function messageId(name: string, about: string, siteUrl: string): string {
  const mark = createHash('sha256').update(`${siteUrl} ${about}`).digest('hex').slice(0, 16);
  return `<${name}-${mark}@${new URL(siteUrl).hostname}>`;
}
