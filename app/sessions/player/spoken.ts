import { sentencesOf, talkSeconds } from '#app/sessions/script/pacing.ts';

/** What is said in one step on the mat: a list of sentences for each part of it. */
export interface SpokenLines {
  /** On entering: the way in and the position, with the variants for whom it does not suit. */
  readonly in: readonly string[];
  /** While it is held, spread over the quiet time; on each side. */
  readonly hold: readonly string[];
  /** At half time: out of the one side and into the other, or a turn of the head. */
  readonly change: readonly string[];
  /** Just before the end: the way out. */
  readonly out: readonly string[];
}

/** The lines as they are written, where parts may be left out. */
export type WrittenLines = { readonly [Part in keyof SpokenLines]?: readonly string[] | undefined };

/** Time to do what was said last. */
export const doingSeconds = 4;
/** Time to say what comes next. */
const announcingSeconds = 4;

/** Lines with every part; on entering the sentences of `text` are said where nothing else is written. */
export function spokenLines(text: string, { in: entering = sentencesOf(text), hold, change, out }: WrittenLines = {}) {
  return { in: [...entering], hold: [...(hold ?? [])], change: [...(change ?? [])], out: [...(out ?? [])] };
}

/**
 * How many seconds a step takes at the least, so that every one of its lines is heard at its time: the longer half,
 * twice, where it is cut at half time.
 */
export function shortestSeconds(name: string, { in: entering, hold, change, out }: SpokenLines): number {
  const opening = talkSeconds([`${name}.`, ...entering]);
  const leaving = talkSeconds(out) + announcingSeconds + doingSeconds;
  if (change.length === 0) return opening + talkSeconds(hold) + leaving;
  return 2 * Math.max(opening + talkSeconds(hold) + doingSeconds, talkSeconds([...change, ...hold]) + leaving);
}
