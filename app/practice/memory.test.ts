import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeMemory,
  deleteMemory,
  emptyMemory,
  leftAt,
  type Memory,
  memoryKey,
  readMemory,
  turnOn,
  withDone,
  withDoneDay,
  withFavourite,
  withLeft,
} from './memory.ts';

const link = { path: '/okt/rygg', title: 'Yoga for stiv rygg' };
const done = { ...link, minutes: 20, atMs: 1_000_000 };
const day = { path: '/programmer/sju-dager-yoga/1', title: 'Dag 1', sessionPath: link.path, next: null };
const full: Memory = {
  left: { ...link, seconds: 120, atMs: 5 },
  done: [done],
  favourites: [link],
  day,
  doneDays: [day.path],
  wish: { path: '/okt/lag?behov=ro', title: 'Ro' },
};

test('nothing is stored before it is turned on', () => {
  const storage = store();
  changeMemory(storage, (memory) => withDone(memory, done));
  expect(storage.texts.size).toBe(0);
  expect(readMemory(storage)).toEqual({ state: 'off' });
});

test('what is remembered comes back, until it is deleted', () => {
  const storage = store();
  turnOn(storage);
  expect(readMemory(storage)).toEqual({ state: 'on', memory: emptyMemory });
  changeMemory(storage, () => full);
  turnOn(storage);
  expect(readMemory(storage)).toEqual({ state: 'on', memory: full });
  deleteMemory(storage);
  expect(storage.texts.size).toBe(0);
});

test.each<[string, unknown]>([
  ['another version', { version: 2, ...full }],
  ['no version', full],
  ['a missing field', { version: 1, ...full, done: undefined }],
  ['a list that is none', { version: 1, ...full, favourites: {} }],
  ['a link out', { version: 1, ...full, favourites: [{ path: '//example.org', title: '' }] }],
  ['a link that is a script', { version: 1, ...full, wish: { path: 'javascript:alert(1)', title: '' } }],
  ['a time that is none', { version: 1, ...full, done: [{ ...done, atMs: 1e300 }] }],
  ['a day without its session', { version: 1, ...full, day: link }],
])('%s is broken, is said, and is left alone', (_, value) => {
  const storage = store(JSON.stringify(value));
  const before = new Map(storage.texts);
  expect(readMemory(storage)).toEqual({ state: 'broken' });
  turnOn(storage);
  changeMemory(storage, () => full);
  expect(storage.texts).toEqual(before);
});

test('whatever is stored, nothing is thrown', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readMemory(store(text)).state !== 'off'));
});

test('a session that was left is gone on with for a day, and not near its ends', () => {
  const at = (seconds: number) => withLeft(emptyMemory, { ...link, seconds, atMs: 0 });
  const hourMs = 3_600_000;
  expect(leftAt(at(300), link.path, 1200, 23 * hourMs)).toBe(300);
  expect(leftAt(at(300), link.path, 1200, 25 * hourMs)).toBeNull();
  expect(leftAt(at(300), '/okt/styrke', 1200, 0)).toBeNull();
  expect(leftAt(at(20), link.path, 1200, 0)).toBeNull();
  expect(leftAt(at(1190), link.path, 1200, 0)).toBeNull();
});

test('a session that is done was not left, and completes its day', () => {
  const after = withDone({ ...full, done: [], doneDays: [] }, done);
  expect(after).toEqual({ ...full, left: null });
  expect(withDone({ ...full, doneDays: [] }, { ...done, path: '/okt/styrke' })).toMatchObject({
    left: full.left,
    doneDays: [],
  });
});

test('a favourite and a done mark come and go', () => {
  expect(withFavourite(emptyMemory, link).favourites).toEqual([link]);
  expect(withFavourite(full, link).favourites).toEqual([]);
  expect(withDoneDay(emptyMemory, day.path, true).doneDays).toEqual([day.path]);
  expect(withDoneDay(full, day.path, false).doneDays).toEqual([]);
});

test('what is remembered has its bounds, and the oldest goes first', () => {
  const many = Array.from({ length: 700 }, (_, atMs) => ({ ...done, atMs }));
  const memory = many.reduce(withDone, emptyMemory);
  expect(memory.done).toHaveLength(500);
  expect(memory.done.at(-1)?.atMs).toBe(699);
});

test('a device that is full breaks nothing', () => {
  const storage = { ...store(), setItem: () => fail() };
  expect(() => turnOn(storage)).not.toThrow();
});

function fail(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

function store(text?: string) {
  const texts = new Map(text === undefined ? [] : [[memoryKey, text]]);
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}
