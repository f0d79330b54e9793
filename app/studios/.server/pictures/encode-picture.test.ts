import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture, readPictures } from './encode-picture.ts';

const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888' } })
  .jpeg()
  .withExif({ IFD0: { Artist: 'Hemmelig' } })
  .toBuffer();

it('makes both sizes in both encodings, 3:2, without what the camera wrote', async () => {
  const pictures = await encodePicture(photo);
  const names = ['720.avif', '720.jpg', '1440.avif', '1440.jpg'];
  expect(pictures.map(({ width, ending }) => `${width}.${ending}`)).toEqual(names);
  for (const { width, ending, bytes } of pictures) {
    const { exif, ...made } = await sharp(bytes).metadata();
    expect(made).toMatchObject({ width, height: (width * 2) / 3, format: ending === 'jpg' ? 'jpeg' : 'heif' });
    expect(exif).toBeUndefined();
  }
});

it('makes a small picture in the first size only', async () => {
  const small = await sharp(photo).resize(400).toBuffer();
  expect((await encodePicture(small)).map(({ width }) => width)).toEqual([720, 720]);
});

it('takes the width that a picture has when it is upright', async () => {
  const wide = await sharp(photo).resize(1600, 900).withMetadata({ orientation: 6 }).toBuffer();
  expect((await encodePicture(wide)).map(({ width }) => width)).toEqual([720, 720]);
});

it('stops when nobody waits for it any more', async () => {
  const closing = new AbortController();
  const encoded = encodePicture(photo, closing.signal);
  closing.abort();
  await expect(encoded).rejects.toMatchObject({ name: 'PictureError' });
});

describe('what the process writes is not believed', () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(97)]);
  const listed = (changes: object) =>
    Buffer.from(`${JSON.stringify([{ width: 720, ending: 'jpg', bytes: 100, ...changes }])}\n`);

  it('unless it is what was agreed', () => {
    expect(readPictures(Buffer.concat([listed({}), jpeg]))).toEqual([{ width: 720, ending: 'jpg', bytes: jpeg }]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no list', Buffer.from('Hello')],
    ['a list without an end', Buffer.from('[]')],
    ['an empty list', Buffer.from('[]\n')],
    ['noise', Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 137) % 251))],
    ['too few bytes', Buffer.concat([listed({}), jpeg.subarray(1)])],
    ['too many bytes', Buffer.concat([listed({}), jpeg, jpeg])],
    ['bytes of something else', Buffer.concat([listed({}), Buffer.alloc(100, '<svg>')])],
    ['another ending', Buffer.concat([listed({ ending: 'html' }), jpeg])],
    ['another width', Buffer.concat([listed({ width: '../720' }), jpeg])],
    ['a negative number of bytes', Buffer.concat([listed({ bytes: -100 }), jpeg])],
  ])('with %s', (_, output) => {
    expect(() => readPictures(output)).toThrow();
  });
});
