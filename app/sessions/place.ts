import type { DrawnId, FigureId } from '#app/drawings/ids.ts';

/** Where a session happens, and how the light goes there from its beginning to its end. */
export interface SessionPlace {
  readonly scene: string;
  /** From first to last; at least one. */
  readonly lights: readonly Light[];
  /** Who is there when a step has no pose of its own; null where the sun itself breathes. */
  readonly figure: FigureId | null;
  /** Who is seen there before it begins; null where that is its first step. */
  readonly waiting: DrawnId | null;
}

export interface Light {
  /** Of the day, as landscapes know it. */
  readonly hour: string;
  /** The colour that words have on it in the light theme; in the dark one it is always snow. */
  readonly tone: 'ink' | 'snow';
}

/** Of a session that has none of its own: a visitor's own list, and what was composed for somebody. */
export const openPlace = {
  scene: 'eng',
  lights: [
    { hour: 'morning', tone: 'ink' },
    { hour: 'day', tone: 'ink' },
    { hour: 'afternoon', tone: 'ink' },
  ],
  figure: 'sukhasana',
  waiting: null,
} as const satisfies SessionPlace;

/** In so many steps light goes over from one hour to the next: some seconds apart, and none is seen. */
const steps = 40;

/**
 * How much of each hour is seen at a share 0–1 of the session, over the hours before it, and the tone of words.
 * Between two hours of one tone light wanders; where the tone turns it turns at once, or words would be hard to read.
 */
export function lightAt(lights: readonly Light[], progress: number) {
  const at = Math.min(Math.max(progress, 0), 1) * (lights.length - 1);
  const shares = lights.map((light, index) => {
    const before = lights[index - 1];
    if (!before) return 1;
    const share = Math.min(Math.max(at - index + 1, 0), 1);
    return before.tone === light.tone ? Math.round(share * steps) / steps : Math.round(share);
  });
  const latest = shares.findLastIndex((share) => share >= 0.5);
  return { shares, light: lights[latest] ?? lights[0] };
}
