import { renderToStaticMarkup } from 'react-dom/server';
import { runLimited } from '#app/.server/index.ts';
import type { Preview } from './preview.ts';
import { PreviewDrawing } from './preview-drawing.tsx';

/** The picture of a shared link as an SVG that needs nothing else: no style sheet, no font. */
export function drawPreview(preview: Preview, siteName: string): string {
  const markup = renderToStaticMarkup(<PreviewDrawing preview={preview} siteName={siteName} />);
  // The figures' colours name both themes, and some a custom property: the light one is written out.
  return markup.replaceAll(/light-dark\(([^,()]+),[^()]+\)/gu, '$1').replaceAll(/var\(--[\w-]+,([^()]+)\)/gu, '$1');
}

const maxOutputBytes = 1024 * 1024;

/** As a PNG; made in a process of its own, so that the site itself carries no library of pictures. */
export async function encodePreview(svg: string): Promise<Buffer> {
  const script = '#app/drawings/.server/previews/encode-process.mjs';
  return runLimited({ script, options: {}, input: Buffer.from(svg), maxOutputBytes });
}
