import { expect, test } from 'vitest';
import { patternFields, readPattern, roundsOf } from './breath-pattern.ts';

test('an address is read within its bounds; what lies outside is as usual', () => {
  expect(readPattern(new URLSearchParams('inn=5&hold=2&ut=7&hvil=1&minutter=3'))).toEqual({
    in: 5,
    hold: 2,
    out: 7,
    rest: 1,
    minutes: 3,
  });
  const usual = readPattern(new URLSearchParams());
  expect(readPattern(new URLSearchParams('inn=60&hold=30&ut=x&hvil=-1&minutter=500'))).toEqual(usual);
});

test('no pattern holds the breath longer than four seconds, and every one has a round', () => {
  expect([patternFields.hold.most, patternFields.rest.most].filter((most) => most > 4)).toEqual([]);
  const longest = { in: 8, hold: 4, out: 12, rest: 4, minutes: 1 };
  expect(roundsOf(longest).rounds).toBe(2);
});

test('rounds are whole, and what is left out does not stand in them', () => {
  expect(roundsOf({ in: 4, hold: 0, out: 6, rest: 0, minutes: 5 })).toEqual({
    breath: [
      { kind: 'in', seconds: 4 },
      { kind: 'out', seconds: 6 },
    ],
    rounds: 30,
  });
});
