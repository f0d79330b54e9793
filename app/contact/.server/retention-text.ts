import type { Env } from '#app/.server/env.ts';

/** Null where nothing deletes by age. */
export type KeepingTimes = Pick<Env, 'contactRetentionDays' | 'contactBackupDays'>;

/**
 * Puts the owner's settings in where a text says `{lagringstid}`, for how long messages are kept, and
 * `{sikkerhetskopier}`, a sentence on backups. Where nothing deletes by age, no number of days is promised.
 */
export function withKeepingTimes(text: string, { contactRetentionDays, contactBackupDays }: KeepingTimes): string {
  return text
    .replaceAll(
      '{lagringstid}',
      contactRetentionDays === null ? 'så lenge det trengs for å svare deg' : `i høyst ${inDays(contactRetentionDays)}`,
    )
    .replaceAll(
      '{sikkerhetskopier}',
      contactBackupDays === 0
        ? ''
        : `Sikkerhetskopier av databasen har vi i høyst ${inDays(contactBackupDays)}. Så lenge kan en slettet henvendelse ligge i en kopi.`,
    );
}

function inDays(days: number): string {
  return days === 1 ? 'ett døgn' : `${days} dager`;
}
