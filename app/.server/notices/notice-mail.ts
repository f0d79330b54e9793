import { createHash } from 'node:crypto';
import type { Notice } from '#app/.server/studio-store/notice-queue.ts';
import { plainLine } from '#app/lib/plain-line.ts';

type Sender = { readonly siteName: string; readonly siteUrl: string; readonly to: string };

const osloTime = new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', dateStyle: 'long', timeStyle: 'short' });

/**
 * The mail that tells the owner of a message: plain text, from the owner's own address to itself, an answer to it goes
 * to the visitor. Sent twice, it carries the same Message-ID, by which mail programs know it again.
 */
export function noticeMail(notice: Notice, { siteName, siteUrl, to }: Sender) {
  const { id, created_at, name, email, subject, message } = notice;
  const mark = createHash('sha256').update(`${siteUrl} ${id} ${created_at}`).digest('hex').slice(0, 16);
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
    from: { name: siteName, address: to },
    to: { name: '', address: to },
    // The address alone: a name could pass itself off as another address.
    replyTo: { name: '', address: email },
    // The quotes are no ascii, so that the whole header is encoded: what the visitor spelled like an encoded word
    // (`=?utf-8?q?…?=`) is not decoded, which could bring back what plainLine has taken out.
    subject: `Melding til ${siteName}: «${plainLine(subject)}»`,
    text: [...head, '', ...message.split('\n').map(plainLine), '', ...foot].join('\n'),
    messageId: `<melding-${id}-${mark}@${new URL(siteUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
