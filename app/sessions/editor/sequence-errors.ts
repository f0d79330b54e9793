import { lengthInWords } from '../script/words.ts';
import { mostSteps } from './blocks.ts';
import { longestHoldSeconds, maxPoses, type SequenceErrors, shortestHoldSeconds } from './sequence.ts';

/** What was wrong with the link of a session of one's own, kindly; empty when nothing was. */
export function errorsInWords({ unknown, adjusted, recounted, surplus }: SequenceErrors): string[] {
  const bounds = `mellom ${lengthInWords(shortestHoldSeconds)} og ${lengthInWords(longestHoldSeconds)}`;
  return [
    unknown === 1 && 'Én stilling i lenken kjenner vi ikke, så den er utelatt.',
    unknown > 1 && `${unknown} stillinger i lenken kjenner vi ikke, så de er utelatt.`,
    adjusted > 0 && `En stilling holdes ${bounds}. Lengre og kortere tider er justert.`,
    recounted > 0 && `En økt har opptil ${mostSteps} trinn når alt gjentas. Noen gjentakelser er færre.`,
    surplus > 0 && `En økt har plass til ${maxPoses} stillinger. Resten er utelatt.`,
  ].filter((line) => line !== false);
}
