import type { RepertoireItem } from './knowledge.ts';

/** A choice in the order of the session, each second round right after its first. */
export function inOrder<One extends { readonly item: RepertoireItem; readonly order: number }>(
  chosen: readonly One[],
): One[] {
  const ordered = chosen.toSorted((a, b) => a.order - b.order);
  const again = ordered.filter(({ item }) => item.firstRound);
  if (again.length === 0) return ordered;
  const isAfter =
    ({ item }: One) =>
    (other: One) =>
      other.item.firstRound === item;
  return ordered.filter(({ item }) => !item.firstRound).flatMap((choice) => [choice, ...again.filter(isAfter(choice))]);
}
