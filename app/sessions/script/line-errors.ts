import { asksToLook, unseenErrors } from './eyes-closed.ts';
import type { Row } from './layout.ts';
import { slowSpeechSeconds, speechSeconds } from './pacing.ts';
import { namesStation, stationNames } from './stations.ts';

/** How a session is followed: what a line may ask depends on it. */
export interface Setting {
  /** With closed eyes and a moving body: nothing is to be seen. A meditation may ask one to look around. */
  readonly isYoga: boolean;
  /** For the night: read slowly. */
  readonly isQuiet: boolean;
}

/** What the body needs after the words of a line, at the least: to breathe, and to get from one place to another. */
const breathSeconds = 0.7;
const moveSeconds = 4;
const maxSentences = 2;
const maxWords = 14;

/** Words that no line may have, each with the reason. */
const neverSaid: readonly (readonly [RegExp, string])[] = [
  [/\bbytt\w*\b/iu, 'says «bytt»: the second side has words of its own'],
  [/\bhalve tiden\b|\bmidtveis\b|\bneste er\b/iu, 'tells of the clock'],
  [/\p{N}|(?<=\p{L} )I(?!\p{L})|\bI[IV]+\b|[()/;–—]/u, 'has signs that are not read aloud as words'],
  [/\bminutt|\bsekund/iu, 'names a time, which is another in a shorter session'],
];
const leaving = /\bnår (du skal (ut|opp|ned)|tiden er ute)\b|\bfor å komme (ut|opp)\b/iu;

/** What is wrong with one line where it stands; each error with the line. */
export function lineErrors(row: Row, { isYoga, isQuiet }: Setting): string[] {
  const { text, seconds, kind, to } = row;
  const errors = neverSaid.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
  errors.push(...unseenErrors(text));
  if (isYoga && asksToLook(text)) errors.push('asks one to look');
  if (kind !== 'out' && kind !== 'closing' && leaving.test(text)) errors.push('is a way out before the way out');
  const spoken = isQuiet ? slowSpeechSeconds(text) : speechSeconds(text);
  const needed = Math.max(spoken + (to.length > 0 ? moveSeconds : breathSeconds), slowSpeechSeconds(text));
  if (needed > seconds + 0.05) errors.push(`needs ${needed.toFixed(1)} s and has ${seconds} s`);
  const sentences = text.split(/[.?:]\s*/u).filter(Boolean);
  if (sentences.length > maxSentences) errors.push(`has ${sentences.length} sentences`);
  const longest = Math.max(...sentences.map((sentence) => sentence.split(/\s+/u).length));
  if (longest > maxWords) errors.push(`has a sentence of ${longest} words`);
  for (const station of to)
    if (!namesStation(text, station)) errors.push(`leads ${stationNames[station]} without saying so`);
  return errors.map((error) => `«${text}» ${error}`);
}
