import { expect, test } from 'vitest';
import { type DirectorySnapshot, takeSnapshot } from '#app/studios/rules/snapshot.ts';
import { studioRow } from '#app/studios/rules/studio-row.ts';
import { createSiteSearch } from './site-search.ts';

function snapshotOf(...names: readonly string[]): DirectorySnapshot {
  const rows = names.map((name) => studioRow.parse({ name, address: 'Gata 1, 0155 Oslo', place_id: name }));
  return takeSnapshot(rows, new Date('2026-06-10'));
}

test('a question that was asked before is answered from memory, until the studios have changed', async () => {
  let snapshot = snapshotOf('Tyttebær Yoga');
  let changed: () => void = () => undefined;
  const site = createSiteSearch({
    directory: {
      snapshot: () => snapshot,
      cities: ['Oslo'],
      onChange(renew) {
        changed = renew;
        return () => undefined;
      },
    },
    privacyFacts: {
      ...{ contactRetentionDays: 365, contactBackupDays: 30, controller: null, mail: null },
      database: { kind: 'embedded' },
    },
    log: () => undefined,
    onUnanswered: () => undefined,
  });
  const first = await site.search('tyttebær');
  expect(first.total).toBeGreaterThan(0);
  expect(await site.search('  tyttebær '), 'the very answer').toBe(first);
  snapshot = snapshotOf('Tyttebær Yoga', 'Tyttebær Ro');
  changed();
  await expect.poll(async () => (await site.search('tyttebær')).total).toBe(first.total + 1);
});
