import { renderToStaticMarkup } from 'react-dom/server';
import { FigureFile } from '#app/art/figure/figure-file.tsx';
import { isFigureId } from '#app/art/figure/figure-ids.ts';
import { drawing } from '#app/lib/drawing.ts';
import type { Route } from './+types/figure';

/** A figure as a file: `/figurer/tadasana.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const [, id = ''] = /^([a-z\d-]+)\.svg$/u.exec(params.file) ?? [];
  if (!isFigureId(id)) throw new Response('Not found', { status: 404 });
  return drawing(renderToStaticMarkup(<FigureFile id={id} />), 'image/svg+xml; charset=utf-8');
}
