import { tidyPlace } from '../../rules/city.ts';
import type { StudioPosition } from '../../rules/position.ts';
import type { AddressService, RegisteredAddress } from './addresses.ts';
import { readStreetAddress, type StreetAddress, streetKey, townKey } from './street-address.ts';

/** Where it lies, and what its municipality is called, where the service says so. */
export interface PlacedAddress extends StudioPosition {
  readonly municipalityName: string | null;
}

/**
 * Where an address lies: the house, else the middle of what is known of its street, else of its postal area; null where
 * even that is not known or could be in several municipalities. A hit counts only in the postal area or the town that the
 * address names: the service finds streets of the same name all over the country.
 */
export async function placeAddress(text: string, service: AddressService): Promise<PlacedAddress | null> {
  const wanted = readStreetAddress(text);
  if (wanted.postcode === '' && wanted.town === '') return null;
  return (await onStreet(wanted, service)) ?? (await inPostalArea(wanted, service));
}

async function onStreet(wanted: StreetAddress, service: AddressService): Promise<PlacedAddress | null> {
  if (wanted.street === '') return null;
  for (const question of questionsFor(wanted)) {
    const hits = (await service.search(question.text, question)).filter((hit) => agrees(hit, wanted));
    const house = hits.filter((hit) => isHouse(hit, wanted));
    const exact = house.filter(({ bokstav }) => (bokstav ?? '').toUpperCase() === wanted.letter);
    const place = middleOf(exact.length > 0 ? exact : house, 'house') ?? middleOf(hits, 'street');
    if (place !== null) return place;
  }
  return null;
}

/** From the narrowest to the widest. Short forms are written out, since the service knows only the whole word. */
function questionsFor({ street, number, letter, postcode }: StreetAddress) {
  const house = number === null ? '' : ` ${number}${letter}`;
  const spellings = spellingsOf(street);
  const byPostcode =
    postcode === '' ? [] : spellings.map((spelling) => ({ text: `${spelling}${house}`, postcode, fuzzy: false }));
  const anywhere = spellings.map((spelling) => ({ text: `${spelling}${house}`, postcode: '', fuzzy: false }));
  const misspelt = [{ text: `${spellings[0]}${house}`, postcode, fuzzy: true }];
  const streetOnly = number === null ? [] : spellings.map((spelling) => ({ text: spelling, postcode, fuzzy: false }));
  return [...byPostcode, ...anywhere, ...misspelt, ...streetOnly];
}

const endings = [
  { written: /(?:gt\.?|gate|gata|gaten)$/iu, forms: ['gate', 'gata', 'gaten'] },
  { written: /(?:v\.|vn\.?|vei|veg|veien|vegen)$/iu, forms: ['veien', 'vegen', 'vei', 'veg'] },
] as const;

/** As it is written first, then with its ending in every form; `KongTenkes` has lost a space. */
function spellingsOf(street: string): string[] {
  const spaced = street.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const forms = endings.flatMap(({ written, forms }) => {
    const base = spaced.replace(written, '');
    // `Storgata` and `Kongens gate` keep or lose the space before their ending too.
    return base === spaced
      ? []
      : forms.flatMap((form) => (base.endsWith(' ') ? [base + form, base.trimEnd() + form] : [base + form]));
  });
  const isShort = /(?:gt\.?|v\.|vn\.?)$/iu.test(spaced);
  return [...new Set([...(isShort ? [] : [spaced]), ...forms])];
}

/** The street, where the address says: in its postal area and town, or in the town alone where the code is a near miss. */
function agrees(
  { poststed, postnummer, adressenavn }: RegisteredAddress,
  { street, postcode, town }: StreetAddress,
): boolean {
  const inTown = town === '' || townKey(poststed ?? '') === townKey(town);
  // The first two digits are the region: `5003 Tromsø` contradicts itself, `9007 Tromsø` is a slip.
  const inRegion = postcode === '' || postnummer?.slice(0, 2) === postcode.slice(0, 2);
  const isPlaced = town === '' ? postnummer === postcode : inTown && inRegion;
  return isPlaced && isSameStreet(adressenavn ?? '', street);
}

function isSameStreet(one: string, other: string): boolean {
  const [a, b] = [streetKey(one), streetKey(other)];
  return a === b || (a.length > 5 && isOneLetterOff(a, b));
}

/** One letter left out, put in, changed, or two that changed places. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwap || short.slice(at + 1) === long.slice(at + 1);
}

function isHouse({ nummer }: RegisteredAddress, { number }: StreetAddress): boolean {
  return number !== null && nummer === number;
}

async function inPostalArea({ postcode, town }: StreetAddress, service: AddressService): Promise<PlacedAddress | null> {
  if (postcode === '') return null;
  const hits = (await service.search('', { postcode })).filter(({ postnummer }) => postnummer === postcode);
  // A postal code that is another town's is a slip of the pen, and which of the two is meant nobody knows.
  const isTown = town === '' || hits.some(({ poststed }) => townKey(poststed ?? '') === townKey(town));
  return isTown ? middleOf(hits, 'place') : null;
}

/** Null where the hits lie in several municipalities, or a house in several postal areas: then there are two of them. */
function middleOf(hits: readonly RegisteredAddress[], level: StudioPosition['level']): PlacedAddress | null {
  const [first] = hits;
  if (first === undefined || hits.some(({ kommunenummer }) => kommunenummer !== first.kommunenummer)) return null;
  if (level === 'house' && hits.some(({ postnummer }) => postnummer !== first.postnummer)) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(hits.map(({ representasjonspunkt }) => representasjonspunkt.lat)),
    longitude: mean(hits.map(({ representasjonspunkt }) => representasjonspunkt.lon)),
    level,
    municipality: first.kommunenummer,
    municipalityName: municipalityName(first),
  };
}

/** `BERGEN` → `Bergen`; of a name in several languages all, as the service writes it. */
export function municipalityName({ kommunenavn }: RegisteredAddress): string | null {
  return kommunenavn ? tidyPlace(kommunenavn) : null;
}
