import { stringify } from 'csv-stringify/sync';
import { withoutFormulas } from '#app/.server/index.ts';
import { linesToRead } from '#app/sessions/.server/lines/index.ts';
import { type LineToRead, listRecordings, recordingsFolder } from '#app/sessions/.server/voice/index.ts';

interface Wanted {
  readonly isTable: boolean;
  readonly isMissingOnly: boolean;
}

/** Prints what is to be read: for paper, or as a table. */
export async function printLines(dataDir: string, { isTable, isMissingOnly }: Wanted): Promise<number> {
  const recorded = await listRecordings(recordingsFolder(dataDir));
  const lines = linesToRead().filter(({ id }) => !isMissingOnly || !recorded.has(id));
  // Whoever reads the first lines only, as `head` does, closes the pipe.
  process.stdout.on('error', () => undefined);
  process.stdout.write(isTable ? table(lines) : sheet(lines));
  return 0;
}

function table(lines: readonly LineToRead[]): string {
  return stringify(
    lines.map(({ id, session, step, maxSeconds, text }) => [id, session, step, maxSeconds, withoutFormulas(text)]),
    { header: true, columns: ['id', 'session', 'step', 'max_seconds', 'text'] },
  );
}

function sheet(lines: readonly LineToRead[]): string {
  const parts: string[] = [];
  let [session, step] = ['', ''];
  for (const line of lines) {
    if (line.session !== session) parts.push(`\n\n# ${line.session}`);
    if (line.session !== session || line.step !== step) parts.push(`\n${line.step}\n`);
    [session, step] = [line.session, line.step];
    parts.push(`  ${line.id}  ${line.maxSeconds.toFixed(1).padStart(5)} s  ${line.text}`);
  }
  return `${parts.join('\n').trimStart()}\n`;
}
