import type { Line } from '../script/script.ts';
import type { RepertoireItem } from './knowledge.ts';

/** The first round of each second one. */
const firstRounds = new WeakMap<RepertoireItem, RepertoireItem>();
/** They are asked for again with every length that is tried for a wish. */
const secondRounds = new WeakMap<RepertoireItem, RepertoireItem>();

/** Something once more, after a line that says so. */
export function secondRoundOf(item: RepertoireItem, line: Line): RepertoireItem {
  const known = secondRounds.get(item);
  if (known) return known;
  const again = { ...item, spoken: { ...item.spoken, before: [line, ...item.spoken.before] } };
  secondRounds.set(item, again);
  firstRounds.set(again, item);
  return again;
}

/** What something is the second round of; undefined where it is a first one. */
export function firstRoundOf(item: RepertoireItem): RepertoireItem | undefined {
  return firstRounds.get(item);
}

/** Some things, each once. */
export function withoutSecondRounds(items: readonly RepertoireItem[]): RepertoireItem[] {
  return items.filter((item) => !firstRounds.has(item));
}

/** A choice in the order of the session, each second round right after its first. */
export function inOrder<One extends { readonly item: RepertoireItem; readonly order: number }>(
  chosen: readonly One[],
): One[] {
  const ordered = chosen.toSorted((a, b) => a.order - b.order);
  const again = ordered.filter(({ item }) => firstRounds.has(item));
  if (again.length === 0) return ordered;
  const isAfter =
    ({ item }: One) =>
    (other: One) =>
      firstRounds.get(other.item) === item;
  return ordered
    .filter(({ item }) => !firstRounds.has(item))
    .flatMap((choice) => [choice, ...again.filter(isAfter(choice))]);
}
