import type { StoredSubmission } from '#app/.server/studio-store/submission-archive.ts';
import { plainLine } from '#app/lib/plain-line.ts';

/** One JSON object without line breaks. */
export function asJsonLine({ id, created_at, name, email, subject, message }: StoredSubmission): string {
  return JSON.stringify({ id, created_at, name, email, subject, message });
}

/** Who, when and about what, cut to one line. */
export function asLine({ id, created_at, name, email, subject }: StoredSubmission): string {
  return `${id}\t${created_at.slice(0, 16).replace('T', ' ')}\t${plainLine(name)} <${plainLine(email)}>\t${plainLine(subject)}`;
}

export function asText(submission: StoredSubmission): string[] {
  const { id, created_at, name, email, subject, message } = submission;
  const head = [
    `Message ${id}, ${created_at}`,
    `From: ${plainLine(name)} <${plainLine(email)}>`,
    `Subject: ${plainLine(subject)}`,
  ];
  return [...head, '', ...message.split('\n').map(plainLine)];
}

/** Lines by RFC 4180, with a byte order mark, by which Excel knows UTF-8. */
export function asCsv(submissions: readonly StoredSubmission[]): string[] {
  const rows = submissions.map((row) => [
    String(row.id),
    row.created_at,
    row.name,
    row.email,
    row.subject,
    row.message,
  ]);
  const lines = [['id', 'created_at', 'name', 'email', 'subject', 'message'], ...rows].map((row) =>
    row.map(cell).join(','),
  );
  return lines.map((line, index) => `${index === 0 ? '\ufeff' : ''}${line}\r`);
}

/**
 * What a spreadsheet would take for a formula is led by an apostrophe: https://owasp.org/www-community/attacks/CSV_Injection
 * A Norwegian Excel parts cells by semicolons, and our quotes then hold neither a semicolon nor a line together: after
 * each, a cell may begin.
 */
function cell(text: string): string {
  const led = /^[\t\r\n]/.test(text) ? `'${text}` : text;
  const harmless = led.replaceAll(/(^|[;\t\r\n])([\s\ufeff"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
