import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideSmall, minShown } from './hide-small.ts';
import { keepStatistics, readStatistics } from './keep-statistics.ts';
import { createUnanswered } from './unanswered.ts';

test('what is hidden cannot be had by subtraction either', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer({ min: 1, max: 30 }), { maxKeys: 12 }), (counts) => {
      const { rows, hidden, total } = hideSmall(counts);
      expect(rows.filter(([, count]) => count < minShown)).toEqual([]);
      const left = total - rows.reduce((sum, [, count]) => sum + count, 0);
      expect(left).toBe(hidden ?? 0);
      expect(
        left === 0 || (left >= minShown && Object.keys(counts).length - rows.length > 1) || rows.length === 0,
      ).toBe(true);
    }),
  );
  expect(hideSmall({ a: 90, b: 7, c: 2 })).toEqual({ rows: [['a', 90]], hidden: 9, total: 99 });
  expect(hideSmall({ a: 2, b: 1 })).toEqual({ rows: [], hidden: 0, total: 0 });
});

test('a question is counted when five spells have had it, and never when it may be about one person', () => {
  const { mayBeCounted } = createUnanswered();
  const asked = (query: string, minutes: readonly number[]) =>
    minutes.map((minute) => mayBeCounted(query, minute * 60_000));
  expect(asked('aerial', [0, 1, 2, 11, 22, 33, 44])).toEqual([false, false, false, false, false, false, true]);
  const spells = [100, 120, 140, 160, 180, 200];
  for (const query of ['kari@example.no', '22 33 44 55', 'jeg orker ikke mer nå', 'a'.repeat(41)])
    expect(asked(query, spells)).toEqual(spells.map(() => false));
});

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'statistics-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true });
});

const request = { kind: 'page', method: 'GET', status: 200, path: '/yoga', from: 'google.com' };

test('a process that is killed loses a minute, days are kept apart, and two processes share a folder', () => {
  let now = new Date('2026-11-22T12:00:00Z');
  const settings = { dataDir, now: () => now, log: () => undefined };
  const first = keepStatistics(settings);
  first.onLogged('request', request);
  vi.advanceTimersByTime(60_000);
  first.onLogged('request', request);
  const counted = () => readStatistics(dataDir, '2026-11-22', '2026-11-22').pages['/yoga'];
  expect(counted(), 'as a process that was killed now leaves it').toBe(1);
  now = new Date('2026-11-22T12:30:00Z');
  const second = keepStatistics(settings);
  second.onLogged('request', request);
  second.close();
  expect(counted()).toBe(2);
  now = new Date('2026-11-23T12:00:00Z');
  first.onLogged('request', request);
  first.close();
  expect(counted()).toBe(3);
  expect(readStatistics(dataDir, '2026-11-22', '2026-11-23').sources['google.com']).toBe(4);
  now = new Date('2028-01-15T12:00:00Z');
  keepStatistics(settings).close();
  expect(readdirSync(join(dataDir, 'statistics')), 'after 400 days').toEqual([]);
});

test('a question stands in no file before several have asked it', () => {
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 10, 22, 8, minute));
  const statistics = keepStatistics({ dataDir, now, log: () => undefined });
  const onDisk = () => {
    vi.advanceTimersByTime(60_000);
    const folder = join(dataDir, 'statistics');
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
  };
  statistics.onLogged('request', request);
  for (minute = 0; minute < 44; minute += 11) statistics.onUnanswered('Aerial');
  expect(onDisk()).not.toMatch(/aerial/iu);
  statistics.onUnanswered('aerial');
  expect(onDisk()).toContain('"unanswered":{"aerial":5}');
  statistics.close();
});
