import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lightPicture } from './owner-pictures.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'bilder'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function keep(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, 'bilder', name);
  writeFileSync(path, bytes);
  return path;
}

function grey(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

test('a heavy picture is made smaller on its way in', async () => {
  const heavy = await grey(2400, 1600).jpeg({ quality: 100 }).toBuffer();
  const made = await lightPicture(keep('tung.jpg', heavy));
  expect(made.byteLength).toBeLessThan(heavy.byteLength / 2);
  expect((await sharp(made).metadata()).width).toBe(1600);
});

test('no picture says who took it and where, and each stands upright', async () => {
  const place = { IFD0: { Artist: 'Kari' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } };
  const wrong: string[] = [];
  for (const [format, width] of [
    ['jpeg', 60],
    ['jpeg', 2400],
    ['png', 60],
    ['webp', 60],
    ['avif', 60],
  ] as const) {
    const picture = grey(width, width / 2)
      .withExif(place)
      .withMetadata({ orientation: 6 })
      .toFormat(format);
    const made = await lightPicture(keep(`bilde-${width}.${format}`, await picture.toBuffer()));
    const { exif, xmp, iptc, width: madeWidth, height } = await sharp(made).metadata();
    if (exif || xmp || iptc || madeWidth !== Math.min(width / 2, 1600) || height !== madeWidth * 2)
      wrong.push(`${format} ${width}`);
  }
  expect(wrong).toEqual([]);
});

test('a moving picture goes on moving', async () => {
  const frames = [grey(20, 20).png(), grey(20, 20).png()].map((frame) => frame.toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(await lightPicture(keep('tre.webp', moving))).metadata()).pages).toBe(2);
});

test('a file that is no picture is named, with what to do', async () => {
  keep('ark.jpg', await grey(20, 20).jpeg().toBuffer());
  await expect(lightPicture(keep('stol.jpg', 'tekst'))).rejects.toThrow(
    /^stol\.jpg: is no picture .* save it as JPEG/u,
  );
  const { stderr, status } = spawnSync(process.execPath, [resolve('scripts/build-content.ts')], {
    encoding: 'utf8',
    cwd: mkdtempSync(join(folder, 'program-')),
    env: { ...process.env, CONTENT_DIR: withTexts(folder) },
  });
  expect(stderr).toMatch(/^\S+\/bilder\/stol\.jpg: is no picture [^\n]* save it as JPEG or PNG\n$/u);
  expect(status).toBe(1);
});

function withTexts(texts: string): string {
  cpSync('content', texts, { recursive: true });
  return texts;
}
