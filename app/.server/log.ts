/** One JSON line on stdout: `time`, `event` and what belongs to it. Never a visitor's name, e-mail or message. */
export function log(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
}
