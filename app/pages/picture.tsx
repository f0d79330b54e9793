import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '#app/art/landscape/picture.tsx';
import { type PictureId, pictures } from '#app/art/landscape/pictures.ts';
import type { Route } from './+types/picture';

/** A drawn picture as a file: `/bilder/klasse-rygg.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const id = params.name.replace(/\.svg$/u, '');
  if (!params.name.endsWith('.svg') || !isPictureId(id)) throw new Response(null, { status: 404 });
  return new Response(renderToStaticMarkup(<Picture id={id} />), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}

function isPictureId(id: string): id is PictureId {
  return Object.hasOwn(pictures, id);
}
