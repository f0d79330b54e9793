import { type ConditionId, conditionIds } from '#app/conditions/index.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';

/** Movements that a session for a condition does without: a voice cannot see how far somebody goes in them. */
const keptOut: Readonly<Partial<Record<ConditionId, readonly string[]>>> = {
  beinskjorhet: ['deep-twist', 'loaded-rounding'],
  hjerte: ['prone', 'head-below-heart', 'inversion'],
  handledd: ['weight-on-wrists'],
  gravid: ['prone', 'belly-compressed', 'inversion'],
  svimmel: ['head-below-heart', 'head-back'],
  refluks: ['head-below-heart', 'belly-compressed', 'prone', 'inversion'],
};
/** With these nothing is hard work, whatever level is asked for. */
const gentleAlone: readonly ConditionId[] = ['beinskjorhet', 'hjerte', 'gravid', 'svimmel'];
const gentle = 2;
/** A heart has the arms up so long at most; a back sits so long without support. */
const armsUpSeconds = 30;
const unsupportedSeconds = 90;
/** A neck stays so long at most where it is turned or bent to its end; knees so long in a deep fold. */
const turnedSeconds: Readonly<Partial<Record<ConditionId, number>>> = { nakke: 15, svimmel: 10 };
const foldedKneesSeconds = 30;

/** Whether something has a movement that a session for a condition does without. */
export function isKeptOut({ movements }: RepertoireItem, condition: ConditionId): boolean {
  return keptOut[condition]?.some((movement) => movements.includes(movement)) ?? false;
}

/** Whether a neck is turned or bent to its end in something, and stays there. */
function turnsNeck({ practice: { loads, intensity } }: RepertoireItem): boolean {
  return intensity === 1 && loads.includes('neck');
}

/** How strong something may be for the conditions of a wish. */
export function maxIntensityFor({ conditions }: Wish): number {
  return conditions.some((id) => gentleAlone.includes(id)) ? gentle : 5;
}

/** Something held no longer than the conditions of a wish let it be. */
export function withShortHolds(item: RepertoireItem, { conditions }: Wish): RepertoireItem {
  const { practice, movements, station, isRest } = item;
  const [shortest, longest] = practice.holdSeconds;
  const most = conditionIds
    .filter((id) => conditions.includes(id))
    .map((id) => {
      if (id === 'kne' && practice.bendsKnees) return shortest;
      if (id === 'kne' && movements.includes('kneeling') && movements.includes('deep-knee-bend'))
        return foldedKneesSeconds;
      if (practice.mostSeconds[id] !== undefined) return practice.mostSeconds[id];
      if (turnsNeck(item)) return turnedSeconds[id] ?? longest;
      if (id === 'hjerte' && movements.includes('shoulder-load')) return armsUpSeconds;
      return id === 'rygg' && station === 'sitting' && !isRest ? unsupportedSeconds : longest;
    });
  const least = Math.max(shortest, Math.min(longest, ...most));
  // Sore knees come out of a deep fold before others have stayed as long as it asks for.
  const isFolded = conditions.includes('kne') && movements.includes('kneeling') && movements.includes('deep-knee-bend');
  const held = isFolded ? Math.min(least, foldedKneesSeconds) : least;
  const holdSeconds = [Math.min(shortest, held), held] as const;
  return held === longest ? item : { ...item, practice: { ...practice, holdSeconds } };
}
