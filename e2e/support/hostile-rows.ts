import fc from 'fast-check';
import type { StudioRow } from '../../app/studios/rules/studio-row.ts';

const longCell = 20_000;

const words = fc.constantFrom(
  ...['', ' ', '*****', 'N/A', '\u0000', 'a\u0000b', '\ud800', 'a\udfff', '\ufeff', '\ufffe', 'studio'],
  ...['\u202etxt.exe', '\u2066', 'שלום', 'مرحبا', 'ΟΔΟΣ', 'İstanbul', 'ẞ', 'ﬁ', 'ﷺ', '🧘🏽‍♀️'],
  ...['T\u0308by', 'H\u0331us', 'e\u0301', '\u0301', 'a\u0300'.repeat(50), '__proto__', 'constructor'],
  ...['.', '..', '%2e%2e', '%', '%2F', '/', '\\', '?q=1#a', 'By.data', 'a.b.data', "L'Oslo", '&#39;'],
  ...['=1+1', "=cmd|'/c calc'!A0", 'x;=1', '@SUM(A1)', '-1', '+47'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</title>', ']]>', '{{7*7}}'],
  ...['javascript:alert(1)', 'http://[::1]:99999', 'ftp://a.no', 'a.no/b c', 'https://a.no/\ud800'],
);
const endless = fc
  .constantFrom('Å', 'a', '0', ';', ',', 'a,', ' ', '\n', '[', '{"a":', '"', '\u0301\u0316', '🧘', 'å;')
  .map((piece) => piece.repeat(longCell / piece.length));

/** What strangers may write into any cell of the studio table. */
const bait = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 8 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 8 },
  { arbitrary: words, weight: 8 },
  { arbitrary: endless, weight: 1 },
);

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const hours = fc.oneof(
  bait,
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(`{"Monday":${deep(4900)}}`, deep(9000), '{"Monday":17}', '{"Monday":["9–17",null]}'),
  fc.constantFrom("{'Monday': '9 AM'", '[{"day":"Monday","hours":{}}]', '{"__proto__":"9-17"}'),
  fc.constantFrom('09:00-21:00', 'Mo-Fr 07:00-21:00; Sa off', `Mo 9-10 ${';'.repeat(19_000)}x`, 'Mo,'.repeat(6000)),
);
const place = fc.array(bait, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(''));
const address = fc.oneof(
  bait,
  place.map((name) => `Gata 1, 0155 ${name}`),
  place.map((name) => `Gata 1, ${name}, Norge`),
);
const name = fc.oneof(
  bait,
  place.map((text) => `Yoga ${text}`),
  fc.constantFrom('Sol', 'SOL', 'Sol.'),
);
const text = fc.option(bait);

/** A row as any table may hold it. The numbers are such as the columns of PostgreSQL take. */
const row: fc.Arbitrary<StudioRow> = fc.record({
  name: fc.option(name, { freq: 20 }),
  address: fc.option(address, { freq: 20 }),
  description: text,
  categories: text,
  workday_timing: fc.option(hours, { freq: 20 }),
  is_temporarily_closed: fc.oneof(text, fc.constant('TRUE')),
  review_keywords: text,
  rating: fc.option(fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.integer())),
  reviews: fc.option(fc.integer()),
  phone: text,
  website: text,
  municipality: text,
  timetable: text,
  main_category: text,
  link: text,
  featured_image: text,
  place_id: text,
  position: fc.option(fc.oneof(bait, fc.constant('{"latitude":60,"longitude":5,"level":"house"}'))),
  organisation_number: text,
  hidden: fc.constant(null),
  provenance: fc.option(fc.oneof(bait, fc.json({ maxDepth: 3 }))),
});

/** Rows as any table may hold them: no two have the same place_id. */
export function hostileRows(seed: number, count: number): StudioRow[] {
  const rows = fc.sample(row, { seed, numRuns: count });
  return rows.map((each, index) => ({
    ...each,
    place_id: each.place_id === null ? null : `${index} ${each.place_id}`,
  }));
}

/** Rows as JSON may bring them: any cell may hold anything. */
export function hostileJsonRows(seed: number, count: number): Record<string, unknown>[] {
  const column = fc.constantFrom('name', 'address', 'workday_timing', 'categories', 'rating', 'reviews', 'place_id');
  const others = fc.sample(fc.dictionary(column, fc.jsonValue(), { maxKeys: 3 }), { seed, numRuns: count });
  return hostileRows(seed, count).map((each, index) => ({ ...each, ...others[index] }));
}

/** The same row as PostgreSQL can hold it: no NUL, no half characters. */
export function storable(given: StudioRow): StudioRow {
  const cells = Object.entries(given).map(([column, cell]) => [
    column,
    typeof cell === 'string' ? cell.toWellFormed().replaceAll('\0', '') : cell,
  ]);
  return { ...given, ...Object.fromEntries(cells) };
}
