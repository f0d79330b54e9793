import type { StudioRow } from '../../rules/studio-row.ts';
import { foldLetters, readStreetAddress, streetKey, townKey } from './street-address.ts';
import type { Unit } from './units.ts';

/** 'doubt' is for a person to decide: several are as likely, or one is only nearly the same. */
export type Match =
  | { kind: 'match'; unit: Unit }
  | { kind: 'doubt'; units: readonly Unit[]; why: string }
  | { kind: 'none' };

const sameName = 0.95;
/** In the same house: enough to be the one that is meant, a slip of the pen apart. */
const nearlySameName = 0.9;
/** Enough to be looked at. */
const similarName = 0.8;

/** How near two addresses are, from nothing known of either to the same house. Below 0 they contradict each other. */
const nearness = { contradiction: -1, unknown: 0, town: 1, postcode: 2, street: 3, house: 4 } as const;

/**
 * The unit that a studio is. Either the name is the same and the place agrees, or the house is and the name is similar.
 * Of a main unit and its sub-unit it is the sub-unit. Same name, another town: a namesake, or it has moved.
 */
export function matchUnit(studio: Pick<StudioRow, 'name' | 'address'>, units: readonly Unit[]): Match {
  const rated = units
    .map((unit) => ({
      unit,
      name: nameLikeness(studio.name ?? '', unit.navn),
      place: placeNearness(studio.address ?? '', unit),
    }))
    .filter(({ name }) => name >= similarName);
  const sure = rated.filter(({ name, place }) =>
    name >= sameName ? place >= nearness.town : name >= nearlySameName && place >= nearness.house,
  );
  const parents = new Set(sure.map(({ unit }) => unit.overordnetEnhet));
  const lowest = sure.filter(({ unit }) => !parents.has(unit.organisasjonsnummer));
  const nearest = Math.max(...lowest.map(({ place }) => place));
  const best = lowest.filter(({ place }) => place === nearest);
  const [only, second] = best;
  if (only !== undefined && second === undefined) return { kind: 'match', unit: only.unit };
  if (only !== undefined)
    return {
      kind: 'doubt',
      units: best.map(({ unit }) => unit),
      why: 'several businesses have this name and this place',
    };
  const elsewhere = rated.filter(({ name }) => name >= sameName);
  if (elsewhere.length > 0)
    return {
      kind: 'doubt',
      units: elsewhere.map(({ unit }) => unit),
      why: 'a business of this name is registered elsewhere',
    };
  const near = rated.filter(({ place }) => place >= nearness.postcode);
  if (near.length > 0)
    return { kind: 'doubt', units: near.map(({ unit }) => unit), why: 'a business nearby has a similar name' };
  return { kind: 'none' };
}

/** What stands before the register's own search, which wants whole words: without legal forms and signs. */
export function searchName(name: string): string {
  return wordsOf(name.normalize('NFC').toLocaleLowerCase('nb')).join(' ');
}

const legalForms = new Set([
  'as',
  'asa',
  'ans',
  'da',
  'enk',
  'nuf',
  'sa',
  'ba',
  'ks',
  'iks',
  'avd',
  'avdeling',
  'og',
  'and',
]);

function wordsOf(name: string): string[] {
  return name
    .replace(/\ba\/s\b/g, ' ')
    .split(/[^\p{L}\p{M}\d?\ufffd]+/u)
    .filter((word) => word !== '' && !legalForms.has(word));
}

/** 1 for the same name, whatever its legal form, letter case, spaces and marks; less for each pair of letters that differs. */
export function nameLikeness(one: string, other: string): number {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (a === '' || b === '') return 0;
  if (a === b) return 1;
  if (isSameWhereLost(one, other)) return sameName;
  return dice(a, b);
}

function nameKey(name: string): string {
  return wordsOf(foldLetters(name)).join('');
}

/** A `?` or a replacement character where a table has lost an æ, ø or å. */
function isSameWhereLost(one: string, other: string): boolean {
  const [damaged, whole] = /[?\ufffd]/.test(one) ? [one, other] : [other, one];
  if (!/[?\ufffd]/.test(damaged)) return false;
  const bare = (name: string) => wordsOf(name.toLocaleLowerCase('nb')).join('');
  const [pattern, text] = [[...bare(damaged)], [...bare(whole)]];
  return (
    pattern.length === text.length &&
    pattern.every(
      (letter, index) => letter === text[index] || (/[?\ufffd]/.test(letter) && /[æøå]/.test(text[index] ?? '')),
    )
  );
}

/** Sørensen and Dice: the share of pairs of letters that two texts have in common. */
function dice(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const [mine, theirs] = [pairs(a), pairs(b)];
  const left = new Map<string, number>();
  for (const pair of theirs) left.set(pair, (left.get(pair) ?? 0) + 1);
  const shared = mine.filter((pair) => {
    const count = left.get(pair) ?? 0;
    if (count > 0) left.set(pair, count - 1);
    return count > 0;
  });
  return (2 * shared.length) / Math.max(1, mine.length + theirs.length);
}

/** How near the studio's address is to the one that the unit is registered at. */
export function placeNearness(studioAddress: string, unit: Unit): number {
  const registered = unit.beliggenhetsadresse ?? unit.forretningsadresse;
  const lines = (registered?.adresse ?? []).filter((line) => line !== null);
  const theirs = readStreetAddress(
    [...lines, `${registered?.postnummer ?? ''} ${registered?.poststed ?? ''}`].join(', '),
  );
  const ours = readStreetAddress(studioAddress);
  const isKnown = (ours.postcode !== '' || ours.town !== '') && (theirs.postcode !== '' || theirs.town !== '');
  if (!isKnown) return nearness.unknown;
  const samePostcode = ours.postcode !== '' && ours.postcode === theirs.postcode;
  const sameTown = ours.town !== '' && townKey(ours.town) === townKey(theirs.town);
  if (!samePostcode && !sameTown) return nearness.contradiction;
  const sameStreet = ours.street !== '' && streetKey(ours.street) === streetKey(theirs.street);
  if (sameStreet) return ours.number !== null && ours.number === theirs.number ? nearness.house : nearness.street;
  return samePostcode ? nearness.postcode : nearness.town;
}
