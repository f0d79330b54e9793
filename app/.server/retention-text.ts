/** Puts the owner's setting in where a text says `{dager}`: how long messages are kept. */
export function withRetentionDays(text: string, days: number): string {
  return text.replaceAll('{dager}', days === 1 ? 'ett døgn' : `${days} dager`);
}
