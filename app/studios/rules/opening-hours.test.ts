import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOpeningHours } from './opening-hours.ts';
import { weekdays } from './weekdays.ts';

/** The week in short: the seven texts, joined. */
function weekOf(value: string): string {
  const hours = readOpeningHours(value);
  return hours.kind === 'weekly' ? hours.days.map(({ text }) => text).join(' | ') : hours.kind;
}

it.each([null, '', '  ', 'N/A', 'n/a', '*****', '*', 'NULL', 'none', '{}', '[]', 'Monday: | Tuesday:'])(
  '%j is unknown',
  (value) => {
    expect(readOpeningHours(value)).toEqual({ kind: 'unknown' });
  },
);

it.each([
  ['09:00-21:00', '09:00–21:00'],
  ['9:00–14:00, 16:00–19:00', '09:00–14:00, 16:00–19:00'],
  ['9\u202fAM–5\u202fPM', '09:00–17:00'],
  ['9:30 a.m. to 5 p.m.', '09:30–17:00'],
  ['9–11 AM', '09:00–11:00'],
  ['1–5 PM', '13:00–17:00'],
  ['11–1 PM', '11:00–13:00'],
  ['12 PM-12 AM', '12:00–24:00'],
  ['9-17', '09:00–17:00'],
  ['kl. 09.00 til 17.30', '09:00–17:30'],
  ['0900-1730', '09:00–17:30'],
  ['18:00-02:00', '18:00–02:00'],
  ['00:00-24:00', 'Døgnåpent'],
  ['Open 24 hours', 'Døgnåpent'],
  ['Closed', 'Stengt'],
  ['09:00-12:00 og 17:00-20:00', '09:00–12:00, 17:00–20:00'],
  ['9‐17', '09:00–17:00'],
  ['9‑17', '09:00–17:00'],
  ['9‒17', '09:00–17:00'],
  ['9—17', '09:00–17:00'],
  ['9―17', '09:00–17:00'],
  ['9−17', '09:00–17:00'],
  ['\u200b09:00 - 17:00\ufeff', '09:00–17:00'],
  ['KL 9-17', '09:00–17:00'],
  ['kl9-17', '09:00–17:00'],
  ['9til17', '09:00–17:00'],
  ['9am to5pm', '09:00–17:00'],
  ['09:00-12:00 & 17:00-20:00', '09:00–12:00, 17:00–20:00'],
  ['09:00-12:00/17:00-20:00', '09:00–12:00, 17:00–20:00'],
  ['09:00-12:00 and 17:00-20:00', '09:00–12:00, 17:00–20:00'],
  // Noon and midnight, and an end that tells the half of both.
  ['12 AM-5 PM', '00:00–17:00'],
  ['12:30 AM-12:30 PM', '00:30–12:30'],
  ['12-1 PM', '12:00–13:00'],
  ['12-12 PM', '00:00–12:00'],
  ['9:30-11 p.m', '21:30–23:00'],
  ['10 PM-2 AM', '22:00–02:00'],
  ['9:00-5:00', '09:00–05:00'],
  ['9-05:00', '09:00–05:00'],
  ['09:00-09:00', 'Døgnåpent'],
  ['0:00-24', 'Døgnåpent'],
  ['23:59-24:00', '23:59–24:00'],
  ['stengt', 'Stengt'],
  ['LUKKET', 'Stengt'],
  ['off', 'Stengt'],
  ['24 hours', 'Døgnåpent'],
  ['Døgnåpent', 'Døgnåpent'],
  ['åpent hele døgnet', 'Døgnåpent'],
])('%j is a usual day: %s', (value, text) => {
  expect(readOpeningHours(value)).toEqual({ kind: 'usual', text });
});

const nine = '09:00–17:00';
const none = 'Ikke oppgitt';
const allWeek = (text: string) => weekdays.map(() => text).join(' | ');

