import type { BreathPhase } from '../script/session.ts';

/** A breath of one's own: whole seconds of each phase, 0 for one that does not happen, and for how long. */
export interface BreathPattern {
  readonly in: number;
  readonly hold: number;
  readonly out: number;
  readonly rest: number;
  readonly minutes: number;
}

interface Field {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

/** What can be chosen. The breath stands still for four seconds at most: what is longer belongs to who knows it well. */
export const patternFields: Readonly<Record<keyof BreathPattern, Field>> = {
  in: { name: 'inn', label: 'Inn', least: 2, most: 8 },
  hold: { name: 'hold', label: 'Hold', least: 0, most: 4 },
  out: { name: 'ut', label: 'Ut', least: 2, most: 12 },
  rest: { name: 'hvil', label: 'Hvil', least: 0, most: 4 },
  minutes: { name: 'minutter', label: 'Minutter', least: 1, most: 20 },
};

const usualPattern: BreathPattern = { in: 4, hold: 0, out: 6, rest: 0, minutes: 5 };

/** What of an address is such a pattern, as a route declares it: every allowed value, and no other. */
export const patternQuery = Object.fromEntries(
  Object.values(patternFields).map(({ name, least, most }) => [
    name,
    Array.from({ length: most - least + 1 }, (_, index) => String(least + index)),
  ]),
);

/** The pattern of an address; what is missing or out of bounds is as usual. */
export function readPattern(search: URLSearchParams): BreathPattern {
  const value = (key: keyof BreathPattern) => {
    const asked = search.get(patternFields[key].name) ?? '';
    return patternQuery[patternFields[key].name]?.includes(asked) ? Number(asked) : usualPattern[key];
  };
  return { in: value('in'), hold: value('hold'), out: value('out'), rest: value('rest'), minutes: value('minutes') };
}

/** The pattern as an address says it. */
export function patternParameters(pattern: BreathPattern): URLSearchParams {
  const keys = ['in', 'hold', 'out', 'rest', 'minutes'] as const;
  return new URLSearchParams(keys.map((key) => [patternFields[key].name, String(pattern[key])]));
}

/** Whether the breath stands still in it. */
export function isHeldPattern({ hold, rest }: BreathPattern): boolean {
  return hold > 0 || rest > 0;
}

/** A round of it, and how many whole ones fit into its minutes. */
export function roundsOf(pattern: BreathPattern): { breath: BreathPhase[]; rounds: number } {
  const breath = (['in', 'hold', 'out', 'rest'] as const)
    .map((kind) => ({ kind, seconds: pattern[kind] }))
    .filter(({ seconds }) => seconds > 0);
  const roundSeconds = breath.reduce((sum, { seconds }) => sum + seconds, 0);
  return { breath, rounds: Math.floor((pattern.minutes * 60) / roundSeconds) };
}
