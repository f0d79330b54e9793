import type { Unit } from './units.ts';

/** For tests: 300 studios and the register that they are held against. Everything is invented, and every number begins with 999. */
export interface Labelled {
  readonly kind: string;
  readonly name: string;
  readonly address: string;
  /** The number that a person would choose; null where there is none, or where only a person can tell. */
  readonly label: string | null;
}

const towns = [
  ['Bergen', '5003'],
  ['Oslo', '0155'],
  ['Tromsø', '9008'],
  ['Ålesund', '6002'],
  ['Bodø', '8006'],
] as const;
const firstWords = [
  'Fjærgras',
  'Måneskinn',
  'Sølvbjørk',
  'Trollhegg',
  'Vårsild',
  'Rimfrost',
  'Lyngmo',
  'Brisling',
  'Åkerrikse',
  'Tiriltunge',
  'Havsule',
  'Multemyr',
];
const secondWords = ['Yoga', 'Yogastudio', 'Yogarom', 'Yoga og Pust', 'Yogahus'];
const streets = ['Fiktivgata', 'Oppdiktet vei', 'Eventyrveien', 'Påfunnsgate', 'Tenkte plass'];

export const units: (Partial<Unit> & Pick<Unit, 'organisasjonsnummer'>)[] = [];
export const studios: Labelled[] = [];
let numbers = 999_000_000;
let made = 0;

function nextNumber(): string {
  numbers += 1;
  return String(numbers);
}

/** A name that no other studio here has, at a place. */
function nextPlace(): Place {
  const index = made;
  made += 1;
  const name = `${firstWords[index % firstWords.length]} ${firstWords[(index * 5 + Math.floor(index / 12)) % firstWords.length]}${index} ${secondWords[index % secondWords.length]}`;
  const [town, postcode] = towns[index % towns.length] ?? towns[0];
  return { name, town, postcode, street: streets[index % streets.length] ?? '', number: 1 + (index % 60) };
}

interface Place {
  name: string;
  town: string;
  postcode: string;
  street: string;
  number: number;
}

function addUnit(
  name: string,
  kode: string,
  { street, number, postcode, town }: Omit<Place, 'name'>,
  more: Partial<Unit> = {},
): string {
  const organisasjonsnummer = nextNumber();
  const address = { adresse: [`${street} ${number}`], postnummer: postcode, poststed: town.toLocaleUpperCase('nb') };
  const where = kode === 'BEDR' ? { beliggenhetsadresse: address } : { forretningsadresse: address };
  units.push({
    organisasjonsnummer,
    navn: name.toLocaleUpperCase('nb'),
    organisasjonsform: { kode },
    ...where,
    ...more,
  });
  return organisasjonsnummer;
}

/** A company and its place of business, which is the one that is meant. */
function addBusiness(name: string, place: Omit<Place, 'name'>, kode = 'AS', more: Partial<Unit> = {}): string {
  const main = addUnit(kode === 'AS' ? `${name} AS` : name, kode, place, more);
  return addUnit(name, 'BEDR', place, { overordnetEnhet: main });
}

const written = ({ street, number, postcode, town }: Omit<Place, 'name'>) => `${street} ${number}, ${postcode} ${town}`;
const elsewhere = (place: Place, step = 1): Place => {
  const at = towns.findIndex(([town]) => town === place.town);
  const [town, postcode] = towns[(at + step) % towns.length] ?? towns[0];
  return { ...place, town, postcode, street: 'Annenveien', number: 7 };
};

const kinds: Readonly<
  Record<string, { count: number; make: (place: Place, index: number) => Omit<Labelled, 'kind'> }>
