import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lightPicture } from './owner-pictures.ts';

test('a heavy picture is made smaller on its way in, and a light one is left as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const heavy = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const light = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    for (const [name, bytes] of Object.entries({ heavy, light })) writeFileSync(join(folder, `${name}.jpg`), bytes);
    const [made, kept] = [await lightPicture(join(folder, 'heavy.jpg')), await lightPicture(join(folder, 'light.jpg'))];
    expect(made.byteLength).toBeLessThan(heavy.byteLength / 2);
    expect((await sharp(made).metadata()).width).toBe(1600);
    expect(Buffer.compare(kept, light)).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
