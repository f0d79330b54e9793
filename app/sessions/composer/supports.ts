import type { ConditionId } from '#app/conditions/index.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';

/** With these neither the child's pose nor the knees to the chest is allowed: any other counter pose is enough there. */
const withoutFold: readonly ConditionId[] = ['beinskjorhet', 'hofte', 'rygg'];
/** With these the cat and the cow is not allowed: what is done on all fours then follows whatever else is warm. */
const withoutCat: readonly ConditionId[] = ['beinskjorhet'];
const gentle = 2;

/** A backbend on the belly or the back is evened out by a fold before a lying twist or the rest. */
export function asksForFold(item: RepertoireItem, { conditions }: Wish): boolean {
  return isLyingBackbend(item) && !withoutFold.some((id) => conditions.includes(id));
}

/** The back rounds and the hips fold: the child's pose, the knees to the chest. */
export function isFold({ practice: { roles, counters } }: RepertoireItem): boolean {
  return roles.includes('counter') && counters.includes('backbend');
}

/** A strong backbend on the belly or the knees comes after a milder one on the belly. */
export function asksForMilder({ station, practice }: RepertoireItem): boolean {
  const isLow = station === 'belly' || station === 'all-fours';
  return isLow && practice.shapes.includes('backbend') && practice.intensity > gentle;
}

export function isMildBackbend({ station, practice }: RepertoireItem): boolean {
  return station === 'belly' && practice.shapes.includes('backbend') && practice.intensity <= gentle;
}

/** What is done on all fours comes after the cat and the cow. */
export function asksForCat({ station, practice }: RepertoireItem, { conditions }: Wish): boolean {
  return station === 'all-fours' && practice.intensity >= gentle && !withoutCat.some((id) => conditions.includes(id));
}

export function isCat({ station, practice }: RepertoireItem): boolean {
  return station === 'all-fours' && practice.roles.includes('warm-up');
}

function isLyingBackbend({ station, practice: { shapes, intensity } }: RepertoireItem): boolean {
  return (station === 'belly' || station === 'back') && shapes.includes('backbend') && intensity >= gentle;
}
