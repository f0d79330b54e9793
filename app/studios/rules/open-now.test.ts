import { describe, expect, it } from 'vitest';
import { closesAtMinute, isOpen } from './open-now.ts';
import { readOpeningHours } from './opening-hours.ts';
import { osloClock, osloDate } from './oslo-time.ts';

const studio = (timing: string, temporarilyClosed = false) => ({
  openingHours: readOpeningHours(timing),
  temporarilyClosed,
});
/** 21 November 2026 is a Saturday; Norway is one hour ahead of UTC. */
const at = (utc: string) => osloClock(new Date(utc));

describe('osloClock', () => {
  it.each([
    ['2026-11-21T13:05:00Z', { weekday: 5, minute: 14 * 60 + 5 }],
    ['2026-11-22T23:30:00Z', { weekday: 0, minute: 30 }],
    ['2026-07-05T22:00:00Z', { weekday: 0, minute: 0 }],
    // The clocks go forward at 01:00 UTC on 29 March, and back at 01:00 UTC on 25 October.
    ['2026-03-29T00:59:00Z', { weekday: 6, minute: 119 }],
    ['2026-03-29T01:00:00Z', { weekday: 6, minute: 180 }],
    ['2026-10-25T00:30:00Z', { weekday: 6, minute: 150 }],
    ['2026-10-25T01:30:00Z', { weekday: 6, minute: 150 }],
  ])('at %s', (utc, clock) => {
    expect(at(utc)).toEqual(clock);
  });
});

it('dates are those of Norway', () => {
  expect(osloDate(new Date('2026-11-21T23:30:00Z'))).toBe('22. november 2026');
});

it.each([
  ['Mo-Su 07:00-21:00; PH off', false],
  ['Mo-Su 07:00-21:00; PH 10:00-14:00', true],
  ['Mo-Su 07:00-21:00', true],
])('on the seventeenth of May at noon, %s is open: %s', (hours, open) => {
  expect(isOpen(studio(hours), at('2027-05-17T10:00:00Z'))).toBe(open);
});

describe('isOpen', () => {
  const weekdays = studio('Mo-Fr 07:00-21:00; Sa 09:00-16:00');
  it.each([
    ['2026-11-20T06:00:00Z', true],
    ['2026-11-20T05:59:00Z', false],
    ['2026-11-20T19:59:00Z', true],
    ['2026-11-20T20:00:00Z', false],
    ['2026-11-21T14:59:00Z', true],
    ['2026-11-22T12:00:00Z', false],
    // The same hour in UTC, but Norway's clocks show one more in summer.
    ['2026-07-03T05:00:00Z', true],
    ['2026-11-20T05:00:00Z', false],
  ])('by weekday, at %s: %s', (utc, open) => {
    expect(isOpen(weekdays, at(utc))).toBe(open);
  });

  it.each([
    ['2026-11-21T23:29:00Z', true],
    ['2026-11-21T23:30:00Z', false],
    // Sunday evening runs into Monday, over the end of the week.
    ['2026-11-22T23:15:00Z', true],
    ['2026-11-22T16:59:00Z', false],
  ])('past midnight, at %s: %s', (utc, open) => {
    expect(isOpen(studio('Mo-Su 18:00-00:30'), at(utc))).toBe(open);
  });

  it('reads split days, and days around the clock', () => {
    const split = studio('Sa 09:00-12:00, 16:00-19:00');
    expect(['10:00', '12:30', '15:30'].map((utc) => isOpen(split, at(`2026-11-21T${utc}:00Z`)))).toEqual([
      true,
      false,
      true,
    ]);
    expect(isOpen(studio('24/7'), at('2026-11-21T23:00:00Z'))).toBe(true);
  });

  it.each([
    ['a usual day without weekdays', '09:00-21:00'],
    ['nothing', ''],
    ['words', 'Etter avtale'],
    ['days that are not told', 'Monday: 9 AM-5 PM'],
  ])('knows nothing of now from %s', (_, timing) => {
    expect(isOpen(studio(timing), at('2026-11-21T12:00:00Z'))).toBe(false);
  });

  it('is false for a studio that is closed for a time', () => {
    expect(isOpen(studio('24/7', true), at('2026-11-21T12:00:00Z'))).toBe(false);
  });
});

it('tells when it closes, also from the evening before', () => {
  const late = studio('Mo-Su 18:00-00:30');
  expect(closesAtMinute(late, at('2026-11-21T18:00:00Z'))).toBe(24 * 60 + 30);
  expect(closesAtMinute(late, at('2026-11-21T23:10:00Z'))).toBe(30);
  expect(closesAtMinute(late, at('2026-11-21T12:00:00Z'))).toBeNull();
});
