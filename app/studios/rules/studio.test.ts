import { describe, expect, it } from 'vitest';
import { readPicture, readWebLink } from './links.ts';
import { splitList } from './list.ts';
import { readPhone } from './phone.ts';
import { missingDescription, toStudio } from './studio.ts';
import { studioRow } from './studio-row.ts';

describe('readPhone', () => {
  it.each([
    ['+47 22 33 44 55', '22 33 44 55', 'tel:+4722334455'],
    ['22334455', '22 33 44 55', 'tel:+4722334455'],
    ['0047 22334455', '22 33 44 55', 'tel:+4722334455'],
    ['4722334455', '22 33 44 55', 'tel:+4722334455'],
    ['(+47) 912.34.567', '912 34 567', 'tel:+4791234567'],
    ['Tlf.: 412 34 567', '412 34 567', 'tel:+4741234567'],
    ['Telefon: 22334455', '22 33 44 55', 'tel:+4722334455'],
    ['80012345', '800 12 345', 'tel:+4780012345'],
    ['02800', '02800', 'tel:+4702800'],
    ['22 33 44 55 / 912 34 567', '22 33 44 55', 'tel:+4722334455'],
    ['ring oss, 22334455', '22 33 44 55', 'tel:+4722334455'],
    ['+46 8 123 456 78', '+46 8 123 456 78', 'tel:+46812345678'],
    ['+44 (0)20 7946 0000', '+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['+47 00 00 00 01', '00 00 00 01', 'tel:+4700000001'],
  ])('%j', (cell, text, href) => {
    expect(readPhone(cell)).toEqual({ text, href });
  });

  it.each([null, '', '1234', '223344556677', '+47 2233', 'javascript:alert(1)', 'ring oss', '+0 22334455'])(
    '%j cannot be dialled',
    (cell) => {
      expect(readPhone(cell)).toBeNull();
    },
  );
});

describe('readWebLink', () => {
  it.each([
    ['https://www.example.no/yoga?a=1', 'example.no', 'https://www.example.no/yoga?a=1'],
    ['http://example.no', 'example.no', 'http://example.no/'],
    ['example.no/yoga', 'example.no', 'https://example.no/yoga'],
    ['HTTPS://EXAMPLE.NO', 'example.no', 'https://example.no/'],
  ])('%j', (cell, text, href) => {
    expect(readWebLink(cell)).toEqual({ text, href });
  });

  it.each([
    null,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.no',
    'mailto:a@example.no',
    'https://user:pass@example.no',
    'https://',
    'ingen nettside',
    '//example.no',
  ])('%j is no link', (cell) => {
    expect(readWebLink(cell)).toBeNull();
  });
});

it.each([
  ['https://example.no/a.jpg', 'https://example.no/a.jpg'],
  ['/bilder/studio-1.svg', '/bilder/studio-1.svg'],
  ['http://example.no/a.jpg', null],
  ['/bilder/../hemmelig.svg', null],
  ['//example.no/a.svg', null],
  ['data:image/svg+xml,x', null],
])('the picture %j is %j', (cell, picture) => {
  expect(readPicture(cell)).toBe(picture);
});

it.each([
  ['Yoga, Pilates,yoga , ,Meditasjon', ['Yoga', 'Pilates', 'Meditasjon']],
  ['', []],
  [null, []],
])('the list %j', (cell, parts) => {
  expect(splitList(cell)).toEqual(parts);
});

describe('studioRow', () => {
  it.each([
    ['4,8', 4.8],
    ['4.8', 4.8],
    [4.8, 4.8],
    ['5', 5],
    [0, null],
    ['5,1', null],
    ['-1', null],
    ['N/A', null],
    ['mye', null],
    [Number.NaN, null],
    [undefined, null],
  ])('reads the rating %j as %j', (rating, expected) => {
    expect(studioRow.parse({ rating }).rating).toBe(expected);
  });

  it.each([
    ['214', 214],
    ['1 234', 1234],
    ['1\u00a0234', 1234],
    ['1,234', 1234],
    ['(12)', 12],
    ['12.0', 12],
    [12, 12],
    [0, 0],
    ['1.2K', null],
    ['-3', null],
    ['*****', null],
  ])('reads the review count %j as %j', (reviews, expected) => {
    expect(studioRow.parse({ reviews }).reviews).toBe(expected);
  });

  it.each([
    ['  Yoga\u00a0 Oslo ', 'Yoga Oslo'],
    ['Cafe\u0301', 'Café'],
    ['Yo\u0000ga', 'Yoga'],
    ['*****', null],
    ['N/A', null],
    ['', null],
    [123, '123'],
    [null, null],
  ])('reads the text %j as %j', (name, expected) => {
    expect(studioRow.parse({ name }).name).toBe(expected);
  });

  it('reads what a hosted table holds in other types', () => {
    const row = studioRow.parse({
      is_temporarily_closed: true,
      categories: ['Yoga', 'Pilates'],
      workday_timing: { Monday: '9 AM–5 PM' },
      unknown_column: 1,
    });
    expect(row).toMatchObject({ is_temporarily_closed: 'TRUE', categories: 'Yoga, Pilates' });
    expect(toStudio(row).openingHours.kind).toBe('weekly');
    expect(row).not.toHaveProperty('unknown_column');
  });
});

describe('toStudio', () => {
  it('makes a studio of an empty row', () => {
    expect(toStudio(studioRow.parse({}))).toMatchObject({
      slug: 'yogastudio',
      name: 'Yogastudio',
      city: 'Oslo',
      address: '',
      description: null,
      phone: null,
      website: null,
      openingHours: { kind: 'unknown' },
      temporarilyClosed: false,
      isExample: false,
    });
  });

  it('links to a search on the map unless the row has its own link', () => {
    const row = { name: 'Sol & Ro', address: 'Eksempelgata 1, 0155 Oslo' };
    const search =
      'https://www.google.com/maps/search/?api=1&query=Sol%20%26%20Ro%2C%20Eksempelgata%201%2C%200155%20Oslo';
    expect(toStudio(studioRow.parse(row)).mapsLink).toBe(search);
    expect(toStudio(studioRow.parse({ ...row, link: 'javascript:alert(1)' })).mapsLink).toBe(search);
    const link = 'https://www.google.com/maps/place/x';
    expect(toStudio(studioRow.parse({ ...row, link })).mapsLink).toBe(link);
  });

  it.each([
    ['TRUE', true],
    ['true', true],
    ['FALSE', false],
    [null, false],
  ])('is closed for now when the row says %j: %j', (cell, closed) => {
    expect(toStudio(studioRow.parse({ is_temporarily_closed: cell })).temporarilyClosed).toBe(closed);
  });
});

it.each([
  [null, 'X er et yogastudio i Oslo. Ta kontakt med studioet for timeplan, priser og påmelding.'],
  ['Yogastudio', 'X er et yogastudio i Oslo. Ta kontakt med studioet for timeplan, priser og påmelding.'],
  ['Treningssenter', 'X ligger i Oslo. Ta kontakt med stedet for timeplan, priser og påmelding.'],
  ['Sted med yoga', 'X ligger i Oslo. Ta kontakt med stedet for timeplan, priser og påmelding.'],
])('a place of the category %s is called what it is', (category, text) => {
  const row = studioRow.parse({ name: 'X', address: 'Gata 1, 0155 Oslo', main_category: category });
  expect(missingDescription(toStudio(row))).toBe(text);
});
