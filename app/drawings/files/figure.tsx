import { renderToStaticMarkup } from 'react-dom/server';
import { drawing } from '../drawing.ts';
import { bodies } from '../figure/body.ts';
import { FigureFile } from '../figure/figure-file.tsx';
import { isFigureId } from '../figure/figure-ids.ts';
import { isVariantId } from '../figure/variant-ids.ts';
import type { Route } from './+types/figure';

/** A figure as a file: `/figurer/tadasana.svg`, and shown by another person: `/figurer/tadasana.3.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const [, id = '', seed] = /^([a-z\d-]+?)(?:\.(\d))?\.svg$/u.exec(params.file) ?? [];
  const body = seed === undefined ? undefined : Number(seed);
  if (!(isFigureId(id) || isVariantId(id)) || (body ?? 0) >= bodies.length)
    throw new Response('Not found', { status: 404 });
  return drawing(renderToStaticMarkup(<FigureFile id={id} body={body} />), 'image/svg+xml; charset=utf-8');
}
