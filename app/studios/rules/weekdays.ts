export const weekdays = ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'] as const;

/** Stands after the days of the week. */
export const publicHoliday = 7;

/** Norwegian and English names with the abbreviations in use; the last of each line is OpenStreetMap's. */
const names = [
  ['mandag', 'måndag', 'monday', 'man', 'mon', 'ma', 'mo'],
  ['tirsdag', 'tysdag', 'tuesday', 'tues', 'tirs', 'tue', 'tir', 'ti', 'tu'],
  ['onsdag', 'wednesday', 'wed', 'ons', 'on', 'we'],
  ['torsdag', 'thursday', 'thurs', 'tors', 'thur', 'thu', 'tor', 'to', 'th'],
  ['fredag', 'friday', 'fre', 'fri', 'fr'],
  ['lørdag', 'laurdag', 'saturday', 'lør', 'sat', 'lø', 'sa'],
  ['søndag', 'sundag', 'sunday', 'søn', 'sun', 'sø', 'su'],
];

const groups: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:hverdager|weekdays)$/, [0, 1, 2, 3, 4]],
  [/^(?:helg|helger|weekends?)$/, [5, 6]],
  [/^(?:daglig|hver dag|alle dager|daily|every day)$/, [0, 1, 2, 3, 4, 5, 6]],
  [/^(?:ph|helligdager|public holidays?)$/, [publicHoliday]],
  // School holidays have no line in a table of weekdays; what is said about them is left out.
  [/^sh$/, []],
];

const separator = / ?(?:,|&|\bog\b|\band\b) ?/;

/** The days (0 is Monday, 7 a public holiday) of 'Monday', 'Mo-Fr', 'lørdag og søndag', 'Hverdager'; null where a word is no day. */
export function daysOf(selector: string): readonly number[] | null {
  const text = selector.toLocaleLowerCase('nb').replaceAll('.', '').replace(/ ?:$/, '').trim();
  const days = text.split(separator).map((part) => daysOfGroup(part) ?? daysOfRange(part));
  return days.every((part) => part !== null) ? days.flat() : null;
}

/** Whether a selector is written as OpenStreetMap does it, where a day left out means closed. */
export function isOpenStreetMap(selector: string): boolean {
  return /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)[-, ]*)+$/.test(selector);
}

const word = [
  ...names.flat(),
  'hverdager',
  'weekdays',
  'helg',
  'helger',
  'weekends?',
  'daglig',
  'hver dag',
  'alle dager',
]
  .concat(['daily', 'every day', 'ph', 'sh', 'helligdager', 'public holidays?'])
  .sort((a, b) => b.length - a.length)
  .map((name) => `(?:${name})\\.?`)
  .join('|');

/** Finds each selector of days in a text, with its colon. */
export const daySelector = new RegExp(
  `(?<![\\p{L}\\d])(?:${word})(?: ?(?:-|,|&|og|and) ?(?:${word}))*(?![\\p{L}\\d])(?: ?:)?`,
  'giu',
);

function daysOfGroup(text: string): readonly number[] | undefined {
  return groups.find(([pattern]) => pattern.test(text))?.[1];
}

function daysOfRange(text: string): number[] | null {
  const [from, to, ...more] = text.split(/ ?- ?/).map((name) => names.findIndex((list) => list.includes(name)));
  if (from === undefined || from < 0 || more.length > 0) return null;
  if (to === undefined) return [from];
  const length = ((to - from + 7) % 7) + 1;
  return to < 0 ? null : Array.from({ length }, (_, index) => (from + index) % 7);
}
