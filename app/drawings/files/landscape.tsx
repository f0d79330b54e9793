import { renderToStaticMarkup } from 'react-dom/server';
import { drawing } from '#app/drawings/drawing.ts';
import { LandscapeFile } from '#app/drawings/landscape/landscape-file.tsx';
import { type SceneId, scenes } from '#app/drawings/landscape/scenes.ts';
import type { Route } from './+types/landscape';

/** A landscape as a file: `/landskap/sleep.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const [, scene = ''] = /^([a-z\d-]+)\.svg$/u.exec(params.file) ?? [];
  if (!isSceneId(scene)) throw new Response('Not found', { status: 404 });
  return drawing(renderToStaticMarkup(<LandscapeFile scene={scene} />), 'image/svg+xml; charset=utf-8');
}

function isSceneId(id: string): id is SceneId {
  return Object.hasOwn(scenes, id);
}
