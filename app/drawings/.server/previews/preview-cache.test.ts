import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Preview } from './preview.ts';
import { createPreviewKeeper } from './preview-keeper.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pusterom-previews-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const previewOf = (title: string): Preview => ({ title, subtitle: '', drawing: { scene: 'yoga' } });

function keeperWith({ budgetBytes = 1e6, at = folder, bytes = 100 } = {}) {
  const encoded: string[] = [];
  const logged: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const keeper = createPreviewKeeper({
    folder: at,
    budgetBytes,
    draw: ({ title }) => `<svg>${title}</svg>`,
    encode: async (svg) => {
      encoded.push(svg);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return Buffer.alloc(bytes, svg);
    },
    log: (event) => logged.push(event),
  });
  return { keeper, encoded, logged, mostAtOnce: () => mostAtOnce };
}

test('a picture is made once, however many ask for it, and kept over a restart', async () => {
  const { keeper, encoded } = keeperWith();
  const both = await Promise.all([keeper.get(previewOf('Yin')), keeper.get(previewOf('Yin'))]);
  expect(both[0]).toEqual(both[1]);
  await keeper.get(previewOf('Yin'));
  expect(encoded).toHaveLength(1);
  const later = keeperWith();
  expect(await later.keeper.get(previewOf('Yin'))).toEqual(both[0]);
  expect(later.encoded).toEqual([]);
});

test('another title is another picture', async () => {
  const { keeper, encoded } = keeperWith();
  await keeper.get(previewOf('Yin'));
  await keeper.get(previewOf('Yang'));
  expect(encoded).toEqual(['<svg>Yin</svg>', '<svg>Yang</svg>']);
});

test('pictures are made one at a time, and a crowd of questions is turned away', async () => {
  const { keeper, encoded, mostAtOnce } = keeperWith();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => keeper.get(previewOf(`${index}`))));
  expect(mostAtOnce()).toBe(1);
  expect(encoded.length).toBeLessThan(100);
  expect(answers.filter((answer) => answer === null)).toHaveLength(200 - encoded.length);
  expect(await keeper.get(previewOf('199'))).not.toBeNull();
});

test('the folder stays within its budget', async () => {
  const { keeper } = keeperWith({ budgetBytes: 1000, bytes: 300 });
  for (let index = 0; index < 12; index += 1) await keeper.get(previewOf(`${index}`));
  expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
  expect((await readdir(folder)).length).toBeGreaterThan(0);
});

test('a picture that cannot be kept is sent all the same', async () => {
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  const { keeper, logged } = keeperWith({ at: blocked });
  expect(await keeper.get(previewOf('Yin'))).not.toBeNull();
  expect(logged).toEqual(['previews.not-kept']);
});

test('a drawing that fails does not stop the ones after it', async () => {
  let fails = true;
  const keeper = createPreviewKeeper({
    folder,
    draw: ({ title }) => title,
    encode: async (svg) => {
      if (fails) throw new Error('broken');
      return Buffer.from(svg);
    },
    log: () => {},
  });
  await expect(keeper.get(previewOf('Yin'))).rejects.toThrow('broken');
  fails = false;
  expect(await keeper.get(previewOf('Yin'))).not.toBeNull();
});
