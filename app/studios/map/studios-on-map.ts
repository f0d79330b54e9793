import { cityKey } from '../rules/city.ts';
import { nearest } from '../rules/distance.ts';
import type { DirectorySnapshot } from '../rules/snapshot.ts';
import type { Studio } from '../rules/studio.ts';
import { isOnTown, placeOnTown, type TownMap, townSheet } from '../rules/town-map.ts';
import { pinnedPosition } from '../rules/town-pins.ts';
import type { StudioOnMap } from './town-map.tsx';

type Listed = Pick<Studio, 'slug' | 'name' | 'position'>;

/** The studios of a list that lie on a map, with their numbers in the list. Null without a map, or with none of them on it. */
export function listedOnMap(map: TownMap | null, studios: readonly Listed[], firstNumber: number) {
  if (map === null) return null;
  const onMap = studios.flatMap((studio, index) => onSheet(map, studio, firstNumber + index));
  return onMap.length === 0 ? null : { map, studios: onMap };
}

function onSheet({ frame }: TownMap, studio: Listed, number: number): StudioOnMap[] {
  const position = pinnedPosition(studio);
  if (position === null || !isOnTown(frame, position)) return [];
  const [x, y] = placeOnTown(frame, position);
  return [{ number, slug: studio.slug, name: studio.name, x: Math.round(x), y: Math.round(y) }];
}

/** What a studio's page shows of its town, in km from west to east. */
const shownKm = 2.5;
/** The drawing is made for the whole sheet: larger, its lines are seen to be simplified. */
const maxZoom = 3;
const maxNeighbours = 5;
const kmPerDegree = 111.32;

/** A studio on the map of its town, with those around it, the nearest first. Null where it is not known where its door is. */
export function aroundStudio(studio: Studio, snapshot: DirectorySnapshot, mapOf: (place: string) => TownMap | null) {
  const position = pinnedPosition(studio);
  if (position === null) return null;
  const names = [studio.city, studio.municipality ?? studio.city];
  const map = names.map(mapOf).find((each) => each !== null && isOnTown(each.frame, position));
  if (!map) return null;
  const { frame } = map;
  const widthKm = (frame.east - frame.west) * kmPerDegree * Math.cos((position.latitude * Math.PI) / 180);
  const zoom = Math.min(maxZoom, Math.max(1, widthKm / shownKm));
  const [x, y] = placeOnTown(frame, position).map(Math.round);
  const here = { x: x ?? 0, y: y ?? 0 };
  const inPlace = snapshot.byCity.get(cityKey(map.place))?.studios ?? [];
  const [halfWidth, halfHeight] = [townSheet.width / zoom / 2, townSheet.height / zoom / 2];
  const others = nearest(inPlace, position, 4 * maxNeighbours + 1).filter(({ slug }) => slug !== studio.slug);
  const near = others
    .filter((each) =>
      onSheet(map, each, 0).some((at) => Math.abs(at.x - here.x) < halfWidth && Math.abs(at.y - here.y) < halfHeight),
    )
    .slice(0, maxNeighbours);
  return { map, here, zoom, studios: near.flatMap((each, index) => onSheet(map, each, index + 1)) };
}
