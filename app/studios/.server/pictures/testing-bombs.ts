import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const side = 7071;
const grey = { channels: 3, background: '#888' } as const;
const flat = (width: number, height = width) => sharp({ create: { width, height, ...grey }, limitInputPixels: false });

/** Twelve megapixels as a telephone holds them that was turned on its side: pale where it is up, on the left, dark where it is down. */
async function photo() {
  const noise = { type: 'gaussian', mean: 150, sigma: 30 } as const;
  const ground = { create: { width: 2016, height: 3024, channels: 3, background: '#000' } } as const;
  const camera = sharp({ create: { width: 4032, height: 3024, ...grey, noise } });
  const pixels = camera.composite([{ input: ground, gravity: 'east' }]).raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

function svg(content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${content}</svg>`);
}

/** Ten to the eighth rectangles in a kilobyte and a half. */
function nestedUses(): Buffer {
  const levels = Array.from({ length: 8 }, (_, level) => {
    const uses = `<use href="#n${level}"/>`.repeat(10);
    return `<g id="n${level + 1}">${uses}</g>`;
  });
  return svg(`<rect id="n0" width="9" height="9"/>${levels.join('')}`);
}

/** The size that its header tells (ISO/IEC 23008-12, `ispe`) made smaller than what is in it. */
function withLyingSize(avif: Buffer): Buffer {
  const lying = Buffer.from(avif);
  const at = lying.indexOf('ispe');
  lying.writeUInt32BE(640, at + 8);
  lying.writeUInt32BE(480, at + 12);
  return lying;
}

async function animation(frames: number): Promise<Buffer> {
  const [width, pageHeight] = [200, 200];
  const pixels = Buffer.alloc(width * pageHeight * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) pixels.fill(frame * 7, frame * width * pageHeight * 3);
  const raw = { width, height: pageHeight * frames, channels: 3, pageHeight } as const;
  return sharp(pixels, { raw, limitInputPixels: false }).gif({ effort: 1 }).toBuffer();
}

/**
 * Writes ordinary pictures and hostile ones into a folder; the values say what the site should make of them: a picture, or
 * an error that begins with these words.
 */
export async function writeBombs(folder: string): Promise<Record<string, 'kept' | string>> {
  const progressive = { progressive: true, chromaSubsampling: '4:4:4' } as const;
  const avif = await flat(side).avif({ effort: 0 }).toBuffer();
  const taken = await photo();
  const jpeg = await taken.clone().withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
  const phone = await taken.clone().avif({ effort: 0 }).toBuffer();
  const asJpeg = Buffer.from([0xff, 0xd8, 0xff]);
  const unread = 'cannot be read as a picture';
  const tooLarge = 'has too many pixels';
  const set: [name: string, outcome: string, bytes: Buffer][] = [
    ['phone.jpg', 'kept', jpeg],
    ['phone.avif', 'kept', phone],
    ['phone.webp', 'kept', await taken.clone().webp({ effort: 0 }).toBuffer()],
    ['progressive-16.jpg', 'kept', await flat(4096).jpeg(progressive).toBuffer()],
    ['interlaced-16-bit.png', 'kept', await flat(4096).toColourspace('rgb16').png({ progressive: true }).toBuffer()],
    ['16.avif', 'kept', await flat(4096).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['many-frames.gif', 'kept', await animation(500)],
    ['50.avif', tooLarge, avif],
    ['50-progressive.jpg', tooLarge, await flat(side).jpeg(progressive).toBuffer()],
    ['50-turned.jpg', tooLarge, await flat(side).withMetadata({ orientation: 6 }).jpeg(progressive).toBuffer()],
    [
      '50-interlaced-16-bit.png',
      tooLarge,
      await flat(side).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
    ['lying-size.avif', unread, withLyingSize(avif)],
    ['large.svg', 'is no picture', svg('<rect width="9" height="9"/>'.repeat(400_000))],
    ['nested.svg', 'is no picture', nestedUses()],
    ['svg-as.jpg', unread, Buffer.concat([asJpeg, nestedUses()])],
    ['svg-as.webp', unread, Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), nestedUses()])],
    ['truncated.jpg', unread, jpeg.subarray(0, jpeg.length / 2)],
    ['truncated.avif', unread, phone.subarray(0, phone.length / 2)],
    ['first-bytes.png', unread, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ];
  for (const [name, , bytes] of set) await writeFile(join(folder, name), bytes);
  return Object.fromEntries(set.map(([name, outcome]) => [name, outcome]));
}
