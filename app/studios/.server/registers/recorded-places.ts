import type { RegisteredAddress } from './addresses.ts';

/**
 * For tests: an answer of Overpass in the shapes that real ones have, and the addresses of Kartverket around it. Streets,
 * names, numbers and sites are invented (telephone numbers end in zeros, sites in `.example`); only the towns are real.
 * Tags: https://wiki.openstreetmap.org/wiki/Tag:sport%3Dyoga, https://wiki.openstreetmap.org/wiki/Key:opening_hours
 */
export interface RecordedPlace {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags: Readonly<Record<string, string>>;
}

interface Town {
  readonly city: string;
  readonly postcode: string;
  readonly municipality: string;
  readonly number: string;
  readonly at: readonly [number, number];
}

const town = (
  city: string,
  postcode: string,
  municipality: string,
  number: string,
  at: readonly [number, number],
): Town => ({ city, postcode, municipality, number, at });

const oslo = town('Oslo', '0155', 'OSLO', '0301', [59.91, 10.75]);
const bergen = town('Bergen', '5003', 'BERGEN', '4601', [60.39, 5.32]);
const nesttun = town('Nesttun', '5221', 'BERGEN', '4601', [60.32, 5.35]);
const trondheim = town('Trondheim', '7011', 'TRONDHEIM', '5001', [63.43, 10.4]);
const tromso = town('Tromsø', '9008', 'TROMSØ', '5501', [69.65, 18.95]);
const bodo = town('Bodø', '8006', 'BODØ', '1804', [67.28, 14.4]);
const karasjok = town('Karasjok', '9730', 'KARASJOK', '5610', [69.47, 25.51]);
const longyearbyen = town('Longyearbyen', '9170', 'SVALBARD', '2100', [78.22, 15.64]);
const hamar = town('Hamar', '2317', 'HAMAR', '3403', [60.79, 11.07]);
const kristiansand = town('Kristiansand S', '4610', 'KRISTIANSAND', '4204', [58.15, 8.0]);

let count = 0;

/** One house further down the street for each. */
function place(
  type: RecordedPlace['type'],
  { city, postcode, at: [lat, lon] }: Town,
  tags: Readonly<Record<string, string>>,
  addressed: readonly ('street' | 'code' | 'city')[] = ['street', 'code', 'city'],
): RecordedPlace {
  count += 1;
  const address = {
    ...(addressed.includes('street') && { 'addr:street': 'Fiktivgata', 'addr:housenumber': String(count) }),
    ...(addressed.includes('code') && { 'addr:postcode': postcode }),
    ...(addressed.includes('city') && { 'addr:city': city }),
  };
  const further = count / 1000;
  return {
    type,
    id: 7000 + count,
    lat: Number((lat + further).toFixed(5)),
    lon: Number((lon + further).toFixed(5)),
    tags: { sport: 'yoga', ...address, ...tags },
  };
}

