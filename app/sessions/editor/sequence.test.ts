import { expect, test } from 'vitest';
import { edited, mostPoses, readSequence, written } from './sequence.ts';

const known = ['tadasana', 'vrksasana', 'adho-mukha-svanasana'];
const read = (...values: string[]) => readSequence(values, known);
const list = read('tadasana-30', 'vrksasana-45', 'tadasana-60').chosen;
const after = (name: 'opp' | 'ned' | 'bort' | 'ny', value: string) => edited(list, { name, value }, known).map(written);

test('a list comes back from its address, with hyphens in the names and a pose twice', () => {
  const values = ['adho-mukha-svanasana-60', 'tadasana-30', 'adho-mukha-svanasana-15'];
  const { chosen, faults } = read(...values);
  expect(chosen.map(written)).toEqual(values);
  expect(faults).toEqual({ unknown: 0, adjusted: 0, surplus: 0 });
});

test.each([
  '',
  'tadasana',
  'hodestand-30',
  'tadasana-',
  'tadasana--5',
  'tadasana-1.5',
  'tadasana-9999999',
  '__proto__-30',
])('what is not a known pose is left out: «%s»', (value) => {
  expect(read(value, 'tadasana-30')).toEqual({
    chosen: [{ id: 'tadasana', seconds: 30 }],
    faults: { unknown: 1, adjusted: 0, surplus: 0 },
  });
});

test('a hold is brought within its bounds', () => {
  const { chosen, faults } = read('tadasana-0', 'tadasana-301', 'tadasana-40');
  expect(chosen.map(({ seconds }) => seconds)).toEqual([15, 300, 40]);
  expect(faults.adjusted).toBe(2);
});

test('a list has its end', () => {
  const { chosen, faults } = read(...Array.from({ length: mostPoses + 4 }, () => 'tadasana-30'));
  expect(chosen).toHaveLength(mostPoses);
  expect(faults.surplus).toBe(4);
  expect(edited(chosen, { name: 'ny', value: 'tadasana-30' }, known)).toHaveLength(mostPoses);
});

test('a pose moves up and down, goes, and comes', () => {
  expect(after('opp', '1')).toEqual(['vrksasana-45', 'tadasana-30', 'tadasana-60']);
  expect(after('ned', '1')).toEqual(['tadasana-30', 'tadasana-60', 'vrksasana-45']);
  expect(after('bort', '0')).toEqual(['vrksasana-45', 'tadasana-60']);
  expect(after('ny', 'vrksasana-15')).toEqual([...list.map(written), 'vrksasana-15']);
});

test('a change that makes no sense changes nothing', () => {
  for (const [name, value] of [
    ['opp', '0'],
    ['ned', '2'],
    ['bort', '7'],
    ['bort', 'x'],
    ['bort', ''],
    ['ny', 'hodestand-30'],
  ] as const)
    expect(after(name, value)).toEqual(list.map(written));
});
