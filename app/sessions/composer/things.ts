import { type Thing, things } from '#app/conditions/index.ts';
import { adaptedFor } from './advice.ts';
import type { PlannedItem } from './compose.ts';
import { isRisingHard } from './floor.ts';
import type { PropId, RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';

/** What is missing to who leaves out what not everybody has. */
const withoutProp: Readonly<Partial<Record<PropId, Thing>>> = { blokk: 'kloss', belte: 'belte', vegg: 'vegg' };

/** What a session speaks of beside the mat, the chair or the bed that it happens on, in the order of the closed list. */
export function thingsUsed(plan: readonly Pick<PlannedItem, 'item'>[], wish: Wish): Thing[] {
  const used = new Set(plan.flatMap(({ item }) => [...item.practice.uses, ...advisedThings(item, wish).flat()]));
  // They go down to the floor, and rise from it, by a chair.
  if (wish.place === 'matte' && isRisingHard(wish)) used.add('stol');
  if (wish.place === 'stol' || wish.place === 'kontor') used.delete('stol');
  return things.filter((thing) => used.has(thing) && !isMissing(thing, wish));
}

/** Whether advice for the wish cannot be followed without what it leaves out: what speaks of several things lets one choose. */
export function lacksThings(item: RepertoireItem, wish: Wish): boolean {
  return advisedThings(item, wish).some((uses) => uses.length > 0 && uses.every((thing) => isMissing(thing, wish)));
}

/** The things that each piece of advice for a wish speaks of. */
function advisedThings(item: RepertoireItem, wish: Wish): (readonly Thing[])[] {
  return adaptedFor(item, wish).map((id) => item.conditions[id]?.uses ?? []);
}

function isMissing(thing: Thing, { props }: Wish): boolean {
  return props.some((prop) => withoutProp[prop] === thing);
}