export const recordedPlaces: readonly RecordedPlace[] = [
  place('node', oslo, { name: 'Prøveyoga', leisure: 'sports_centre', phone: '+47 22 00 00 00' }),
  place('way', oslo, { name: 'Prøvesalen', website: 'https://www.provesalen.example/', opening_hours: '24/7' }),
  place('node', oslo, {
    name: 'Prøverommet',
    sport: 'yoga;pilates',
    'contact:phone': '+47 230 00 000; +47 900 00 000',
    'contact:website': 'proverommet.example/timeplan',
    opening_hours: 'Mo-Fr 06:30-21:00; Sa,Su 09:00-16:00',
    'contact:instagram': 'https://www.instagram.com/example',
  }),
  place('node', oslo, {
    name: 'Prøvehuset for yoga, meditasjon, pust, klang og lange stille ettermiddager ved elva',
    opening_hours: 'Mo,We 17:00-20:30; PH off',
    description: 'Inngang fra bakgården.',
  }),
  place('relation', oslo, {
    name: 'Prøvesenteret',
    sport: 'fitness;yoga;climbing',
    leisure: 'fitness_centre',
    opening_hours: 'Mo-Su 05:00-23:00',
    wheelchair: 'yes',
    fee: 'yes',
    phone: '815 00 000',
  }),
  place('node', oslo, { name: 'Prøvebua', opening_hours: 'by appointment' }),
  place('node', oslo, { name: 'Prøveloftet', opening_hours: 'Tu 18:00-19:30 "etter avtale"' }),
  place('node', oslo, { name: 'Prøvestova', opening_hours: 'May-Aug: Mo-Fr 10:00-14:00; Sep-Apr: Mo 17:00-21:00' }),
  place('node', oslo, { name: 'Prøvekveld', opening_hours: 'Th 18:00+' }),
  place('node', oslo, { name: 'Prøvenatt', opening_hours: 'Fr 20:00-02:00' }),
  place('node', bergen, { name: 'Prøveregn Yoga', phone: '0047 55000000', website: 'http://proveregn.example' }),
  place('node', bergen, { name: 'Prøvebrygga', operator: 'Prøve AS', email: 'post@provebrygga.example' }),
  place('way', bergen, { name: 'Prøveyoga', phone: '55000001', opening_hours: 'Mo-Th 07:00-08:00,17:00-21:00' }),
  place('node', bergen, { name: 'Prøvetårnet', 'contact:mobile': '40 00 00 00', url: 'https://provetarnet.example' }),
  place('node', nesttun, { name: 'Prøvedalen', sport: 'yoga;qigong', opening_hours: 'Mo-We 08:00-16:00' }),
  place('node', nesttun, { name: 'Prøvebekken Yoga & Pilates', sport: 'yoga;pilates' }, ['street']),
  place('node', trondheim, { name: 'Prøvefossen', opening_hours: 'mandag til fredag 7-21' }),
  place('way', trondheim, { 'name:nb': 'Prøvebakken', description: 'Yoga i kjelleren\nunder biblioteket.' }),
  place('node', trondheim, { operator: 'Prøvedrift', phone: '73000000;73000001' }),
  place('node', trondheim, { name: 'Prøve «Sol» & Måne <yoga>', website: 'https://sol-og-mane.example/?a=1&b=2' }),
  place('node', tromso, { name: 'Prøvelys', opening_hours: 'Mo-Fr 12:00-12:00' }),
  place('node', tromso, {
    name: 'Prøvemørketid',
    opening_hours: 'Nov-Jan Mo-Fr 16:00-20:00',
    website: 'facebook.example/x',
  }),
  place('node', tromso, { name: 'Prøvebre', check_date: '2019-05-01', opening_hours: 'Sa 10:00-13:00' }),
  place('node', bodo, {
    name: 'Prøvehavn',
    phone: '+46 8 000 000 00',
    website: 'https://kunde:hemmelig@provehavn.example',
  }),
  place('node', bodo, { name: 'Prøvemoloen', image: 'https://bilder.example/molo.jpg', opening_hours: 'off' }),
  place('node', karasjok, { name: 'Geahččaleapmi Joga', 'name:no': 'Prøvevidda', phone: 'ring Anna' }),
  place('node', karasjok, { name: 'Prøvelavvo', sport: 'yoga;meditation', website: 'kommer snart' }),
  place('way', longyearbyen, { name: 'Prøvebjørnen', 'addr:country': 'SJ', opening_hours: 'Mo-Fr 16:00-22:00' }),
  place('node', hamar, { name: 'PRØVEYOGA HAMAR AS', phone: '62 00 00 00', opening_hours: 'Mo-Fr 9-17' }),
  place('node', hamar, { name: 'Prøvemjøsa', opening_hours: 'Mo-Fr 10:00-18:00; Dec 24-26 off; PH 12:00-15:00' }),
  place('node', hamar, { name: 'Prøvegården', fee: 'no', wheelchair: 'no' }, ['city']),
  place('node', hamar, { name: 'Prøveenga', 'addr:full': 'Fiktivgata 32, 2317 Hamar' }, []),
  place('node', kristiansand, { name: 'Prøvesundet', sport: 'yoga;dance;gymnastics', leisure: 'dance' }),
  place('node', kristiansand, { name: 'Prøveholmen', description: 'Åpent hele sommeren. Ta med matte.' }, []),
  place('node', kristiansand, { name: 'Prøveskjæret', opening_hours: 'Mo-Fr 08:00-16:00 || "ring"' }, [
    'street',
    'city',
  ]),
  place('node', kristiansand, { name: 'Prøvefyret Yoga', phone: '38 00 00 00', opening_hours: 'sunrise-sunset' }),
  place('node', kristiansand, { name: 'Prøvebukta', sport: 'yoga;unknown_thing' }),
  place('node', kristiansand, { name: 'Prøvestranda', leisure: 'pitch', access: 'yes', lit: 'no' }, []),
];

/** The addresses of the register at each of them. */
export const recordedAddresses: readonly RegisteredAddress[] = recordedPlaces.map(({ lat, lon }, index) => {
  const towns = [oslo, bergen, nesttun, trondheim, tromso, bodo, karasjok, longyearbyen, hamar, kristiansand];
  const near = towns.toSorted((a, b) => Math.abs(a.at[0] - lat) - Math.abs(b.at[0] - lat))[0] ?? oslo;
  return {
    adressetekst: `Fiktivgata ${index + 1}`,
    adressenavn: 'Fiktivgata',
    nummer: index + 1,
    bokstav: '',
    kommunenummer: near.number,
    kommunenavn: near.municipality,
    postnummer: near.postcode,
    poststed: near.city.toLocaleUpperCase('nb'),
    representasjonspunkt: { lat, lon },
  };
});

/** The body of the answer: areas have a middle instead of a place of their own. */
export function recordedAnswer() {
  const elements = recordedPlaces.map(({ type, id, lat, lon, tags }) =>
    type === 'node' ? { type, id, lat, lon, tags } : { type, id, center: { lat, lon }, tags },
  );
  const body = {
    version: 0.6,
    generator: 'Overpass API',
    osm3s: { timestamp_osm_base: '2026-11-20T03:04:05Z' },
    elements,
  };
  return { status: 200, text: JSON.stringify(body) };
}
