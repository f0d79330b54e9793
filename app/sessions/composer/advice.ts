import { type ConditionId, type ConditionNote, conditionIds } from '#app/conditions/index.ts';
import { isSaidInPlace } from './instead.ts';
import { isKeptOut } from './kept-out.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';

/** A voice can say one piece of advice before something, and not five. */
const mostSaid = 1;

/** What the conditions of a wish ask to be done otherwise in something, in words, as it is shown: how to get up only where one does. */
export function adaptationsOf(item: RepertoireItem, wish: Wish, staysLying = false): string[] {
  const adapted = adaptedFor(item, wish);
  return wordsOf(item, staysLying ? adapted.filter((id) => !item.practice.shownAfter.includes(id)) : adapted);
}

/** What of it is said before the way in, each text once. */
export function spokenAdvice(item: RepertoireItem, wish: Wish): ConditionNote[] {
  const notes = saidFor(item, wish).flatMap((id) => item.conditions[id] ?? []);
  return notes.filter(({ words }, index) => notes.findIndex((note) => note.words === words) === index);
}

/** Whether one lies propped up in it. */
export function isPropped(item: RepertoireItem, wish: Wish): boolean {
  return adaptedFor(item, wish).some((id) => item.practice.proppedFor.includes(id));
}

/** What is drawn of it: what the advice for the wish names, or its own. */
export function drawnFor(item: RepertoireItem, wish: Wish): RepertoireItem['drawn'] {
  const advised = adaptedFor(item, wish).map((id) => item.conditions[id]?.drawn);
  return advised.find((drawn) => drawn !== undefined) ?? item.drawn;
}

/** Whether what is done at a wall or a chair is done at the chair alone: where the advice for the wish names that, or there is no wall. */
export function isAtChairAlone(item: RepertoireItem, wish: Wish): boolean {
  const advised = adaptedFor(item, wish).map((id) => item.conditions[id]?.uses ?? []);
  const { uses } = item.practice;
  if (!uses.includes('stol') || !uses.includes('vegg')) return false;
  return wish.props.includes('vegg') || advised.some((own) => own.includes('stol') && !own.includes('vegg'));
}

/**
 * The conditions of a wish that keep something out of its session: that say to avoid it, that ask for something else than
 * its lines lead into, or that together ask for more than can be said.
 */
export function exclusionsOf(item: RepertoireItem, wish: Wish): readonly ConditionId[] {
  const ofConditions = known.get(wish.conditions) ?? new WeakMap<RepertoireItem, readonly ConditionId[]>();
  known.set(wish.conditions, ofConditions);
  const excluding = ofConditions.get(item) ?? excludingOf(item, wish);
  ofConditions.set(item, excluding);
  return excluding;
}

/** It is asked for again with every length that is tried for a wish. */
const known = new WeakMap<Wish['conditions'], WeakMap<RepertoireItem, readonly ConditionId[]>>();

function excludingOf(item: RepertoireItem, wish: Wish): ConditionId[] {
  const excluding = conditionIds.filter((id) => wish.conditions.includes(id) && isExcludedBy(item, id));
  if (excluding.length > 0) return excluding;
  return isTooMuch(spokenAdvice(item, wish)) ? saidFor(item, wish) : [];
}

/** Whether more is to be said before something than can be, or a line would have to be said in two other ways. */
function isTooMuch(notes: readonly ConditionNote[]): boolean {
  const instead = notes.flatMap(({ instead: lines = [] }) => lines);
  const replaced = new Map(instead.map(({ line, say }) => [line, say]));
  const before = notes.filter((note) => !isSaidInPlace(note));
  return before.length > mostSaid || instead.some(({ line, say }) => replaced.get(line) !== say);
}

/** Whether a condition alone says to avoid something, or asks for something else than its lines lead into. */
export function isExcludedBy(item: RepertoireItem, condition: ConditionId): boolean {
  const { conditions, practice } = item;
  const isOther = practice.otherPoseFor.includes(condition);
  return conditions[condition]?.verdict === 'avoid' || isOther || isKeptOut(item, condition);
}

/** The conditions of a wish for which something is to be done otherwise. */
export function adaptedFor({ conditions }: RepertoireItem, wish: Wish): ConditionId[] {
  return conditionIds.filter((id) => wish.conditions.includes(id) && conditions[id]?.verdict === 'adapt');
}

function saidFor(item: RepertoireItem, wish: Wish): ConditionId[] {
  const { proppedFor, shownFor, shownAfter } = item.practice;
  // To lie propped up is said where one lies down, and what that changes in the place of its lines.
  const isSaid = (id: ConditionId) => !proppedFor.includes(id) || isInPlace(item.conditions[id]);
  return adaptedFor(item, wish).filter((id) => ![...shownFor, ...shownAfter].includes(id) && isSaid(id));
}

function isInPlace(note: ConditionNote | undefined): boolean {
  return note !== undefined && isSaidInPlace(note);
}

function wordsOf({ conditions }: RepertoireItem, ids: readonly ConditionId[]): string[] {
  return [...new Set(ids.map((id) => conditions[id]?.words ?? ''))];
}