> = {
  plain: {
    count: 50,
    make: (place) => ({ name: place.name, address: written(place), label: addBusiness(place.name, place) }),
  },
  'legal form written out': {
    count: 25,
    make: (place, index) => ({
      name: `${place.name}${[' AS', ' A/S', ' as'][index % 3]}`,
      address: written(place),
      label: addBusiness(place.name, place),
    }),
  },
  'same name in two towns': {
    count: 30,
    make: (place) => {
      addBusiness(place.name, elsewhere(place));
      return { name: place.name, address: written(place), label: addBusiness(place.name, place) };
    },
  },
  'chain with a department in each town': {
    count: 30,
    make: (place) => {
      const main = addUnit(`${place.name} AS`, 'AS', elsewhere(place, 3));
      addUnit(`${place.name} AVD`, 'BEDR', elsewhere(place), { overordnetEnhet: main });
      addUnit(`${place.name} AVD`, 'BEDR', elsewhere(place, 2), { overordnetEnhet: main });
      return {
        name: place.name,
        address: written(place),
        label: addUnit(`${place.name} AVD`, 'BEDR', place, { overordnetEnhet: main }),
      };
    },
  },
  'æ, ø and å lost': {
    count: 20,
    make: (place) => {
      const label = addBusiness(place.name, place);
      const bare = (text: string) => text.replace(/æ/g, 'ae').replace(/ø/g, 'o').replace(/[åÅ]/g, 'a');
      return { name: bare(place.name), address: bare(written(place)), label };
    },
  },
  'letters replaced by question marks': {
    count: 5,
    make: (place) => ({
      name: `${place.name} Blåbær`.replace(/[æå]/g, '?'),
      address: written(place),
      label: addBusiness(`${place.name} Blåbær`, place),
    }),
  },
  moved: {
    count: 20,
    make: (place) => {
      addBusiness(place.name, elsewhere(place));
      return { name: place.name, address: written(place), label: null };
    },
  },
  bankrupt: {
    count: 15,
    make: (place) => ({
      name: place.name,
      address: written(place),
      label: addBusiness(place.name, place, 'AS', { konkurs: true }),
    }),
  },
  'sole trader': {
    count: 25,
    make: (place) => {
      const main = addUnit(`${place.name} Kari Oppdiktsen`, 'ENK', elsewhere(place));
      return {
        name: place.name,
        address: written(place),
        label: addUnit(place.name, 'BEDR', place, { overordnetEnhet: main }),
      };
    },
  },
  deleted: {
    count: 15,
    make: (place) => {
      addUnit(`${place.name} AS`, 'AS', place, { slettedato: '2025-03-01' });
      return { name: place.name, address: written(place), label: null };
    },
  },
  'retired industry code': {
    count: 15,
    make: (place) => {
      const naeringskode1 = { kode: '96.090', beskrivelse: 'Annen personlig tjenesteyting' };
      const more: Partial<Unit> & { naeringskode1: unknown } = { naeringskode1 };
      return { name: place.name, address: written(place), label: addBusiness(place.name, place, 'AS', more) };
    },
  },
  'address without a postal code': {
    count: 15,
    make: (place) => ({
      name: place.name,
      address: `${place.street} ${place.number}, ${place.town}, Norge`,
      label: addBusiness(place.name, place),
    }),
  },
  'moved within the town': {
    count: 10,
    make: (place) => ({
      name: place.name,
      address: written(place),
      label: addBusiness(place.name, { ...place, street: 'Annenveien', postcode: '5099' }),
    }),
  },
  'not registered, another business in the house': {
    count: 15,
    make: (place) => {
      addBusiness(`${place.name} Frisør og Parykk`, place);
      return { name: place.name, address: written(place), label: null };
    },
  },
  'two businesses of the same name in the same house': {
    count: 10,
    make: (place) => {
      addBusiness(place.name, place);
      addBusiness(place.name, place);
      return { name: place.name, address: written(place), label: null };
    },
  },
};

for (const [kind, { count, make }] of Object.entries(kinds)) {
  for (let index = 0; index < count; index += 1) studios.push({ kind, ...make(nextPlace(), index) });
}
