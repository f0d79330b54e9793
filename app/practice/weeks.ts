import type { DoneSession } from './memory.ts';

/** The minutes of one week, from Monday. */
export interface Week {
  /** Midnight at the beginning of its Monday, as the device has it. */
  readonly mondayMs: number;
  readonly minutes: number;
  readonly sessions: number;
}

/** The weeks in which something was done, the newest first. A week without is not listed: it is nothing to be reproached for. */
export function minutesByWeek(done: readonly DoneSession[], most: number): readonly Week[] {
  const weeks = Map.groupBy(done, ({ atMs }) => mondayOf(atMs));
  return [...weeks]
    .map(([mondayMs, sessions]) => ({
      mondayMs,
      minutes: sessions.reduce((sum, { minutes }) => sum + minutes, 0),
      sessions: sessions.length,
    }))
    .toSorted((a, b) => b.mondayMs - a.mondayMs)
    .slice(0, most);
}

/** On how many days before that of a moment something was done. */
export function daysBefore(done: readonly Pick<DoneSession, 'atMs'>[], nowMs: number): number {
  const today = new Date(nowMs).toDateString();
  const days = new Set(done.map(({ atMs }) => new Date(atMs).toDateString()));
  return days.size - (days.has(today) ? 1 : 0);
}

function mondayOf(atMs: number): number {
  const at = new Date(atMs);
  const daysSinceMonday = (at.getDay() + 6) % 7;
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysSinceMonday).getTime();
}
