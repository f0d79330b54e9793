import { renderToStaticMarkup } from 'react-dom/server';
import { drawing } from '../drawing.ts';
import { Picture } from '../landscape/picture.tsx';
import { isPictureId } from '../landscape/pictures.ts';
import type { Route } from './+types/picture';

/** A drawn picture as a file: `/bilder/klasse-rygg.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const [, id = ''] = /^([a-z\d-]+)\.svg$/u.exec(params.name) ?? [];
  if (!isPictureId(id)) throw new Response('Not found', { status: 404 });
  return drawing(renderToStaticMarkup(<Picture id={id} />), 'image/svg+xml; charset=utf-8');
}
