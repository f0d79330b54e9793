import { stringify } from 'csv-stringify/sync';
import { type StoredSubmission, storedSubmission } from '#app/.server/database/index.ts';
import { withoutFormulas } from '#app/.server/index.ts';
import { plainLine } from '#app/text/index.ts';
import { localTime } from './local-time.ts';

/** One JSON object without line breaks. */
export function asJsonLine({ id, created_at, name, email, subject, message, handled_at }: StoredSubmission): string {
  return JSON.stringify({ id, created_at, name, email, subject, message, ...(handled_at && { handled_at }) });
}

/** What `asJsonLine` wrote. Throws an Error that names the line. */
export function readJsonLines(text: string): StoredSubmission[] {
  return text.split('\n').flatMap((line, index) => {
    // `npm run` without --silent says what it runs.
    if (line.trim() === '' || line.startsWith('> ')) return [];
    const parsed = storedSubmission.safeParse(readJson(line));
    if (!parsed.success) throw new Error(`line ${index + 1}: is no message as list --json writes them`);
    return [parsed.data];
  });
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Who, when and about what, cut to one line, and whether the owner is done with it. */
export function asLine({ id, created_at, name, email, subject, handled_at }: StoredSubmission): string {
  const cells = [id, localTime(created_at), `${plainLine(name)} <${plainLine(email)}>`, plainLine(subject)];
  return [...cells, ...(handled_at === null ? [] : ['done'])].join('\t');
}

export function asText(submission: StoredSubmission): string[] {
  const { id, created_at, name, email, subject, message } = submission;
  const head = [
    `Message ${id}, ${localTime(created_at)}`,
    `From: ${plainLine(name)} <${plainLine(email)}>`,
    `Subject: ${plainLine(subject)}`,
    ...(submission.handled_at === null ? [] : [`Done: ${localTime(submission.handled_at)}`]),
  ];
  return [...head, '', ...message.split('\n').map(plainLine)];
}

const columns = ['id', 'created_at', 'name', 'email', 'subject', 'message', 'handled_at'] as const;

/** Lines by RFC 4180 but for their last line feed, with a byte order mark, by which Excel knows UTF-8. */
export function asCsv(submissions: readonly StoredSubmission[]): string[] {
  const rows = submissions.map((row) => columns.map((column) => withoutFormulas(String(row[column] ?? ''))));
  return [columns, ...rows].map((row, index) =>
    stringify([[...row]], { quoted: true, quoted_empty: true, record_delimiter: '\r', bom: index === 0 }),
  );
}
