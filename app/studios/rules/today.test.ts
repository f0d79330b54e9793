import { describe, expect, it } from 'vitest';
import { readOpeningHours } from './opening-hours.ts';
import { dayInWords, isClosedOn, isOpenWithin, nowInWords, todayInWords } from './today.ts';

const at = (text: string) => ({ openingHours: readOpeningHours(text), temporarilyClosed: false });
const thursday = { weekday: 3 };

it.each([
  ['Mo-Fr 07:00-20:00; PH off', 'Stengt i dag (helligdag)'],
  ['Mo-Fr 07:00-20:00; PH 10:00-14:00', 'I dag 10–14'],
  ['Mo-Fr 07:00-20:00', 'I dag 07–20'],
])('%s, on a Thursday that is a public holiday: %s', (text, words) => {
  expect(todayInWords(at(text), { weekday: 3, isHoliday: true })).toBe(words);
});

it.each([
  ['Mo-Fr 07:00-20:00', 'I dag 07–20'],
  ['Th 07:00-10:00,16:30-20:00', 'I dag 07–10 og 16:30–20'],
  ['Th 20:00-02:00', 'I dag 20–02'],
  ['24/7', 'I dag hele døgnet'],
  ['Fr 17:00-20:00', 'Stengt i dag, åpner i morgen kl. 17'],
  ['Mo 09:30-12:00', 'Stengt i dag, åpner mandag kl. 09:30'],
  ['We 09:00-12:00', 'Stengt i dag, åpner onsdag kl. 09'],
  ['Mo-Su off', 'Stengt i dag'],
  ['09:00-21:00', null],
  ['N/A', null],
  ['Monday: 9 AM-5 PM', null],
])('%s, on a Thursday: %s', (text, words) => {
  expect(todayInWords(at(text), thursday)).toBe(words);
});

it('a studio that is closed for a time has no hours today', () => {
  expect(todayInWords({ ...at('24/7'), temporarilyClosed: true }, thursday)).toBe(null);
});

it.each([
  ['Mo-Fr 07:00-20:00', false, false],
  ['Mo-Fr 07:00-20:00; PH off', true, true],
  ['Mo-We 07:00-20:00; PH 10:00-14:00', true, false],
  ['Mo-We 07:00-20:00', false, true],
  ['09:00-21:00', false, false],
])('%s, on a Thursday, a public holiday: %s, is closed: %s', (text, isHoliday, expected) => {
  const day = { weekday: 3, ...(isHoliday && { isHoliday }) };
  expect(isClosedOn(at(text), day)).toBe(expected);
  expect(isClosedOn({ ...at(text), temporarilyClosed: true }, day)).toBe(true);
});

it.each([
  ['Th 07:00-10:00', 17 * 60, 24 * 60, false],
  ['Th 07:00-20:00', 17 * 60, 24 * 60, true],
  ['Th 17:00-20:00', 0, 17 * 60, false],
  ['Fr 07:00-20:00', 0, 24 * 60, false],
])('%s within %i–%i: %s', (text, from, to, expected) => {
  expect(isOpenWithin(at(text), 3, from, to)).toBe(expected);
});

describe('what is true at this minute', () => {
  const span = (opens: number, closes: number) => ({ opensMinute: opens * 60, closesMinute: closes * 60 });
  /** Monday 7–20, Tuesday 17–26, Friday 10–12. */
  const week = [[span(7, 20)], [span(17, 26)], [], null, [span(10, 12)], [], []];

  it.each([
    [0, 6, 'Åpner kl. 07'],
    [0, 7, 'Åpent til 20'],
    [0, 20, 'Åpner i morgen kl. 17'],
    [2, 1, 'Åpent til 02'],
    [2, 3, 'Åpner fredag kl. 10'],
    [4, 12, 'Åpner mandag kl. 07'],
  ])('on day %d at %d: %s', (weekday, hour, words) => {
    expect(nowInWords(week, { weekday, minute: hour * 60 })).toBe(words);
  });

  it('is «Åpent hele døgnet» where nothing closes', () => {
    const always = week.map(() => [span(0, 24)]);
    expect(nowInWords(always, { weekday: 2, minute: 90 })).toBe('Åpent hele døgnet');
  });

  it('goes by the hours of public holidays on one, where they are told', () => {
    const always = week.map(() => [span(7, 20)]);
    const holiday = { weekday: 3, minute: 9 * 60, isHoliday: true } as const;
    expect(nowInWords(always, holiday)).toBe('Åpent til 20');
    expect(nowInWords(always, holiday, [span(10, 14)])).toBe('Åpner kl. 10');
    expect(nowInWords(always, holiday, [])).toBe('Åpner i morgen kl. 07');
    expect(nowInWords(always, { weekday: 3, minute: 9 * 60 }, [])).toBe('Åpent til 20');
  });

  it('is «Stengt» where no day has hours', () => {
    expect(nowInWords([[], null, []], { weekday: 0, minute: 0 })).toBe('Stengt');
  });
});

it.each([
  ['Th 07:00-10:00,16:30-20:00', 'Torsdag 07–10 og 16:30–20'],
  ['Mo 07:00-10:00', 'Stengt torsdag'],
  ['09:00-21:00', null],
])('%s, asked for a Thursday: %s', (text, words) => {
  expect(dayInWords(at(text), 3)).toBe(words);
});
