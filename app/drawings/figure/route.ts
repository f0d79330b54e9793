import { isDividing } from './dividing-ids.ts';
import type { FigureLibrary } from './figure-library.ts';
import { otherSide } from './other-side.ts';
import type { Pose } from './skeleton.ts';
import type { StationId } from './station-ids.ts';

/** A pose on one of its sides: where a body is on its way. Written with `~` for the second side. */
export type Place = `${StationId}${'' | '~'}`;

type Map = Pick<FigureLibrary, 'poses' | 'sided' | 'neighbours'>;

/** Where a pose is done; one that has no sides is the same on both. */
export function placeOf(id: StationId, isSecond: boolean, { sided }: Map): Place {
  return isSecond && sided.includes(id) ? `${id}~` : id;
}

/** The pose at a place: the same object each time. */
export function poseAt(place: Place, { poses }: Map): Pose {
  const pose = poses[idOf(place)];
  if (!place.endsWith('~')) return pose;
  const known = others.get(pose) ?? otherSide(pose);
  others.set(pose, known);
  return known;
}

const others = new WeakMap<Pose, Pose>();

const idOf = (place: Place): StationId => place.replace('~', '') as StationId;

/**
 * The places from one to another with the fewest between them, both included; by a third one where that is no more than
 * `longestDetour` longer. Null where no way is drawn.
 */
export function routeBetween(from: Place, to: Place, map: Map, by?: Place): readonly Place[] | null {
  const straight = straightRoute(from, to, map);
  if (!by || !straight) return straight;
  const [first, second] = [straightRoute(from, by, map), straightRoute(by, to, map)];
  const detour = [...(first ?? []), ...(second ?? []).slice(1)];
  return lengthOf(detour) <= lengthOf(straight) + longestDetour ? detour : straight;
}

const lengthOf = (route: readonly Place[]): number => route.filter((place) => !isDividing(idOf(place))).length;

const longestDetour = 5;

function straightRoute(from: Place, to: Place, map: Map): readonly Place[] | null {
  const before = new globalThis.Map<Place, Place | null>([[from, null]]);
  let nearest: readonly Place[] = [from];
  while (nearest.length > 0) {
    const farther: Place[] = [];
    const here = [...nearest];
    for (const place of here) {
      if (place === to) return wayBack(to, before);
      for (const next of nextTo(place, map)) {
        if (before.has(next)) continue;
        before.set(next, place);
        // What divides a stretch is passed in the same step.
        (isDividing(idOf(next)) ? here : farther).push(next);
      }
    }
    nearest = farther;
  }
  return null;
}

function wayBack(to: Place, before: ReadonlyMap<Place, Place | null>): Place[] {
  const previous = before.get(to);
  return previous ? [...wayBack(previous, before), to] : [to];
}

/** Both sides of a pose are left the same way; one without sides leads to either side. */
function nextTo(place: Place, map: Map): Place[] {
  const id = idOf(place);
  const ids = [
    ...(map.neighbours[id] ?? []),
    ...(Object.keys(map.neighbours) as StationId[]).filter((other) => map.neighbours[other]?.includes(id)),
  ];
  const isSided = (one: StationId): boolean => map.sided.includes(one);
  return ids.flatMap((next): Place[] => {
    if (!isSided(next)) return [next];
    if (!isSided(id)) return [next, `${next}~`];
    return [place.endsWith('~') ? `${next}~` : next];
  });
}
