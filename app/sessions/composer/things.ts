import { type Thing, things } from '#app/conditions/index.ts';
import { adaptedFor, isAtChairAlone, isPropped } from './advice.ts';
import type { PlannedItem } from './compose.ts';
import { isRisingHard } from './floor.ts';
import type { PropId, RepertoireItem } from './knowledge.ts';
import { firstUnderHead } from './under-head.ts';
import { isOnChair, isToSleepOnMat, type Wish } from './wish.ts';
import { thingsInWords } from './wish-words.ts';

/** «Legg to puter bak deg.» */
const proppingCushions = 2;
/** What is missing to who leaves out what not everybody has. */
const withoutProp: Readonly<Partial<Record<PropId, Thing>>> = { blokk: 'kloss', belte: 'belte', vegg: 'vegg' };

/** What a session speaks of beside the mat, the chair or the bed that it happens on, in the order of the closed list. */
export function thingsUsed(plan: readonly Pick<PlannedItem, 'item'>[], wish: Wish): Thing[] {
  const used = new Set(allAsked(plan, wish).flatMap((asked) => asked.things));
  // They go down to the floor, and rise from it, by a chair.
  if (wish.place === 'matte' && isRisingHard(wish)) used.add('stol');
  const items = plan.map(({ item }) => item);
  if (firstUnderHead(items, wish) >= 0) used.add('teppe');
  // They kneel, and rise, on a folded blanket.
  if (wish.place === 'matte' && wish.conditions.includes('kne')) used.add('teppe');
  // They roll over with a cushion between the knees.
  if (rollsOnHip(plan, wish)) used.add('pute');
  if (wish.place === 'stol' || wish.place === 'kontor') used.delete('stol');
  if (cushionsUsed(plan, wish) === 0) used.delete('pute');
  return things.filter((thing) => used.has(thing) && !isMissing(thing, wish));
}

/** How many cushions are needed at once, beside the one under the head in bed; those that one lies propped up on are two. */
export function cushionsUsed(plan: readonly Pick<PlannedItem, 'item'>[], wish: Wish): number {
  const all = allAsked(plan, wish);
  const isAnyPropped = all.some(({ isPropped: isOnePropped }) => isOnePropped);
  const each = all.map(({ cushions }, index) => {
    const isLyingPropped = isAnyPropped && plan[index]?.item.station === 'back';
    const propping = isLyingPropped && wish.place !== 'seng' ? proppingCushions : 0;
    return propping + cushions;
  });
  const between = isAnyPropped ? proppingCushions + 1 : 1;
  return Math.max(rollsOnHip(plan, wish) ? between : 0, ...each);
}

/** What to fetch before it begins, in words: with the chair that one sits on, and in bed the cushions that one lies on. */
export function fetchedInWords(plan: readonly Pick<PlannedItem, 'item'>[], wish: Wish): string {
  const isInBed = wish.place === 'seng';
  const used = thingsUsed(plan, wish);
  const fetched = things.filter(
    (thing) => used.includes(thing) || (thing === 'stol' && isOnChair(wish)) || (thing === 'pute' && isInBed),
  );
  const underHead = allAsked(plan, wish).some((asked) => asked.isPropped) ? proppingCushions : 1;
  const cover = isToSleepOnMat(wish) ? ['noe varmt å ha over deg'] : [];
  return thingsInWords(fetched, cushionsUsed(plan, wish) + (isInBed ? underHead : 0), cover);
}

function rollsOnHip(plan: readonly Pick<PlannedItem, 'item'>[], { place, conditions }: Wish): boolean {
  return place === 'matte' && conditions.includes('hofte') && plan.some(({ item }) => item.station === 'back');
}

interface Asked {
  readonly things: readonly Thing[];
  readonly cushions: number;
  readonly isPropped: boolean;
}

/** What each thing asks for with the advice for the conditions of a wish: memoized, since a choice asks for it again and again. */
function allAsked(plan: readonly Pick<PlannedItem, 'item'>[], wish: Wish): Asked[] {
  const ofConditions = known.get(wish.conditions) ?? new WeakMap<RepertoireItem, Asked>();
  known.set(wish.conditions, ofConditions);
  return plan.map(({ item }) => {
    const asked = ofConditions.get(item) ?? reckonedFor(item, wish);
    ofConditions.set(item, asked);
    return asked;
  });
}

const known = new WeakMap<Wish['conditions'], WeakMap<RepertoireItem, Asked>>();

function reckonedFor(item: RepertoireItem, wish: Wish): Asked {
  const own = item.practice.uses.includes('pute') ? item.practice.cushions : 0;
  const ids = adaptedFor(item, wish).filter((id) => !item.practice.proppedFor.includes(id));
  const advised = ids.flatMap((id) => item.conditions[id] ?? []);
  const isAtChair = isAtChairAlone(item, wish);
  const said = advised.filter(({ uses = [] }) => uses.includes('pute')).map(({ cushions = 1 }) => cushions);
  return {
    things: [...item.practice.uses, ...advisedThings(item, wish).flat()].filter(
      (thing) => thing !== 'vegg' || !isAtChair,
    ),
    cushions: Math.max(own, ...said),
    isPropped: isPropped(item, wish),
  };
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
