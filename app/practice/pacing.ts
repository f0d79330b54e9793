import type { Cue } from './session.ts';

/** A calm teacher's pace, in letters a second; Norwegian speech synthesis at its usual speed is a little faster. */
const lettersASecond = 12.5;
/** The shortest breath between two sentences, and the longest. */
const shortestGapSeconds = 0.6;
const longestGapSeconds = 4;

/** How long it takes to say a text. */
export function speechSeconds(text: string): number {
  return text.length / lettersASecond + 0.5;
}

/** The sentences of a text, one cue each, with an even pause between them; all said within the time given. */
export function pacedCues(sentences: readonly string[], startSeconds: number, withinSeconds: number): Cue[] {
  const spoken = sentences.map(speechSeconds);
  const spare = withinSeconds - spoken.reduce((sum, seconds) => sum + seconds, 0);
  const gapSeconds = Math.min(Math.max(spare / sentences.length, shortestGapSeconds), longestGapSeconds);
  let atSeconds = startSeconds;
  return sentences.map((text, index) => {
    const cue: Cue = { atSeconds: Math.round(atSeconds * 10) / 10, text, bell: null };
    atSeconds += (spoken[index] ?? 0) + gapSeconds;
    return cue;
  });
}

/** A text in its sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=[A-ZÆØÅ«])/u);
}
