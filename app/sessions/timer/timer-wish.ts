import type { Bell } from '../script/session.ts';

/** How somebody wants the plain timer. */
export interface TimerWish {
  readonly minutes: number;
  /** A bell at the start. */
  readonly opens: boolean;
  /** Three strokes at the end. */
  readonly closes: boolean;
  /** A bell between, every so many minutes; 0 for none. */
  readonly everyMinutes: number;
}

export const longestTimerMinutes = 180;
export const everyMinutesChoices = [0, 1, 2, 5, 10, 15, 30] as const;
const usualTimer: TimerWish = { minutes: 10, opens: true, closes: true, everyMinutes: 0 };

/** What of an address is such a wish, as a route declares it: bounded, since every one is a page of its own. */
export const timerQuery = {
  minutter: Array.from({ length: longestTimerMinutes }, (_, index) => String(index + 1)),
  hver: everyMinutesChoices.map(String),
  start: ['gong', 'stille'],
  slutt: ['gong', 'stille'],
} as const;

/** The wish of an address; what cannot be read is as usual. */
export function readTimerWish(search: URLSearchParams): TimerWish {
  const known = (name: keyof typeof timerQuery) => timerQuery[name].find((value) => value === search.get(name));
  const { minutes, everyMinutes } = usualTimer;
  return {
    minutes: Number(known('minutter') ?? minutes),
    opens: known('start') !== 'stille',
    closes: known('slutt') !== 'stille',
    everyMinutes: Number(known('hver') ?? everyMinutes),
  };
}

/** When it rings, and how. Between start and end, never in their place. */
export function timerBells({ minutes, opens, closes, everyMinutes }: TimerWish): { atSeconds: number; bell: Bell }[] {
  const between = everyMinutes === 0 ? 0 : Math.ceil(minutes / everyMinutes) - 1;
  return [
    ...(opens ? [{ atSeconds: 0, bell: 'step' } as const] : []),
    ...Array.from({ length: between }, (_, index) => ({
      atSeconds: (index + 1) * everyMinutes * 60,
      bell: 'side' as const,
    })),
    ...(closes ? [{ atSeconds: minutes * 60, bell: 'end' } as const] : []),
  ];
}
