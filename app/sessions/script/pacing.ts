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

/** How long it takes to say sentences one after the other, with a short breath after each. */
export function talkSeconds(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + speechSeconds(sentence) + shortestGapSeconds, 0);
}

/** As many of the sentences, from the first one on, as can be said within a time. */
export function fitting(sentences: readonly string[], withinSeconds: number): readonly string[] {
  const tooLate = sentences.findIndex((_, index) => talkSeconds(sentences.slice(0, index + 1)) > withinSeconds);
  return tooLate < 0 ? sentences : sentences.slice(0, tooLate);
}

/** The sentences of a text, one cue each, with an even pause between them; all said within the time given. */
export function pacedCues(sentences: readonly string[], startSeconds: number, withinSeconds: number): Cue[] {
  const spoken = sentences.reduce((sum, sentence) => sum + speechSeconds(sentence), 0);
  const spare = (withinSeconds - spoken) / sentences.length;
  return cuesWithGap(sentences, startSeconds, Math.min(Math.max(spare, shortestGapSeconds), longestGapSeconds));
}

/** Sentences spread over a quiet time, with even silence before, between and after; those without room are left out. */
export function spreadCues(sentences: readonly string[], fromSeconds: number, untilSeconds: number): Cue[] {
  const said = fitting(sentences, untilSeconds - fromSeconds - shortestGapSeconds);
  const spoken = said.reduce((sum, sentence) => sum + speechSeconds(sentence), 0);
  const gapSeconds = (untilSeconds - fromSeconds - spoken) / (said.length + 1);
  return cuesWithGap(said, fromSeconds + gapSeconds, gapSeconds);
}

/** A text in its sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=[A-ZÆØÅ«])/u);
}

function cuesWithGap(sentences: readonly string[], startSeconds: number, gapSeconds: number): Cue[] {
  let atSeconds = startSeconds;
  return sentences.map((text) => {
    const cue: Cue = { atSeconds: Math.round(atSeconds * 10) / 10, text, bell: null };
    atSeconds += speechSeconds(text) + gapSeconds;
    return cue;
  });
}
