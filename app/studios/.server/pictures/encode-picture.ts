import { z } from 'zod';
import { ProcessError, runLimited } from '#app/.server/index.ts';
import { PictureError } from './fetch-picture.ts';
import { pictureFormat } from './picture-format.ts';

export const pictureWidths = [720, 1440] as const;
export const pictureEndings = ['avif', 'jpg'] as const;

/** A picture in one size and encoding. */
export type EncodedPicture = { width: number; ending: (typeof pictureEndings)[number]; bytes: Buffer };

const mebi = 1024 * 1024;
/** A telephone's usual twelve megapixels, and a little more. */
const maxPixels = 16 * mebi;
const maxOutputBytes = 4 * mebi;
/** What the process ends with where it read the size and went no further. */
const tooLargeStatus = 3;

/** The first line of what the process writes: the pictures whose bytes follow, in their order. */
const contents = z
  .array(z.strictObject({ width: z.literal(pictureWidths), ending: z.enum(pictureEndings), bytes: z.int().positive() }))
  .nonempty();
const formatOf = { avif: 'avif', jpg: 'jpeg' } as const;

/**
 * The picture in the sizes that are shown, cut to 3:2, upright, without the metadata it came with. A small one is not
 * blown up: it is made in the first size only. Made in a process of its own, which decoders may fill or crash. Rejects with
 * a PictureError for what is no picture, or too large a one.
 */
export async function encodePicture(bytes: Buffer, signal?: AbortSignal): Promise<EncodedPicture[]> {
  if (pictureFormat(bytes) === null) throw new PictureError('is no picture');
  const script = '#app/studios/.server/pictures/encode-process.mjs';
  const options = { widths: pictureWidths, endings: pictureEndings, maxPixels, tooLargeStatus };
  try {
    return readPictures(await runLimited({ script, options, input: bytes, maxOutputBytes, signal }));
  } catch (error) {
    if (!(error instanceof ProcessError)) throw new PictureError('cannot be read as a picture');
    const isTooLarge = error.status === tooLargeStatus;
    throw new PictureError(isTooLarge ? 'has too many pixels' : `cannot be read as a picture: ${error.message}`);
  }
}

/**
 * The pictures that the process has written. Throws unless they are what was agreed, to the byte: what it was given may
 * have taken it over.
 */
export function readPictures(output: Buffer): EncodedPicture[] {
  const end = output.indexOf('\n');
  const listed = contents.parse(JSON.parse(output.toString('utf8', 0, end)));
  let offset = end + 1;
  const pictures = listed.map(({ width, ending, bytes }) => {
    offset += bytes;
    return { width, ending, bytes: output.subarray(offset - bytes, offset) };
  });
  const areWhole = pictures.every(({ ending, bytes }) => pictureFormat(bytes) === formatOf[ending]);
  if (offset !== output.length || !areWhole) throw new Error('not what was agreed');
  return pictures;
}
