import { expect, it } from 'vitest';
import { takeSnapshot } from '../rules/snapshot.ts';
import { directoryMetrics } from './directory-health.ts';

it('tells the age of the studios by the last look that went well, never below zero', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const valuesOf = (lastLook: Date | null, lastError: Date | null) => {
    const metrics = directoryMetrics({ snapshot: () => takeSnapshot([], now), lastLook, lastError }, now);
    return Object.fromEntries(metrics.map(({ name, samples }) => [name, samples.map(({ value }) => value)]));
  };
  const fresh = { site_studios: [0], site_studios_failing: [0] };
  const before = new Date('2026-11-21T11:59:00Z');
  expect(valuesOf(before, null)).toEqual({ ...fresh, site_studios_age_seconds: [60] });
  expect(valuesOf(new Date('2026-11-21T13:00:00Z'), null)).toEqual({ ...fresh, site_studios_age_seconds: [0] });
  expect(valuesOf(null, now)).toEqual({ ...fresh, site_studios_failing: [1], site_studios_age_seconds: [] });
});
