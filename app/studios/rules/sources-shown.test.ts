import { expect, it } from 'vitest';
import { type OriginId, originOf, type Provenance, readProvenance, withOrigin, writeProvenance } from './provenance.ts';
import { creditsOf, ratingSource, sourcesShown } from './sources-shown.ts';
import { studioColumns } from './studio-row.ts';

const osm = originOf('osm', '2026-11-22');
const known: Provenance = withOrigin(
  [{ ...osm, fields: ['name', 'phone', 'position'] }],
  ['position'],
  originOf('kartverket', '2026-11-20'),
);
const now = new Date('2026-12-01T12:00:00Z');

it('names the main source and the day in one line, and each field behind it', () => {
  expect(sourcesShown(known, now)).toEqual({
    line: 'Opplysninger fra OpenStreetMap, sist kontrollert 22. november 2026.',
    isOld: false,
    entries: [
      { label: 'OpenStreetMap', licence: 'ODbL-1.0', checked: '22. november 2026', fields: 'navn og telefon' },
      { label: 'Kartverket', licence: 'CC-BY-4.0', checked: '20. november 2026', fields: 'plassering' },
    ],
  });
});

it.each([
  ['2027-11-22', false],
  ['2027-11-24', true],
])('on %s the facts are old: %s', (day, isOld) => {
  expect(sourcesShown(known, new Date(`${day}T12:00:00Z`))?.isOld).toBe(isOld);
});

it('credits what the data says, also rows that say it by their place_id alone', () => {
  expect(creditsOf([{ placeId: 'a', provenance: known }])).toEqual(['osm', 'kartverket']);
  expect(creditsOf([{ placeId: 'osm:way/42', provenance: [] }])).toEqual(['osm']);
  expect(creditsOf([{ placeId: 'ChIJway/42', provenance: [] }])).toEqual([]);
});

it('a rating is its source’s, or nobody’s; the owner’s own table has it from the same place', () => {
  const mapsLink = 'https://maps.example/1';
  const sourceOf = (origin: OriginId) =>
    ratingSource({ mapsLink, provenance: [{ ...originOf(origin, '2026-01-01'), fields: ['rating'] }] });
  const google = { label: 'Google Maps', href: mapsLink };
  expect([sourceOf('google'), sourceOf('owner'), ratingSource({ mapsLink, provenance: [] })]).toEqual([
    google,
    google,
    google,
  ]);
  expect([sourceOf('osm'), sourceOf('brreg')]).toEqual([null, null]);
});

it.each([
  '',
  '{',
  '[]',
  '[[[[',
  '{"source":"osm"}',
  '[{"source":"evil","fields":["name"]}]',
  '[{"source":"osm","licence":null,"checked":"<b>","fields":[]}]',
])('what strangers write for a provenance counts as none: %s', (text) => {
  expect(readProvenance(text)).toEqual([]);
});

it('the same facts are the same text, in whatever order they come', () => {
  const entries: Provenance = [
    { ...osm, fields: ['phone', 'name'] },
    { ...originOf('owner', '2026-11-23'), fields: ['website'] },
    { ...osm, fields: ['address'] },
  ];
  expect(writeProvenance(entries)).toBe(writeProvenance(entries.toReversed()));
  expect(readProvenance(writeProvenance(entries))).toHaveLength(2);
});

it('every field of a row has a name that visitors know', () => {
  const fields = studioColumns.filter((column) => !['place_id', 'hidden', 'provenance'].includes(column));
  const shown = sourcesShown(readProvenance(JSON.stringify([{ ...osm, fields }])), new Date('2026-11-23'));
  const said = shown?.entries.map((entry) => entry.fields).join() ?? '';
  expect(fields.filter((field) => field.includes('_') && said.includes(field))).toEqual([]);
  expect(said.split(/, | og /u).length).toBeGreaterThanOrEqual(fields.length);
});
