import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenewableIndex } from './renewable-index.ts';
import { buildIndex } from './search-index.ts';

const indexOf = (...titles: string[]) =>
  buildIndex(
    titles.map((title) => ({
      kind: 'studio',
      path: `/yogastudioer/studio/${title}`,
      title,
      ...{ facts: '', description: '', names: [], tags: [], passages: [] },
    })),
    () => [],
  );

let logged: string[];
const log = (event: string) => void logged.push(event);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  logged = [];
});
afterEach(() => vi.useRealTimers());

it('keeps the index before when a new one cannot be made, logs it, and tries again', async () => {
  let titles = ['sol'];
  const index = await createRenewableIndex({ build: () => indexOf(...titles), empty: await indexOf(), log });
  expect(index.current.called('sol')).toHaveLength(1);
  // Two documents of one path: no index can be made of them.
  titles = ['ro', 'ro'];
  await index.renew();
  expect(logged).toEqual(['search.index-failed']);
  expect(index.current.called('sol')).toHaveLength(1);
  titles = ['ro'];
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(index.current.called('ro')).toHaveLength(1));
  expect(logged).toHaveLength(1);
});

it('begins empty when the first one cannot be made, and makes it when the studios change', async () => {
  let titles = ['ro', 'ro'];
  const index = await createRenewableIndex({ build: () => indexOf(...titles), empty: await indexOf(), log });
  expect(index.current.called('ro')).toEqual([]);
  titles = ['ro'];
  await index.renew();
  expect(index.current.called('ro')).toHaveLength(1);
  expect(vi.getTimerCount(), 'nothing is left to try again').toBe(0);
});
