import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockIds, countBounds, mostSteps, timesOf, unfolded, withinRoom } from './blocks.ts';
import {
  addressOf,
  type ChosenPose,
  longestHoldSeconds,
  maxNameLength,
  maxPoses,
  readDetails,
  readSequence,
  sharesOf,
  shortestHoldSeconds,
  spread,
  written,
} from './sequence.ts';

const known = ['tadasana', 'vrksasana', 'adho-mukha-svanasana', ...Object.values(blockIds)];
const read = (...values: string[]) => readSequence(values, known).chosen;
const gone = (...values: string[]) =>
  unfolded(read(...values)).map(({ item, isAgain }) => `${item.id}${isAgain ? ' again' : ''}`);

/** Any list that the editor can hold. */
const lists = fc
  .array(
    fc.constantFrom(...known).chain((id) => {
      const { least, most } = countBounds(id) ?? { least: shortestHoldSeconds, most: longestHoldSeconds };
      return fc.record({ id: fc.constant(id), amount: fc.integer({ min: least, max: most }), note: notes() });
    }),
    { minLength: 1, maxLength: maxPoses },
  )
  .map((chosen): ChosenPose[] => withinRoom(chosen.map(({ note, ...pose }) => (note ? { ...pose, note } : pose))));

test('from list to link and back, any list, name and target are the same', () => {
  fc.assert(
    fc.property(lists, notes(), fc.option(fc.integer({ min: 1, max: 90 })), (chosen, name, targetMinutes) => {
      const { searchParams } = new URL(addressOf(chosen, { name, targetMinutes }), 'http://localhost');
      const back = readSequence(searchParams.getAll('stilling'), known, searchParams.getAll('notat'));
      expect(back).toEqual({ chosen, errors: { unknown: 0, adjusted: 0, recounted: 0, surplus: 0 } });
      expect(readDetails(searchParams)).toEqual({ name, targetMinutes });
    }),
  );
});

test('from any link to a list and back, the second link says what the first one was taken for', () => {
  const values = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^(tadasana|del|pust|solhilsen)-\d{1,4}$/u)));
  fc.assert(
    fc.property(values, fc.array(fc.string()), (stilling, notat) => {
      const { chosen } = readSequence(stilling, known, notat);
      const { searchParams } = new URL(addressOf(chosen), 'http://localhost');
      expect(readSequence(searchParams.getAll('stilling'), known, searchParams.getAll('notat')).chosen).toEqual(chosen);
    }),
  );
});

test('a section is gone through as often as it asks, and ends where the next one begins', () => {
  expect(gone('tadasana-30', 'del-2', 'vrksasana-30', 'pust-30', 'del-1', 'tadasana-30')).toEqual([
    'tadasana',
    'vrksasana',
    'pust',
    'vrksasana again',
    'pust',
    'tadasana',
  ]);
  expect(timesOf(read('tadasana-30', 'del-3', 'vrksasana-30', 'del-1', 'pust-30'))).toEqual([1, 0, 3, 0, 1]);
});

test('what is counted stays within its bounds, and repeats within what a session has room for', () => {
  expect(read('solhilsen-99', 'del-9').map(written)).toEqual(['solhilsen-6', 'del-4']);
  fc.assert(fc.property(lists, (chosen) => unfolded(chosen).length <= mostSteps));
  const many = read('del-4', ...Array.from({ length: 29 }, () => 'tadasana-30'));
  expect(many[0]).toEqual({ id: 'del', amount: 2 });
});

test('missing time goes to poses alone, and counts as often as they come', () => {
  const poses = known.map((id) => ({
    id,
    bothSides: id === 'vrksasana',
    block: Object.values<string>(blockIds).includes(id),
  }));
  const chosen = read('solhilsen-2', 'del-2', 'vrksasana-30', 'stille-60');
  const shares = sharesOf(chosen, poses);
  expect(shares).toEqual([0, 0, 4, 0]);
  expect(spread(chosen, shares, 80).map(written)).toEqual(['solhilsen-2', 'del-2', 'vrksasana-50', 'stille-60']);
});

/** A line as it stays when it is read: no spaces at its ends, none twice, no longer than it may be. */
function notes() {
  return fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) =>
    text
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, maxNameLength)
      .replaceAll(/\p{Cs}/gu, '')
      .trim(),
  );
}
