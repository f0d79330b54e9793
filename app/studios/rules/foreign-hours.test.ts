import { expect, it } from 'vitest';
import { hoursInNorwegian } from './foreign-hours.ts';

it.each([
  ['Apr-Sep: Mo-Fr 09:00-12:00', 'april–september: mandag–fredag 09:00–12:00'],
  ['Oct-Mar Tu,Th 17:00-21:00; PH off', 'oktober–mars tirsdag, torsdag 17:00–21:00; helligdager stengt'],
  ['Jul off;Mo 18:00-20:00', 'juli stengt; mandag 18:00–20:00'],
  ['SH off', 'skoleferier stengt'],
  ['by appointment', 'etter avtale'],
  ['Mo "by appointment"', 'mandag etter avtale'],
  ['Tu 18:00-19:30 "ring først"', 'tirsdag 18:00–19:30 «ring først»'],
  ['Mo-Fr 08:00-16:00 || "ring"', 'mandag–fredag 08:00–16:00, ellers «ring»'],
  ['Th 18:00+', 'torsdag fra 18:00'],
  ['Sa sunrise-sunset', 'lørdag soloppgang–solnedgang'],
])('%s is told as %s', (text, told) => {
  expect(hoursInNorwegian(text)).toBe(told);
});

it.each(['etter avtale', 'Sommer: alle dager', 'constructor', '9-5', '', '<b>Mo</b>'])(
  '%j is no shorthand of OpenStreetMap',
  (text) => {
    expect(hoursInNorwegian(text)).toBeNull();
  },
);
