/** Where lines of the log go. */
export interface LogOutput {
  /** What its reader has not taken yet. */
  waitingBytes(): number;
  /** May throw: the line is lost then. */
  write(line: string): void;
}

/** Beyond it the reader of the log has stopped reading. */
const mostWaitingBytes = 1024 * 1024;

/**
 * Writes events as JSON lines and never fails: what cannot be written is dropped, and counted in a line `log.lost` as
 * soon as something can be. A log must neither end the site nor fill its memory.
 */
export function createLog(output: LogOutput, now = () => new Date()) {
  let lost = 0;

  function write(event: string, details: Readonly<Record<string, unknown>>): boolean {
    if (output.waitingBytes() > mostWaitingBytes) return false;
    try {
      output.write(`${JSON.stringify({ time: now().toISOString(), event, ...details })}\n`);
      return true;
    } catch {
      return false;
    }
  }

  return (event: string, details: Readonly<Record<string, unknown>> = {}): void => {
    if (lost > 0 && write('log.lost', { lines: lost })) lost = 0;
    if (!write(event, details)) lost += 1;
  };
}
