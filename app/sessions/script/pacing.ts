/** A calm teacher's pace, in letters a second; Norwegian speech synthesis at its usual speed is a little faster. */
const lettersASecond = 12.5;
/** The slowest that is still speech: in the night, and a device's voice that takes its time. */
const slowLettersASecond = 10;
/** The shortest breath between two sentences, and the longest. */
const shortestGapSeconds = 0.6;
const longestGapSeconds = 4;

/** How long it takes to say a text. */
export function speechSeconds(text: string): number {
  return text.length / lettersASecond + 0.5;
}

/** How long a slow voice takes to say a text. */
export function slowSpeechSeconds(text: string): number {
  return text.length / slowLettersASecond + 0.5;
}

/** Time for a line that has none of its own: for the words, and then to do them. */
export function comfortableSeconds(text: string, moves: boolean): number {
  return Math.ceil(Math.max(speechSeconds(text) + (moves ? 5 : 2.5), slowSpeechSeconds(text)));
}

/** Sentences one after the other within a time, with an even pause between them. */
export function pacedLines(
  sentences: readonly string[],
  startSeconds: number,
  withinSeconds: number,
): { atSeconds: number; text: string }[] {
  const spoken = sentences.reduce((sum, sentence) => sum + speechSeconds(sentence), 0);
  const spare = (withinSeconds - spoken) / sentences.length;
  const gapSeconds = Math.min(Math.max(spare, shortestGapSeconds), longestGapSeconds);
  let atSeconds = startSeconds;
  return sentences.map((text) => {
    const line = { atSeconds: Math.round(atSeconds * 10) / 10, text };
    atSeconds += speechSeconds(text) + gapSeconds;
    return line;
  });
}