it.each([
  ['Monday: 9 AM-5 PM | Tuesday: Closed', `${nine} | Stengt${` | ${none}`.repeat(5)}`],
  ['Monday: 9 AM–5 PM, Tuesday: 9–11 AM, 1–5 PM', `${nine} | 09:00–11:00, 13:00–17:00${` | ${none}`.repeat(5)}`],
  ['{"Sunday":"Closed","Monday":"9 AM–5 PM"}', `${nine}${` | ${none}`.repeat(5)} | Stengt`],
  ['{"Monday":["9 AM–12 PM","1–5 PM"]}', `09:00–12:00, 13:00–17:00${` | ${none}`.repeat(6)}`],
  ["{'Monday': '9 AM to 5 PM'}", `${nine}${` | ${none}`.repeat(6)}`],
  ['[{"day":"Monday","hours":"9 AM to 5 PM"}]', `${nine}${` | ${none}`.repeat(6)}`],
  ['[{"day":"Monday","times":["9 AM–5 PM"]}]', `${nine}${` | ${none}`.repeat(6)}`],
  ['[{"Monday":"09:00-17:00"}]', `${nine}${` | ${none}`.repeat(6)}`],
  ['["Monday: 9:00\u202fAM\u2009–\u20095:00\u202fPM"]', `${nine}${` | ${none}`.repeat(6)}`],
  ['{"mandag":"09:00-17:00","tirsdag":null}', `${nine}${` | ${none}`.repeat(6)}`],
  ['Mo-Fr 09:00-17:00; Sa 09:00-16:00', `${`${nine} | `.repeat(5)}09:00–16:00 | Stengt`],
  ['Mo,We 09:00-17:00; PH off', `${nine} | Stengt | ${nine} | Stengt | Stengt | Stengt | Stengt`],
  ['Mo-Fr 09:00-17:00; Fr off', `${`${nine} | `.repeat(4)}Stengt | Stengt | Stengt`],
  ['Fr-Mo 09:00-17:00', `${nine} | Stengt | Stengt | Stengt | ${nine} | ${nine} | ${nine}`],
  ['Mo-Su,PH 09:00-17:00', allWeek(nine)],
  ['24/7', allWeek('Døgnåpent')],
  ['Man.–fre.: kl. 9.00–17.00, lør og søn: stengt', `${`${nine} | `.repeat(5)}Stengt | Stengt`],
  ['Hverdager 09–17', `${`${nine} | `.repeat(5)}${none} | ${none}`],
  ['Torsdag 18 til 20', `${none} | ${none} | ${none} | 18:00–20:00 | ${none} | ${none} | ${none}`],
  ['Hverdager 09–12, helg 10–13', `${'09:00–12:00 | '.repeat(5)}10:00–13:00 | 10:00–13:00`],
])('%j is a week', (value, week) => {
  expect(weekOf(value)).toBe(week);
});

it.each([
  'Etter avtale',
  'Ikke stengt',
  'stengt i dag',
  'Nå døgnåpent',
  'døgnåpent i helgen',
  'null problem',
  'helt null',
  '9-5',
  '9-9',
  '9-17-20',
  'a9-17',
  '9-17b',
  '9:60-17:00',
  '09:00-24:01',
  '24:00-25:00',
  '24:00-02:00',
  '0 AM-5 PM',
  '9-13 PM',
  '13-14 PM',
  '12:3-17:00',
  '25:00-26:00',
  '13 PM-14 PM',
  '09:00',
  'Apr-Sep: Mo-Fr 09:00-12:00',
  'Monday (Easter): 9-12',
  'Monday: 9 AM-5 PM | Tuesday: by appointment',
  '{"Monday":"9 AM–5 PM"',
  '{"Monday":17}',
  '{"Someday":"9 AM–5 PM"}',
  '[1,2]',
  'Sommer: alle dager, vinter: se nettsiden',
  '<b>09:00-21:00</b>',
])('%j is shown as it stands', (text) => {
  expect(readOpeningHours(text)).toEqual({ kind: 'raw', text });
});

describe('hours by weekday', () => {
  it('can be compared with a clock', () => {
    const hours = readOpeningHours('Mo 18:00-02:00; Tu off; We 09:00-12:00,13:00-17:00');
    expect(hours.kind === 'weekly' && hours.days.slice(0, 3).map(({ spans }) => spans)).toEqual([
      [{ opensMinute: 18 * 60, closesMinute: 26 * 60 }],
      [],
      [
        { opensMinute: 9 * 60, closesMinute: 12 * 60 },
        { opensMinute: 13 * 60, closesMinute: 17 * 60 },
      ],
    ]);
  });
});

it('reads back what it writes, and stands any text', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, minute, (from, to) => {
      fc.pre(from !== to);
      const clock = (value: number) => new Date(value * 60_000).toISOString().slice(11, 16);
      const text = `${clock(from)}–${clock(to)}`;
      expect(readOpeningHours(text)).toEqual({ kind: 'usual', text: text.replace('–00:00', '–24:00') });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => readOpeningHours(text).kind !== 'weekly'));
  fc.assert(fc.property(fc.json(), (text) => typeof readOpeningHours(text).kind === 'string'));
});

it('shows a comment of OpenStreetMap without its quotes', () => {
  expect(readOpeningHours('"etter avtale"')).toEqual({ kind: 'raw', text: 'etter avtale' });
});
