import {
  type HouseKind,
  type HousePictureId,
  type HousePlace,
  houseSeasons,
  houseVariants,
  readHouseId,
  writeHouseId,
} from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import type { Studio } from './rules/studio.ts';

/** What the land is like, by the first two digits of a postal code: up to and with each, from the south-east to the north. */
const landByCode: readonly (readonly [upTo: number, place: HousePlace])[] = [
  [12, 'by'],
  [14, 'kyst'],
  [17, 'kyst'],
  [30, 'innland'],
  [32, 'kyst'],
  [38, 'innland'],
  [39, 'kyst'],
  [49, 'kyst'],
  [69, 'fjord'],
  [79, 'innland'],
  [99, 'nord'],
];
/** Bergen, Trondheim, Stavanger, Tromsø, Kristiansand: in their middle the houses are of stone. */
const townCodes = /\b(?:0[0-6]\d\d|50[01]\d|70[1-4]\d|40[01]\d|900\d|461\d)\s+\p{L}/u;

const arcticCircleDegrees = 66.5;

const kindsOf: Readonly<Record<HousePlace, readonly HouseKind[]>> = {
  by: ['bygard', 'bygard', 'trehus'],
  fjord: ['trehus', 'sjohus', 'trehus'],
  kyst: ['trehus', 'sjohus', 'trehus'],
  innland: ['trehus', 'laftet', 'trehus'],
  nord: ['trehus', 'sjohus', 'laftet'],
};

type Placed = Pick<Studio, 'name' | 'address' | 'position'>;

/** The address of what is drawn of a studio without a picture. */
export function drawnPicture(studio: Placed): string {
  return addressOf(drawnHouse(studio));
}

/** The house of a studio without a picture: always the same one, by where it lies and what it is called. */
export function drawnHouse({ name, address, position }: Placed): HousePictureId {
  const code = /\b(\d\d)\d\d(?=\s+\p{L})/u.exec(address)?.[1];
  const place = landByCode.find(([upTo]) => code !== undefined && Number(code) <= upTo)?.[1] ?? landAt(position);
  const number = hashOf(`${name}\n${address}`);
  const kinds: readonly HouseKind[] = townCodes.test(address) ? kindsOf.by : kindsOf[place];
  return {
    place,
    season: houseSeasons[number % houseSeasons.length] ?? 'sommer',
    kind: kinds[(number >>> 4) % kinds.length] ?? 'trehus',
    variant: (number >>> 8) % houseVariants,
  };
}

/** Roughly, for an address without a postal code. */
function landAt(position: Studio['position']): HousePlace {
  return position !== null && position.latitude > arcticCircleDegrees ? 'nord' : 'innland';
}

/** The same drawing, or the next one of its kind where the one before it is the same. */
export function otherThan(drawn: string, before: string | undefined): string {
  const id = drawn === before ? readHouseId(/([^/]+)\.svg$/u.exec(drawn)?.[1] ?? '') : null;
  return id === null ? drawn : addressOf({ ...id, variant: (id.variant + 1) % houseVariants });
}

/** No two drawings in a row are the same. */
export function neverTwice<Item extends { readonly drawn: string }>(studios: readonly Item[]): Item[] {
  const shown: Item[] = [];
  for (const studio of studios) shown.push({ ...studio, drawn: otherThan(studio.drawn, shown.at(-1)?.drawn) });
  return shown;
}

function addressOf(id: HousePictureId): string {
  return paths.housePicture(writeHouseId(id));
}

/** FNV-1a, its bits mixed once more: names that differ in one letter are to give pictures that differ. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ (hash >>> 13)) >>> 0;
}
