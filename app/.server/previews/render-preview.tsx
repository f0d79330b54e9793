import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Preview } from './preview.ts';
import { PreviewDrawing } from './preview-drawing.tsx';

/** The picture of a shared link as an SVG that needs nothing else: no style sheet, no font. */
export function drawPreview(preview: Preview, siteName: string): string {
  const markup = renderToStaticMarkup(<PreviewDrawing preview={preview} siteName={siteName} />);
  // The figures' colours name both themes, and some a custom property: the light one is written out.
  return markup.replaceAll(/light-dark\(([^,()]+),[^()]+\)/gu, '$1').replaceAll(/var\(--[\w-]+,([^()]+)\)/gu, '$1');
}

/** As a PNG; made on a thread of its own, beside the event loop. */
export async function encodePreview(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 256, effort: 4 }).toBuffer();
}
