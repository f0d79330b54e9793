import { describe, expect, test } from 'vitest';
import { fixture, latch } from './page-cache-fixture.ts';

describe('when what pages are made of changes', () => {
  test('every page is rendered anew', async () => {
    const { pages, kindOf } = fixture();
    for (const path of ['/studio/a', '/yoga']) await kindOf(path);
    pages.clear();
    expect([await kindOf('/studio/a'), await kindOf('/yoga')]).toEqual(['miss', 'miss']);
  });

  test('a rendering that began before is answered, but not kept', async () => {
    const { pages, gate, textOf } = fixture();
    const { open, opened } = latch();
    gate.open = opened;
    const before = textOf('/studio/a');
    pages.clear();
    const after = textOf('/studio/a');
    open();
    expect((await before).trim()).toBe('/studio/a 1');
    expect((await after).trim()).toBe('/studio/a 2');
    expect((await textOf('/studio/a')).trim()).toBe('/studio/a 2');
  });
});

test('a rendering that began before a change is not kept when nobody asked meanwhile', async () => {
  const { pages, gate, kindOf, rendered } = fixture();
  const { open, opened } = latch();
  gate.open = opened;
  const before = kindOf('/studio/a');
  pages.clear();
  open();
  await before;
  expect(await kindOf('/studio/a')).toBe('miss');
  expect(rendered).toHaveLength(2);
});

test('a look into the memory finds nothing of yesterday', async () => {
  const { pages, clock, kindOf } = fixture();
  await kindOf('/yoga');
  expect(pages.peek('/yoga')).toBeDefined();
  clock.time = new Date('2026-06-11T12:00:00Z');
  expect(pages.peek('/yoga')).toBeUndefined();
});

describe('a new day in Norway', () => {
  test.each([
    ['summer', '2026-06-10T21:59:59Z', '2026-06-10T22:00:00Z'],
    ['winter', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ])('begins at midnight in Oslo, in %s', async (_season, before, midnight) => {
    const { clock, kindOf } = fixture();
    clock.time = new Date(before);
    await kindOf('/yoga');
    expect(await kindOf('/yoga')).toBe('hit');
    clock.time = new Date(midnight);
    expect(await kindOf('/yoga')).toBe('miss');
  });

  test('begins also when the clock is set back over midnight', async () => {
    const { clock, kindOf } = fixture();
    clock.time = new Date('2026-06-10T22:30:00Z');
    await kindOf('/yoga');
    clock.time = new Date('2026-06-10T21:30:00Z');
    expect(await kindOf('/yoga')).toBe('miss');
  });

  test('does not begin with every hour', async () => {
    const { clock, kindOf } = fixture();
    await kindOf('/yoga');
    clock.time = new Date('2026-06-10T21:00:00Z');
    expect(await kindOf('/yoga')).toBe('hit');
  });
});
