import { linesToRead } from '#app/sessions/.server/lines/index.ts';
import { type LineToRead, listRecordings, type Outcome, recordingsFolder } from '#app/sessions/.server/voice/index.ts';

const someNotTaken = 3;
const maxLinesShown = 20;

/** Counts what becomes of recordings, says of each one that is not taken why, and in the end what is missing. */
export function createReport(dataDir: string) {
  let taken = 0;
  let notTaken = 0;

  function refuse(name: string, why: string): void {
    notTaken += 1;
    console.log(`${name}: ${why}`);
  }

  return {
    refuse,
    add(name: string, line: LineToRead, outcome: Outcome): void {
      if (outcome.kind === 'taken') taken += 1;
      else refuse(name, inWords(line, outcome));
    },
    /** The exit status. */
    async end(): Promise<number> {
      const recorded = await listRecordings(recordingsFolder(dataDir));
      const lines = linesToRead();
      const missing = lines.filter(({ id }) => !recorded.has(id));
      const old = [...recorded.keys()].filter((id) => lines.every((line) => line.id !== id)).length;
      for (const { id, text } of missing.slice(0, maxLinesShown)) console.log(`missing: ${id} ${text}`);
      if (missing.length > maxLinesShown) console.log(`missing: … and ${missing.length - maxLinesShown} more`);
      console.log(`Taken: ${taken}. Not taken: ${notTaken}. Missing: ${missing.length} of ${lines.length} lines.`);
      if (old > 0) console.log(`${old} recordings are of lines that no session says any more.`);
      if (notTaken === 0) return 0;
      return taken > 0 ? someNotTaken : 1;
    },
  };
}

function inWords({ maxSeconds, text }: LineToRead, outcome: Exclude<Outcome, { kind: 'taken' }>): string {
  switch (outcome.kind) {
    case 'too long':
      return `too long: ${outcome.seconds.toFixed(1)} s, at most ${maxSeconds.toFixed(1)} s: ${text}`;
    case 'clipped':
      return `clipped: record it again, farther away or turned down: ${text}`;
    case 'silent':
      return `nothing is heard in it: ${text}`;
  }
}
