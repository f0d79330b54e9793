import { type ConditionId, conditionNames } from '#app/conditions/index.ts';
import { longestHoldSeconds, shortestHoldSeconds, written } from '../editor/sequence.ts';
import { scriptTimeline } from '../script/from-script.ts';
import type { Session } from '../script/session.ts';
import { adaptationsOf, exclusionsOf } from './advice.ts';
import { allowed } from './choose.ts';
import type { Composition, PlannedItem } from './compose.ts';
import { seatAtEnd, withEnding } from './ending.ts';
import { heights } from './heights.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';
import { composedTitle } from './wish-words.ts';

export const composedSessionId = 'lag';

const careForAll = 'Gå ut av det du holder på med så snart noe stikker, prikker eller gjør deg svimmel.';

/** What no single thing says, and what has to be known before the first. */
const careFor: Readonly<Partial<Record<ConditionId, string>>> = {
  hofte:
    'Er hofta operert, gjelder det kirurgen eller fysioterapeuten har sagt. Spør før du går ned på gulvet det første året.',
  oyetrykk: 'Ser du lysglimt, nye prikker eller en skygge, eller verker det i et øye, ringer du legevakten straks.',
  gravid:
    'Blør du, eller går vannet, ringer du fødeavdelingen straks. Går ikke smerter eller stram mage over når du hviler, ringer du jordmor.',
};
const pressureInPregnancy =
  'Hodepine, uklart syn eller vondt under ribbeina kan være svangerskapsforgiftning. Da ringer du fødeavdelingen straks.';

const list = new Intl.ListFormat('nb');

/** What a movement only begins with. */
const startingFigures: readonly string[] = ['chair-front', 'feet-apart'];

/** What is shown of one thing in a composed session. */
export interface ComposedRow {
  readonly id: string;
  readonly name: string;
  readonly role: PlannedItem['role'];
  readonly figure: NonNullable<RepertoireItem['drawn']>[number];
  readonly page: string | null;
  readonly seconds: number;
  readonly bothSides: boolean;
  /** What the conditions of the wish ask to be done otherwise. */
  readonly adaptations: readonly string[];
}

/** Something that would have fitted, and the conditions for which it is left out. */
export interface LeftOut {
  readonly name: string;
  readonly conditions: readonly string[];
}

/** A composition as a session like any other. */
export function composedSession(composition: Composition): Session {
  const { wish, plan, script } = composition;
  const demanding = plan.filter(({ item }) => item.level !== 'beginner');
  const adapted = careOf(plan, (item, index) => adaptationsOf(item, wish, isLyingOn(plan, index)));
  const cautions = careOf(demanding, ({ precautions }) => precautions);
  return {
    id: composedSessionId,
    title: composedTitle(composition),
    kind: 'yoga',
    ...scriptTimeline(withEnding(script, seatAtEnd(wish)), wish.minutes),
    precautions: [careForAll, ...careForWish(wish), ...adapted, ...cautions],
    isDemanding: demanding.length > 0,
    isQuiet: script.isQuiet,
    lengths: [wish.minutes],
  };
}

function careForWish({ conditions }: Wish): string[] {
  const isPressed = conditions.includes('gravid') && conditions.includes('hoyt-blodtrykk');
  return [...conditions.flatMap((id) => careFor[id] ?? []), ...(isPressed ? [pressureInPregnancy] : [])];
}

/** What to heed, each in its words once, with the names of all that it is for. */
function careOf(
  plan: readonly PlannedItem[],
  wordsOf: (item: RepertoireItem, index: number) => readonly string[],
): string[] {
  const told = plan.flatMap(({ item }, index) => wordsOf(item, index).map((words) => ({ words, name: item.name })));
  const byWords = Map.groupBy(told, ({ words }) => words);
  return [...byWords].map(([words, items]) => `${list.format(new Set(items.map(({ name }) => name)))}: ${words}`);
}

export function composedRows({ wish, plan }: Composition, { steps }: Session): ComposedRow[] {
  return plan.map(({ item, role, holdSeconds }, index) => ({
    id: item.id,
    name: item.firstRound ? `${item.name}, en runde til` : item.name,
    role,
    figure: pictureOf(item),
    page: item.page,
    seconds: item.isRest ? Math.round(steps.find(({ name }) => name === item.name)?.seconds ?? 0) : holdSeconds,
    bothSides: item.bothSides,
    adaptations: adaptationsOf(item, wish, isLyingOn(plan, index)),
  }));
}

/** Whether one stays lying after one thing of a plan: getting up is of no use yet. */
function isLyingOn(plan: readonly PlannedItem[], index: number): boolean {
  const next = plan[index + 1]?.item;
  return next !== undefined && heights[next.from] === 0;
}

/** The drawing that says most of it: not the one that its movement only begins with. */
export function pictureOf({ figure, drawn }: Pick<RepertoireItem, 'figure' | 'drawn'>): ComposedRow['figure'] {
  return drawn?.find((id) => !startingFigures.includes(id)) ?? figure;
}

/** The same poses as a list in the editor, each as `tadasana-60`. */
export function choicesOf(rows: readonly ComposedRow[]): string[] {
  const within = (seconds: number) => Math.min(Math.max(seconds, shortestHoldSeconds), longestHoldSeconds);
  return rows.map(({ id, seconds }) => written({ id, amount: within(seconds) }));
}

/** What the conditions of a wish keep away from a session for it, each with its reasons. */
export function leftOutOf(wish: Wish, repertoire: readonly RepertoireItem[]): LeftOut[] {
  const unbound = allowed(repertoire, { ...wish, conditions: [] });
  return unbound.flatMap((item) => {
    const exclusions = exclusionsOf(item, wish);
    return exclusions.length > 0
      ? [{ name: item.name, conditions: exclusions.map((id) => conditionNames[id].name) }]
      : [];
  });
}
