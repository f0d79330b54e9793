import { lengthInWords } from '#app/sessions/script/words.ts';
import { longestHoldSeconds, mostPoses, type SequenceFaults, shortestHoldSeconds } from './sequence.ts';

/** What was wrong with the link of a session of one's own, kindly; empty when nothing was. */
export function faultsInWords({ unknown, adjusted, surplus }: SequenceFaults): string[] {
  const bounds = `mellom ${lengthInWords(shortestHoldSeconds)} og ${lengthInWords(longestHoldSeconds)}`;
  return [
    unknown === 1 && 'Én stilling i lenken kjenner vi ikke, så den er utelatt.',
    unknown > 1 && `${unknown} stillinger i lenken kjenner vi ikke, så de er utelatt.`,
    adjusted > 0 && `En stilling holdes ${bounds}. Lengre og kortere tider er justert.`,
    surplus > 0 && `En økt har plass til ${mostPoses} stillinger. Resten er utelatt.`,
  ].filter((line) => line !== false);
}
