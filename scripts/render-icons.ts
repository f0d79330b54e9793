import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { markDrawing, markGround } from './site-mark.ts';

/** Draws the favicon in the colours of `tokens.css`, and makes the PNG icons of it: `npm run icons`. The results are kept. */
await writeFile('app/ui/icons/favicon.svg', markDrawing);
/** Of a maskable icon only the inner 80 % is sure to be seen. */
const icons = [
  { file: 'icon-192.png', size: 192, drawn: 1 },
  { file: 'icon-512.png', size: 512, drawn: 1 },
  { file: 'icon-maskable-512.png', size: 512, drawn: 0.66 },
  { file: 'apple-touch-icon.png', size: 180, drawn: 0.76 },
];

for (const { file, size, drawn } of icons) {
  const inner = Math.round(size * drawn);
  const mark = await sharp(Buffer.from(markDrawing), { density: 1200 }).resize(inner, inner).png().toBuffer();
  const background = drawn === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : markGround;
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png()
    .toFile(`public/${file}`);
}
