import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactErrors } from '../../submission.ts';
import { noticeMail } from './notice-mail.ts';
import { createMailer } from './smtp.ts';
import { startMailServer } from './testing.ts';

const sender = { siteName: 'Pusterom', siteUrl: 'https://pusterom.example', to: 'eier@example.no' };
const notice = {
  id: 7,
  created_at: '2026-01-02T03:04:05.000Z',
  name: 'Åse <script>',
  email: 'aase@example.no',
  subject: 'Spørsmål om «Yin»',
  message: 'Hei.\n.\nHar dere plass på tirsdag?',
  attempts: 1,
};

/** What a mail server gets: headers by name, each unfolded, and the decoded text. */
async function received(sent: Partial<typeof notice> = {}) {
  const server = await startMailServer();
  const mailer = createMailer(`smtp://127.0.0.1:${server.port}`);
  await mailer.send(noticeMail({ ...notice, ...sent }, sender));
  mailer.close();
  await server.close();
  const [head = '', ...body] = (server.mails[0] ?? '').split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return { headers, mail: noticeMail({ ...notice, ...sent }, sender), body: body.join('\r\n\r\n') };
}

it('is plain text from the owner to the owner, and its answer goes to the visitor', async () => {
  const { headers, body } = await received();
  for (const header of [
    'From: Pusterom <eier@example.no>',
    'To: eier@example.no',
    'Reply-To: aase@example.no',
    'Auto-Submitted: auto-generated',
    'Content-Type: text/plain; charset=utf-8',
  ]) {
    expect(headers).toContain(header);
  }
  expect(body).toContain('aase@example.no');
  expect(noticeMail(notice, sender).text).toContain('Sendt: 2. januar 2026 kl. 04:04');
});

it('has the same Message-ID each time, and another for another message', () => {
  const idOf = (sent: typeof notice) => noticeMail(sent, sender).messageId;
  expect(idOf({ ...notice, attempts: 2 })).toBe(idOf(notice));
  expect(idOf({ ...notice, id: 8 })).not.toBe(idOf(notice));
});

it('goes over a network by TLS or not at all, unless the address says that it may', async () => {
  const server = await startMailServer();
  // Answers here, and is no loopback address by its name.
  const network = `smtp://0.0.0.0:${server.port}`;
  const [mailer, unworried] = [createMailer(network), createMailer(`${network}?ignoreTLS=true`)];
  await expect(mailer.send(noticeMail(notice, sender))).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.mails).toEqual([]);
  await unworried.send(noticeMail(notice, sender));
  expect(server.mails).toHaveLength(1);
  mailer.close();
  unworried.close();
  await server.close();
});

it('keeps the subject as it was typed: what is spelled like an encoded word is not decoded', async () => {
  for (const subject of [
    '=?utf-8?q?=E2=80=AEgnp.exe?=',
    'Time =?utf-8?b?4oCu?= i dag',
    '=?utf-8?q?a?= =?utf-8?q?b?=',
  ]) {
    const { headers } = await received({ subject });
    const line = headers.find((header) => header.startsWith('Subject: ')) ?? '';
    expect(decoded(line)).toBe(`Subject: Melding til Pusterom: «${subject}»`);
  }
});

/** A header as a mail program shows it: its encoded words by RFC 2047, in UTF-8. */
function decoded(header: string): string {
  const words = header.replaceAll(/\?=\s+=\?/g, '?==?');
  const bytes = words.replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_word, how: string, text: string) =>
    how.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('latin1')
      : text
          .replaceAll('_', ' ')
          .replaceAll(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

it("carries no header of the visitor's making", async () => {
  const names = new Set((await received()).headers.map((header) => header.split(':')[0]));
  for (const sent of [
    { subject: 'Time\r\nBcc: alle@example.no' },
    { name: 'Kari\nBcc: alle@example.no' },
    { subject: `${'å'.repeat(190)}\u202e\u0000` },
    { message: '\r\n.\r\nMAIL FROM:<x@example.no>\r\n' },
  ]) {
    const { headers } = await received(sent);
    expect(new Set(headers.map((header) => header.split(':')[0]))).toEqual(names);
  }
});

it('answers to exactly the address that the form has taken, whatever that is', async () => {
  const server = await startMailServer();
  const mailer = createMailer(`smtp://127.0.0.1:${server.port}`);
  const label = fc.stringMatching(/^[a-z]([a-z-]{0,8}[a-z])?$/);
  const address = fc
    .tuple(fc.stringMatching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,30}$/), label, label)
    .map(([local, host, top]) => `${local}@${host}.${top}`);
  await fc.assert(
    fc.asyncProperty(address, async (email) => {
      fc.pre(!('email' in contactErrors({ ...notice, email })));
      await mailer.send(noticeMail({ ...notice, email }, sender));
      const unfolded = (server.mails.at(-1) ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
      // Unusual addresses stand in angle brackets, with what is before the @ in quotes: the same address.
      const replyTo = /\r\nReply-To: (.*)\r\n/.exec(unfolded)?.[1] ?? '';
      expect(replyTo.replaceAll(/^<|>$|"/g, '')).toBe(email);
    }),
    { numRuns: 40 },
  );
  mailer.close();
  await server.close();
});
