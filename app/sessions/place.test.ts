import { expect, test } from 'vitest';
import { placeOf } from './.server/places.ts';
import { sessions } from './.server/sessions.ts';
import { type Light, lightAt } from './place.ts';

const ink = (hour: string): Light => ({ hour, tone: 'ink' });
const snow = (hour: string): Light => ({ hour, tone: 'snow' });

test('light wanders evenly between hours of one tone', () => {
  const lights = [ink('morning'), ink('day'), ink('afternoon')];
  expect(lightAt(lights, 0).shares).toEqual([1, 0, 0]);
  expect(lightAt(lights, 0.25).shares).toEqual([1, 0.5, 0]);
  expect(lightAt(lights, 1).shares).toEqual([1, 1, 1]);
});

test('words never stand between two tones', () => {
  const lights = [ink('evening'), snow('dusk')];
  const shares = Array.from({ length: 101 }, (_, percent) => lightAt(lights, percent / 100));
  expect(shares.filter(({ shares: [, second] }) => second !== 0 && second !== 1)).toEqual([]);
  expect(shares.filter(({ shares: [, second], light }) => (second === 1) !== (light?.tone === 'snow'))).toEqual([]);
});

test('the light of a session changes a few times a minute at most', () => {
  const busy = sessions.filter((session) => {
    const { lights } = placeOf(session);
    const seen = new Set(
      Array.from({ length: session.seconds }, (_, second) =>
        JSON.stringify(lightAt(lights, second / session.seconds).shares),
      ),
    );
    return seen.size / (session.seconds / 60) > 20;
  });
  expect(busy.map(({ id }) => id)).toEqual([]);
});

test('no session brings the day to who may be asleep', () => {
  const bright = sessions.filter(
    (session) => session.isQuiet && placeOf(session).lights.some(({ tone }) => tone === 'ink'),
  );
  expect(bright.map(({ id }) => id)).toEqual([]);
});
