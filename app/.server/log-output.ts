/** Where lines of the log go. */
export interface LogOutput {
  /** What its reader has not taken yet. */
  waitingBytes(): number;
  /** One line or several, each with its end. May throw: they are lost then. */
  write(lines: string): void;
}

/** Beyond it the reader of the log has stopped reading. */
const maxWaitingBytes = 1024 * 1024;
/** Lines about requests are collected for so long, or until they are so many characters: one write costs more than a page. */
const collectingMs = 10;
const maxCollectedLength = 8 * 1024;

/**
 * Writes events as JSON lines and never fails: what cannot be written is dropped, and counted in a line `log.lost` as
 * soon as something can be. A log must neither end the site nor fill its memory. Order is kept; any event but a
 * request is written at once. `flush` is to be called when the process ends.
 */
export function createLog(output: LogOutput, now = () => new Date()) {
  let collected = '';
  let collectedLines = 0;
  let timer: NodeJS.Timeout | undefined;
  let lost = 0;
  let [stampedMs, stamp] = [Number.NaN, ''];

  /** Many lines share a millisecond: it is put into words once. */
  function time(): string {
    const at = now();
    if (at.getTime() !== stampedMs) [stampedMs, stamp] = [at.getTime(), at.toISOString()];
    return stamp;
  }

  function write(lines: string): boolean {
    if (output.waitingBytes() > maxWaitingBytes) return false;
    try {
      output.write(lines);
      return true;
    } catch {
      return false;
    }
  }

  function line(event: string, details: Readonly<Record<string, unknown>>): string {
    return `${JSON.stringify({ time: time(), event, ...details })}\n`;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (collectedLines === 0) return;
    if (lost > 0 && write(line('log.lost', { lines: lost }))) lost = 0;
    if (!write(collected)) lost += collectedLines;
    collected = '';
    collectedLines = 0;
  }

  function log(event: string, details: Readonly<Record<string, unknown>> = {}): void {
    try {
      collected += line(event, details);
      collectedLines += 1;
    } catch {
      lost += 1;
    }
    if (event !== 'request' || collected.length > maxCollectedLength) flush();
    else timer ??= setTimeout(flush, collectingMs);
  }

  return { log, flush };
}
