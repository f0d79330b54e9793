import { stringify } from 'csv-stringify/sync';
import type { StoredSubmission } from '#app/.server/database/submission-archive.ts';
import { withoutFormulas } from '#app/.server/spreadsheet.ts';
import { plainLine } from '#app/ui/plain-line.ts';

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

const columns = ['id', 'created_at', 'name', 'email', 'subject', 'message'] as const;

/** Lines by RFC 4180 but for their last line feed, with a byte order mark, by which Excel knows UTF-8. */
export function asCsv(submissions: readonly StoredSubmission[]): string[] {
  const rows = submissions.map((row) => columns.map((column) => withoutFormulas(String(row[column]))));
  return [columns, ...rows].map((row, index) =>
    stringify([[...row]], { quoted: true, quoted_empty: true, record_delimiter: '\r', bom: index === 0 }),
  );
}
