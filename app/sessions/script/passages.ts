import type { Line } from './script.ts';
import type { Station } from './stations.ts';

/** What is said between the poses of a visitor's own list. */
export interface Passages {
  readonly opening: readonly Line[];
  readonly closing: readonly Line[];
  /** Said in a long hold when the pose's own lines have been said. */
  readonly breaths: readonly Line[];
  /** From one station to another, in other words each time. */
  readonly ways: readonly Way[];
}

export interface Way {
  readonly from: Station;
  readonly to: Station;
  readonly wordings: readonly (readonly Line[])[];
}

/** The stations on the shortest way from one to another, without the first; null where no ways lead there. */
export function routeOf(ways: readonly Way[], from: Station, to: Station): readonly Station[] | null {
  const routes: Station[][] = [[from]];
  const seen = new Set([from]);
  for (const route of routes) {
    const at = route.at(-1);
    if (at === to) return route.slice(1);
    for (const way of ways)
      if (way.from === at && !seen.has(way.to)) {
        seen.add(way.to);
        routes.push([...route, way.to]);
      }
  }
  return null;
}

/** Says every change of station in turn with another of its wordings. */
export function createWayTeller({ ways }: Passages) {
  const told = new Map<Way, number>();
  return (from: Station, to: Station): readonly Line[] => {
    const route = routeOf(ways, from, to);
    if (!route) throw new Error(`no passage leads from ${from} to ${to}`);
    return route.flatMap((next, index) => {
      const way = ways.find((known) => known.from === (route[index - 1] ?? from) && known.to === next);
      if (!way) return [];
      const count = told.get(way) ?? 0;
      told.set(way, count + 1);
      return way.wordings[count % way.wordings.length] ?? [];
    });
  };
}
