/** Run by render-preview.tsx in a process of its own: reads an SVG of ours from stdin, writes it as a PNG to stdout. */
import sharp from 'sharp';

const svg = Buffer.concat(await Array.fromAsync(process.stdin));
process.stdout.write(await sharp(svg).png({ palette: true, colours: 256, effort: 4 }).toBuffer());
