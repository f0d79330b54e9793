import type { Thing } from '#app/conditions/index.ts';
import type { Composition } from './compose.ts';
import type { Need, Place, PropId } from './knowledge.ts';
import type { Wish, WishLevel } from './wish.ts';

/** What each choice is called in the form. */
export const needNames: Readonly<Record<Need, string>> = {
  rygg: 'Ryggen',
  nakke: 'Nakke og skuldre',
  hofter: 'Hoftene',
  bein: 'Beina',
  ro: 'Ro',
  energi: 'Energi',
  sovn: 'Søvn',
  styrke: 'Styrke',
  hele: 'Hele kroppen',
};

export const placeNames: Readonly<Record<Place, string>> = {
  matte: 'Matte',
  stol: 'Stol',
  seng: 'Seng',
  kontor: 'Kontor',
};

export const levelNames: Readonly<Record<WishLevel, string>> = {
  lett: 'Lett',
  middels: 'Middels',
  krevende: 'Krevende',
};

export const propNames: Readonly<Record<PropId, string>> = {
  blokk: 'Kloss',
  belte: 'Belte',
  bolster: 'Bolster',
  vegg: 'Fri vegg',
};

const thingNames: Readonly<Record<Thing, string>> = {
  teppe: 'et teppe',
  pute: 'et par puter',
  belte: 'et belte',
  kloss: 'to klosser',
  stol: 'en stødig stol',
  vegg: 'en ledig vegg',
};
const cushionNames = ['en pute', 'to puter', 'tre puter', 'fire puter'];
const thingList = new Intl.ListFormat('nb');

/** `et teppe, to puter og en stødig stol`, and what is no such thing */
export function thingsInWords(things: readonly Thing[], cushions: number, others: readonly string[] = []): string {
  const name = (thing: Thing) =>
    thing === 'pute' ? (cushionNames[cushions - 1] ?? thingNames.pute) : thingNames[thing];
  return thingList.format([...things.map(name), ...others]);
}

export const forNeed: Readonly<Record<Need, string>> = {
  rygg: 'for ryggen',
  nakke: 'for nakke og skuldre',
  hofter: 'for hoftene',
  bein: 'for beina',
  ro: 'ro',
  energi: 'energi',
  sovn: 'før søvnen',
  styrke: 'styrke',
  hele: 'for hele kroppen',
};

export const atPlace: Readonly<Record<Place, string>> = {
  matte: 'på matta',
  stol: 'på stolen',
  seng: 'i sengen',
  kontor: 'på kontoret',
};

/** What a session that was made is called: not after its need where less than half of it serves that. */
export function composedTitle({ wish, lacks }: Pick<Composition, 'wish' | 'lacks'>): string {
  if (!lacks.includes('served')) return wishTitle(wish);
  return `${wish.minutes} ${wish.level === 'krevende' ? '' : 'rolige '}minutter ${atPlace[wish.place]}`;
}

/** What the session for a wish is called: `10 minutter for nakke og skuldre på kontoret`. */
export function wishTitle({ need, minutes, place }: Wish): string {
  return `${minutes} minutter ${forNeed[need]} ${atPlace[place]}`;
}
