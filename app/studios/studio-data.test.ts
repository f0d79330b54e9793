import { describe, expect, test } from 'vitest';
import { readPostalAddress } from './rules/postal-address.ts';
import { toStudio } from './rules/studio.ts';
import { type StudioRow, studioRow } from './rules/studio-row.ts';
import { studioData } from './studio-data.ts';

function dataOf(cells: Partial<Record<keyof StudioRow, string>>) {
  const studio = toStudio(
    studioRow.parse({ place_id: 'a', name: 'Svale', address: 'Storgata 1, 0155 Oslo, Norge', ...cells }),
  );
  return studioData(studio, readPostalAddress(studio.address));
}

describe('a studio', () => {
  test('says nothing of the rating that a map service gave it', () => {
    expect(JSON.stringify(dataOf({ rating: '4.8', reviews: '812' }))).not.toMatch(/4[.,]8|812|rating|review/iu);
  });

  test.each(['09:00-21:00', 'N/A', '*****', '', 'etter avtale'])(
    'tells no hours where weekdays are unknown: %j',
    (workday_timing) => {
      expect(dataOf({ workday_timing })).not.toHaveProperty('openingHoursSpecification');
    },
  );

  test('tells the hours of the weekdays that are known', () => {
    const { openingHoursSpecification } = dataOf({ workday_timing: 'Mo-Fr 07:00-21:00; Sa 09:00-16:00' });
    expect(openingHoursSpecification).toHaveLength(6);
    expect(openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Saturday',
      opens: '09:00',
      closes: '16:00',
    });
  });

  test.each([
    ['Mo-Fr 07:00-21:00; PH 10:00-14:00', [{ opens: '10:00', closes: '14:00' }]],
    ['Mo-Fr 07:00-21:00; PH off', [{ opens: '00:00', closes: '00:00' }]],
    ['Mo-Fr 07:00-21:00', []],
  ])('tells the hours of public holidays where they are known: %s', (workday_timing, expected) => {
    const { openingHoursSpecification } = dataOf({ workday_timing });
    const onHolidays = [openingHoursSpecification].flat().filter((hours) => JSON.stringify(hours).includes('Holidays'));
    const day = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays' };
    expect(onHolidays).toEqual(expected.map((times) => ({ ...day, ...times })));
  });

  test('names what is missing nowhere', () => {
    expect(Object.keys(dataOf({}))).toEqual(['@type', 'name', 'address']);
  });
});
