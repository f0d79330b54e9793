import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Preview } from './preview.ts';
import { createPreviewCache } from './preview-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pusterom-previews-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const previewOf = (title: string): Preview => ({ title, subtitle: '', drawing: { scene: 'yoga' } });

function cacheWith({ budgetBytes = 1e6, at = folder, bytes = 100 } = {}) {
  const encoded: string[] = [];
  const logged: string[] = [];
  let atOnce = 0;
  let maxAtOnce = 0;
  const cache = createPreviewCache({
    folder: at,
    budgetBytes,
    draw: ({ title }) => `<svg>${title}</svg>`,
    encode: async (svg) => {
      encoded.push(svg);
      atOnce += 1;
      maxAtOnce = Math.max(maxAtOnce, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return Buffer.alloc(bytes, svg);
    },
    log: (event) => logged.push(event),
  });
  return { cache, encoded, logged, maxAtOnce: () => maxAtOnce };
}

test('a picture is made once, however many ask for it, and kept over a restart', async () => {
  const { cache, encoded } = cacheWith();
  const both = await Promise.all([cache.get(previewOf('Yin')), cache.get(previewOf('Yin'))]);
  expect(both[0]).toEqual(both[1]);
  await cache.get(previewOf('Yin'));
  expect(encoded).toHaveLength(1);
  const later = cacheWith();
  expect(await later.cache.get(previewOf('Yin'))).toEqual(both[0]);
  expect(later.encoded).toEqual([]);
});

test('another title is another picture', async () => {
  const { cache, encoded } = cacheWith();
  await cache.get(previewOf('Yin'));
  await cache.get(previewOf('Yang'));
  expect(encoded).toEqual(['<svg>Yin</svg>', '<svg>Yang</svg>']);
});

test('pictures are made one at a time, and a crowd of questions is turned away', async () => {
  const { cache, encoded, maxAtOnce } = cacheWith();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => cache.get(previewOf(`${index}`))));
  expect(maxAtOnce()).toBe(1);
  expect(encoded.length).toBeLessThan(100);
  expect(answers.filter((answer) => answer === null)).toHaveLength(200 - encoded.length);
  expect(await cache.get(previewOf('199'))).not.toBeNull();
});

test('the folder stays within its budget', async () => {
  const { cache } = cacheWith({ budgetBytes: 1000, bytes: 300 });
  for (let index = 0; index < 12; index += 1) await cache.get(previewOf(`${index}`));
  expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
  expect((await readdir(folder)).length).toBeGreaterThan(0);
});

test('a picture that cannot be kept is sent all the same', async () => {
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  const { cache, logged } = cacheWith({ at: blocked });
  expect(await cache.get(previewOf('Yin'))).not.toBeNull();
  expect(logged).toEqual(['previews.not-stored']);
});

test('a drawing that fails does not stop the ones after it', async () => {
  let fails = true;
  const cache = createPreviewCache({
    folder,
    draw: ({ title }) => title,
    encode: async (svg) => {
      if (fails) throw new Error('broken');
      return Buffer.from(svg);
    },
    log: () => {},
  });
  await expect(cache.get(previewOf('Yin'))).rejects.toThrow('broken');
  fails = false;
  expect(await cache.get(previewOf('Yin'))).not.toBeNull();
});
