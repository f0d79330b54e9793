import { expect, test } from 'vitest';
import { calendarFile, tomorrow } from './calendar-event.ts';
import { minutesByWeek } from './weeks.ts';

const now = new Date(2026, 10, 22, 19, 5);
const file = calendarFile({
  title: 'Yoga, ro; pust',
  url: `https://pusterom.example/okt/egen?stilling=${'å'.repeat(60)}`,
  minutes: 20,
  startsAt: tomorrow(now),
  now,
});

test('the event is tomorrow at the same time, by the clock where one is', () => {
  expect(file).toContain('\r\nDTSTART:20261123T190500\r\nDURATION:PT20M\r\n');
  expect(tomorrow(new Date(2026, 11, 31, 7, 0))).toEqual(new Date(2027, 0, 1, 7, 0));
});

test('a calendar can read it: lines end as they should, none is too long, marks are escaped', () => {
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(file).not.toMatch(/[^\r]\n/u);
  expect(file).toContain('SUMMARY:Yoga\\, ro\\; pust\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain('å'.repeat(60));
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+DTSTAMP:\d{8}T\d{6}Z\r\n[\s\S]+END:VCALENDAR\r\n$/u);
});

test('minutes are summed by week from Monday, and a week without is not listed', () => {
  const at = (day: number, minutes: number) => ({
    path: '/okt/rygg',
    title: '',
    minutes,
    atMs: new Date(2026, 10, day, 23, 30).getTime(),
  });
  const weeks = minutesByWeek([at(1, 5), at(15, 8), at(16, 10), at(22, 20)], 10);
  expect(weeks.map(({ mondayMs, minutes, sessions }) => [new Date(mondayMs).getDate(), minutes, sessions])).toEqual([
    [16, 30, 2],
    [9, 8, 1],
    [26, 5, 1],
  ]);
  expect(minutesByWeek([at(1, 5), at(15, 8)], 1)).toHaveLength(1);
});
