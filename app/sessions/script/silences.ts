import { speechSeconds } from './pacing.ts';
import type { Session } from './session.ts';
import { inLetters } from './words.ts';

/** A stretch in which nobody speaks and nothing rings. */
export interface Silence {
  readonly fromSeconds: number;
  readonly seconds: number;
}

/** The shortest that is told of: between two lines it is always quiet for a while. */
const toldFromSeconds = 30;
/** A bell is heard so long, more or less. */
const ringingSeconds = 5;

/** The long silences of a session: who hears nothing is told of them, as of a line. */
export function silencesOf({ steps, cues, isQuiet, seconds: end }: Session): Silence[] {
  const heard = cues.filter(({ atSeconds, bell, isSilent }) => !isSilent || bell || atSeconds === end);
  return heard.flatMap(({ atSeconds, text, isSilent }, index) => {
    const fromSeconds = atSeconds + (isSilent ? ringingSeconds : speechSeconds(text));
    const seconds = (heard[index + 1]?.atSeconds ?? 0) - fromSeconds;
    // Tones lead the breath, but by night.
    const isGuided = !isQuiet && steps.findLast(({ startSeconds }) => startSeconds <= fromSeconds)?.breath[0];
    return seconds < toldFromSeconds || isGuided ? [] : [{ fromSeconds, seconds }];
  });
}

/** `Stillhet i to minutter`: to the nearest minute, and half a minute where it is no longer. */
export function silenceInWords({ seconds }: Silence): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 45) return 'Stillhet i et halvt minutt';
  return `Stillhet i ${minutes < 2 ? 'ett minutt' : `${inLetters(minutes)} minutter`}`;
}
