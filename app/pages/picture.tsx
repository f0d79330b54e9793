import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Picture } from '#app/art/landscape/picture.tsx';
import { type PictureId, pictures } from '#app/art/landscape/pictures.ts';
import { drawing } from '#app/lib/drawing.ts';
import type { Route } from './+types/picture';

/** What the services that show shared links ask for, in pixels. */
const previewSize = { width: 1200, height: 630 };

/** A drawn picture as a file: `/bilder/klasse-rygg.svg`, and as the preview of a shared link: `….png`. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, id = '', ending] = /^([a-z\d-]+)\.(svg|png)$/u.exec(params.name) ?? [];
  if (!isPictureId(id)) throw new Response('Not found', { status: 404 });
  const svg = renderToStaticMarkup(<Picture id={id} />);
  if (ending === 'svg') return drawing(svg, 'image/svg+xml; charset=utf-8');
  const png = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ ...previewSize, position: 'bottom' })
    .png({ palette: true })
    .toBuffer();
  return drawing(new Uint8Array(png), 'image/png');
}

function isPictureId(id: string): id is PictureId {
  return Object.hasOwn(pictures, id);
}
