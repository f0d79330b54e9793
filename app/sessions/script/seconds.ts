/** How long lines, rows or steps last together, in seconds. */
export function secondsOf(parts: readonly { readonly seconds: number }[]): number {
  return parts.reduce((sum, { seconds }) => sum + seconds, 0);
}
