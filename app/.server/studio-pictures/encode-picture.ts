import sharp from 'sharp';
import { PictureFault } from './fetch-picture.ts';

export const pictureWidths = [720, 1440] as const;
export const pictureEndings = ['avif', 'jpg'] as const;

/** A picture in one size and encoding. */
export type EncodedPicture = { width: number; ending: (typeof pictureEndings)[number]; bytes: Buffer };

const mostPixels = 50_000_000;
const mostSeconds = 30;
/** By what the bytes are, not by what their sender calls them. SVG is left out: it can hold scripts and addresses. */
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * The picture in the sizes that are shown, cut to 3:2, without the metadata it came with. A small one is not blown up:
 * it is made in the first size only. Rejects with a PictureFault for what is no picture, or too large a one.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture[]> {
  try {
    const { width = 0, height = 0, format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    if (format === undefined || !readable.has(format)) throw new PictureFault('is no picture');
    if (width * height > mostPixels) throw new PictureFault('has too many pixels');
    const widths = pictureWidths.filter((wanted, index) => index === 0 || width >= wanted * 0.75);
    const encoded: EncodedPicture[] = [];
    // One after the other: two at once would take twice the memory.
    for (const wanted of widths) for (const ending of pictureEndings) encoded.push(await encode(bytes, wanted, ending));
    return encoded;
  } catch (fault) {
    throw fault instanceof PictureFault ? fault : new PictureFault('cannot be read as a picture');
  }
}

async function encode(bytes: Buffer, width: number, ending: EncodedPicture['ending']): Promise<EncodedPicture> {
  const image = sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .resize({ width, height: Math.round((width * 2) / 3), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: mostSeconds });
  const written =
    ending === 'avif' ? image.avif({ quality: 50, effort: 2 }) : image.jpeg({ quality: 76, progressive: true });
  return { width, ending, bytes: await written.toBuffer() };
}
