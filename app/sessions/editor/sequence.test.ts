import { expect, test } from 'vitest';
import {
  addressOf,
  edited,
  maxNoteLength,
  maxPoses,
  noDetails,
  readDetails,
  readSequence,
  sequenceEdits,
  sharesOf,
  spread,
  written,
} from './sequence.ts';
import { errorsInWords } from './sequence-errors.ts';

const known = ['tadasana', 'vrksasana', 'adho-mukha-svanasana'];
const read = (...values: string[]) => readSequence(values, known);
const list = read('tadasana-30', 'vrksasana-45', 'tadasana-60').chosen;
const after = (name: (typeof sequenceEdits)[number], value: string) =>
  edited(list, { name, value }, known).map(written);

test('a list comes back from its address, with hyphens in the names and a pose twice', () => {
  const values = ['adho-mukha-svanasana-60', 'tadasana-30', 'adho-mukha-svanasana-15'];
  const { chosen, errors } = read(...values);
  expect(chosen.map(written)).toEqual(values);
  expect(errors).toEqual({ unknown: 0, adjusted: 0, recounted: 0, surplus: 0 });
});

test.each([
  '',
  'tadasana',
  'hodestand-30',
  'tadasana-',
  'tadasana--5',
  'tadasana-1.5',
  'tadasana-9999999',
  'Tadasana-30',
  ' tadasana-30',
  'tadasana-30 ',
  '__proto__-30',
])('what is not a known pose is left out: «%s»', (value) => {
  expect(read(value, 'tadasana-30')).toEqual({
    chosen: [{ id: 'tadasana', amount: 30 }],
    errors: { unknown: 1, adjusted: 0, recounted: 0, surplus: 0 },
  });
});

test('a hold is brought within its bounds', () => {
  const { chosen, errors } = read('tadasana-0', 'tadasana-301', 'tadasana-40');
  expect(chosen.map(({ amount }) => amount)).toEqual([15, 300, 40]);
  expect(errors.adjusted).toBe(2);
});

test('a list has its end', () => {
  const { chosen, errors } = read(...Array.from({ length: maxPoses + 4 }, () => 'tadasana-30'));
  expect(chosen).toHaveLength(maxPoses);
  expect(errors.surplus).toBe(4);
  expect(edited(chosen, { name: 'ny', value: 'tadasana-30' }, known)).toHaveLength(maxPoses);
});

test('a pose moves up and down, goes, and comes', () => {
  expect(after('opp', '1')).toEqual(['vrksasana-45', 'tadasana-30', 'tadasana-60']);
  expect(after('ned', '1')).toEqual(['tadasana-30', 'tadasana-60', 'vrksasana-45']);
  expect(after('kopi', '1')).toEqual(['tadasana-30', 'vrksasana-45', 'vrksasana-45', 'tadasana-60']);
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
    ['bort', '0x1'],
    ['bort', ' 1'],
    ['bort', '1 '],
    ['bort', '01.0'],
    ['ny', 'hodestand-30'],
  ] as const)
    expect(after(name, value)).toEqual(list.map(written));
});

test('the tenth pose and those after it are moved as the others are', () => {
  const many = read(...Array.from({ length: 12 }, (_, index) => `tadasana-${index + 20}`)).chosen;
  const amounts = edited(many, { name: 'opp', value: '11' }, known).map((pose) => pose.amount);
  expect(amounts.slice(9)).toEqual([29, 31, 30]);
});

test('the changes that a form may ask for are those that can be made', () => {
  const makesChange = sequenceEdits.filter(
    (name) => edited(list, { name, value: name === 'ny' ? 'vrksasana-15' : '1' }, known) !== list,
  );
  expect(makesChange).toEqual(['opp', 'ned', 'kopi', 'bort', 'ny']);
});

test('a list has an address, which is read as the same list', () => {
  const address = new URL(addressOf(list), 'http://localhost');
  expect(address.pathname).toBe('/okt/egen');
  const values = [...address.searchParams.values()];
  expect(readSequence(values, known).chosen).toEqual(list);
});

const none = { unknown: 0, adjusted: 0, recounted: 0, surplus: 0 };

test.each([
  [none, []],
  [{ ...none, unknown: 1 }, ['Én stilling i lenken kjenner vi ikke, så den er utelatt.']],
  [{ ...none, unknown: 2 }, ['2 stillinger i lenken kjenner vi ikke, så de er utelatt.']],
  [{ ...none, adjusted: 1 }, ['En stilling holdes mellom 15 s og 5 min. Lengre og kortere tider er justert.']],
  [{ ...none, recounted: 1 }, ['En økt har opptil 60 trinn når alt gjentas. Noen gjentakelser er færre.']],
  [{ ...none, surplus: 3 }, ['En økt har plass til 30 stillinger. Resten er utelatt.']],
])('of %j it says what was left out or changed, and nothing else', (errors, said) => {
  expect(errorsInWords(errors)).toEqual(said);
});

test('all that was wrong with a link is said', () => {
  expect(errorsInWords({ unknown: 2, adjusted: 1, recounted: 0, surplus: 1 })).toHaveLength(3);
});

test('name, target and notes travel in the link, a note with its pose', () => {
  const noted = list.map((pose, index) => (index === 1 ? { ...pose, note: 'rolig & mykt' } : pose));
  const details = { name: 'Min kveld', targetMinutes: 20 };
  const { searchParams } = new URL(addressOf(noted, details), 'http://localhost');
  expect(readDetails(searchParams)).toEqual(details);
  expect(readSequence(searchParams.getAll('stilling'), known, searchParams.getAll('notat')).chosen).toEqual(noted);
  const moved = edited(noted, { name: 'opp', value: '1' }, known);
  expect(moved.map(({ note }) => note)).toEqual(['rolig & mykt', undefined, undefined]);
});

test('what nobody says is not in the link', () => {
  expect([...new URL(addressOf(list), 'http://localhost').searchParams.keys()]).toEqual(list.map(() => 'stilling'));
});

test('a name and a note are a line of some length, and a target a number of minutes', () => {
  const said = (search: string) => readDetails(new URLSearchParams(search));
  expect(said('navn=%20a%0Ab%00%20')).toEqual({ name: 'a b', targetMinutes: null });
  expect(said(`navn=${'a'.repeat(500)}`).name).toHaveLength(60);
  for (const value of ['0', '91', '-5', '1e1', 'x', '007 ', '5.5']) expect(said(`mal=${value}`)).toEqual(noDetails);
  const { chosen } = readSequence(['tadasana-30'], known, ['b'.repeat(500)]);
  expect(chosen[0]?.note).toHaveLength(maxNoteLength);
});

const threePoses = known.map((id) => ({ id, bothSides: id === 'vrksasana' }));

test.each([30, 200, 77, -20, -45, 100_000, -100_000])('%i seconds are spread over all sides alike', (missing) => {
  const shares = sharesOf(list, threePoses);
  const whole = (poses: readonly { amount: number }[]) =>
    poses.reduce((sum, { amount }, index) => sum + amount * (shares[index] ?? 0), 0);
  const result = spread(list, shares, missing);
  const bounds = {
    most: whole(list.map(() => ({ amount: 300 }))),
    least: whole(list.map(() => ({ amount: 15 }))),
  };
  const wanted = Math.min(Math.max(whole(list) + missing, bounds.least), bounds.most);
  // A second for each side is what cannot be parted.
  expect(Math.abs(whole(result) - wanted)).toBeLessThan(4);
  expect(result.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  expect(result.every(({ amount }) => amount >= 15 && amount <= 300)).toBe(true);
});
