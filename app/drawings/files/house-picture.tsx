import { renderToStaticMarkup } from 'react-dom/server';
import { drawing } from '../drawing.ts';
import { readHouseId } from '../landscape/house-picture-id.ts';
import { houseScene } from '../landscape/house-scene.ts';
import { SceneFile } from '../landscape/picture.tsx';
import type { Route } from './+types/house-picture';

/** A drawn house as a file: `/bilder/hus/fjord-host-trehus-3.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const [, name = ''] = /^([a-z\d-]+)\.svg$/u.exec(params.file) ?? [];
  const id = readHouseId(name);
  if (id === null) throw new Response('Not found', { status: 404 });
  return drawing(
    renderToStaticMarkup(<SceneFile scene={houseScene(id)} name={name} />),
    'image/svg+xml; charset=utf-8',
  );
}
