/** Run by encode-picture.ts in a process of its own: reads a picture from stdin, writes it in all sizes to stdout. */
import sharp from 'sharp';

const { widths, endings, maxPixels, tooLargeStatus } = JSON.parse(process.argv[2]);

sharp.cache(false);
sharp.concurrency(1);
// The formats that picture-format.ts lets through, should one pass for another: SVG can hold scripts and addresses.
sharp.block({ operation: ['VipsForeignLoad'] });
const formats = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'];
sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });

const bytes = Buffer.concat(await Array.fromAsync(process.stdin));
// The size stands in the header; nothing is decoded to read it.
const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
if (width * height > maxPixels) process.exit(tooLargeStatus);
await write(await encode(widths.filter((wanted, index) => index === 0 || autoOrient.width >= wanted * 0.75)));

/** @param {number[]} wanted widths in pixels, rising */
async function encode(wanted) {
  const largest = wanted.at(-1);
  // Decoded once, and from then on as small as it will be at most.
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
    .autoOrient()
    .resize({ width: largest, height: Math.round((largest * 2) / 3), fit: 'cover' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pictures = [];
  for (const width of wanted) {
    for (const ending of endings) {
      const image = sharp(data, { raw: info }).resize({ width });
      const written =
        ending === 'avif' ? image.avif({ quality: 50, effort: 2 }) : image.jpeg({ quality: 76, progressive: true });
      pictures.push({ width, ending, bytes: await written.toBuffer() });
    }
  }
  return pictures;
}

async function write(pictures) {
  const contents = pictures.map((picture) => ({ ...picture, bytes: picture.bytes.length }));
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...pictures.map((p) => p.bytes)]));
}
