/** One row of a file, under its own column names, before anything is understood. */
export type RawRecord = { line: number; fields: Record<string, unknown> };

/** A row that could not be read; the rows around it could. */
export type BrokenRecord = { line: number; error: string };

export type Reading = AsyncGenerator<RawRecord | BrokenRecord>;

/** More than any studio needs; what is longer is a missing quote or no table at all. */
export const maxRecordCharacters = 4 * 1024 * 1024;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
