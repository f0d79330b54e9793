/** A query is cut here, in UTF-16 units: long enough for any question, short enough to be answered at once. */
export const queryLimit = 200;

/** What a visitor asked for, fit to be shown again: well-formed, on one line, trimmed, at most `queryLimit` long. */
export function cleanQuery(raw: string): string {
  return raw
    .slice(0, queryLimit)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, queryLimit)
    .toWellFormed();
}
