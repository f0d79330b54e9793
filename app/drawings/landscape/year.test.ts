import { expect, test } from 'vitest';
import { openingOnDay } from './opening.ts';
import { dayOfYear } from './year.ts';

const days: readonly (readonly [moment: string, season: string, hour: string | undefined])[] = [
  ['2026-12-31T22:59:00Z', 'winter', 'blue'],
  // A new year begins an hour earlier in Norway.
  ['2026-12-31T23:30:00Z', 'winter', 'blue'],
  ['2027-01-14T22:30:00Z', 'winter', 'blue'],
  ['2027-01-14T23:30:00Z', 'winter', 'winter'],
  ['2027-03-19T12:00:00Z', 'winter', 'winter'],
  ['2027-03-20T12:00:00Z', 'spring', undefined],
  ['2027-06-01T12:00:00Z', 'summer', undefined],
  ['2027-06-23T12:00:00Z', 'summer', 'evening'],
  ['2027-07-08T12:00:00Z', 'summer', undefined],
  ['2027-10-05T12:00:00Z', 'autumn', undefined],
  ['2027-11-15T12:00:00Z', 'winter', 'winter'],
  ['2028-02-29T12:00:00Z', 'winter', 'winter'],
];

test('the year outside is that of Norway, by its own midnight', () => {
  const wrong = days.filter(([moment, season, hour]) => {
    const day = dayOfYear(new Date(moment));
    return day.season !== season || day.hour !== hour;
  });
  expect(wrong).toEqual([]);
});

test('an opening takes the tone of its text from the light of the day', () => {
  expect(openingOnDay('home', new Date('2026-12-20T12:00:00Z'))).toMatchObject({ season: 'winter', tone: 'snow' });
  expect(openingOnDay('home', new Date('2027-10-05T12:00:00Z'))).toMatchObject({ season: 'autumn', tone: 'ink' });
});
