import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StudioRow, studioRow } from '../rules/studio-row.ts';
import { createDirectory, type Directory } from './directory.ts';

const good = (place_id: string) => studioRow.parse({ name: `Sol ${place_id}`, address: 'Gata 1, 0155 Oslo', place_id });
/** No `studioRow` makes such a row any more: half a letter, of which no link can be made. It stands for what is not foreseen. */
const broken = (place_id: string | null): StudioRow => ({ ...good('x'), name: '\ud800', place_id });

type Answer = readonly StudioRow[] | Error;
let answer: Answer;
let logged: Record<string, unknown>[];
let directory: Directory;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  logged = [];
  const ask = () => {
    if (answer instanceof Error) throw answer;
    return [...answer];
  };
  directory = createDirectory({
    store: { allStudios: async () => ask(), studioByName: async () => ask()[0] ?? null },
    cities: ['Oslo'],
    refreshSeconds: 60,
    log: (event, details) => void logged.push({ event, ...details }),
    now: () => new Date(),
  });
});
afterEach(async () => {
  await directory.close();
  vi.useRealTimers();
});

const gone = new Error('database is gone');
const none = { ready: false, failing: true, leftOut: [], oslo: 0, page: 'unavailable' } as const;

/** The rows of docs/faults.md about the studio table: how it answers at the start, and then; what is said, and what a visitor sees. */
it.each<[error: string, start: Answer, then: Answer, told: object]>([
  ['nothing', [good('a')], [good('a')], { ready: true, failing: false, leftOut: [], oslo: 1, page: 'found' }],
  ['an empty table', [], [], { ready: true, failing: false, leftOut: [], oslo: 0, page: 'none' }],
  ['gone at start', gone, gone, none],
  ['gone while serving', [good('a')], gone, { ready: true, failing: true, leftOut: [], oslo: 1, page: 'found' }],
  [
    'an unreadable row',
    [good('a'), broken('b'), broken(null)],
    [good('a'), broken('b'), broken(null)],
    { ready: true, failing: false, leftOut: ['b', 'row 3'], oslo: 1, page: 'found' },
  ],
  ['all rows unreadable at start', [broken('b')], [broken('b')], { ...none, leftOut: ['b'] }],
  [
    'all rows unreadable while serving',
    [good('a')],
    [broken('a')],
    { ready: true, failing: true, leftOut: ['a'], oslo: 1, page: 'found' },
  ],
])('what health says is what visitors see: %s', async (_fault, start, then, told) => {
  answer = start;
  await directory.start();
  answer = then;
  await vi.advanceTimersByTimeAsync(61_000);
  const { everLoaded, lastError, leftOut } = directory;
  const oslo = directory.findLocation('oslo');
  expect({
    ready: everLoaded,
    failing: lastError !== null,
    leftOut,
    oslo: oslo.kind === 'city' && oslo.studios.length,
    page: (await directory.findStudio('sol-a')).status,
  }).toEqual(told);
});

it('names an unreadable row in the log once, and shows it as soon as it can be read', async () => {
  answer = [good('a'), broken('x'.repeat(5000))];
  await directory.start();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(logged).toEqual([
    { event: 'studios.row-left-out', row: 'x'.repeat(100), error: 'URIError: URI malformed' },
    { event: 'studios.loaded', studios: 1, leftOut: 1 },
  ]);
  answer = [good('a'), good('b')];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(directory.leftOut).toEqual([]);
  expect(directory.snapshot().studios).toHaveLength(2);
});

it('buries the log under no endless list of rows', async () => {
  answer = [good('a'), ...Array.from({ length: 500 }, (_, index) => broken(`b${index}`))];
  await directory.start();
  expect(directory.leftOut).toHaveLength(500);
  expect(logged.length).toBeLessThan(30);
});

it('says that all is well again when rows of which none could be read become the ones before', async () => {
  answer = [good('a')];
  await directory.start();
  answer = [broken('a')];
  await vi.advanceTimersByTimeAsync(61_000);
  expect(logged.filter(({ event }) => event === 'studios.load-failed').at(-1)).toMatchObject({
    error: 'Error: none of 1 rows can be shown, the first, a, for URIError: URI malformed',
  });
  answer = [good('a')];
  await vi.advanceTimersByTimeAsync(61_000);
  expect(directory.lastError).toBeNull();
  expect(directory.leftOut).toEqual([]);
});

it('hides a page that cannot be shown until the rows change', async () => {
  answer = [good('a')];
  await directory.start();
  const changes = vi.fn();
  directory.onChange(changes);
  directory.hidePages([]);
  expect(changes).not.toHaveBeenCalled();
  directory.hidePages(['/yogastudioer/oslo']);
  expect(changes).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([...directory.hiddenPages]).toEqual(['/yogastudioer/oslo']);
  answer = [good('a'), good('b')];
  await vi.advanceTimersByTimeAsync(61_000);
  expect([...directory.hiddenPages]).toEqual([]);
});
