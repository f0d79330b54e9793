import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFormat } from './picture-format.ts';

const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } });

it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('knows %s by its first bytes', async (format) => {
  const bytes = await image.clone().toFormat(format).toBuffer();
  expect(pictureFormat(bytes)).toBe(format);
  for (let length = 0; length < 12; length += 1)
    expect([format, null]).toContain(pictureFormat(bytes.subarray(0, length)));
});

it('knows an AVIF by a further brand', () => {
  expect(pictureFormat(Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'latin1'))).toBe('avif');
});

it.each([
  ['TIFF', await image.clone().tiff().toBuffer()],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg/>')],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a brand beyond its box', Buffer.from('\0\0\0\x10ftypheic\0\0\0\0avif', 'latin1')],
  ['RIFF that is sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['PDF', Buffer.from('%PDF-1.7')],
  ['a web page', Buffer.from('<!doctype html>')],
  ['nothing', Buffer.alloc(0)],
])('does not know %s', (_, bytes) => {
  expect(pictureFormat(bytes)).toBeNull();
});
