import { renderToStaticMarkup } from 'react-dom/server';
import { drawing } from '../drawing.ts';
import { isHourId } from '../landscape/hours.ts';
import { Landscape } from '../landscape/landscape.tsx';
import { LandscapeFile } from '../landscape/landscape-file.tsx';
import { isSceneId } from '../landscape/scenes.ts';
import type { Route } from './+types/landscape';

/** A landscape as a file: `/landskap/sleep.svg`; as a backdrop of any proportions at some hour: `/landskap/eng.morning.svg`. */
export function loader({ params }: Route.LoaderArgs) {
  const [, scene = '', hour] = /^([a-z\d-]+)(?:\.([a-zA-Z]+))?\.svg$/u.exec(params.file) ?? [];
  if (!isSceneId(scene) || (hour !== undefined && !isHourId(hour))) throw new Response('Not found', { status: 404 });
  const drawn = hour ? <Landscape scene={scene} hour={hour} isFile /> : <LandscapeFile scene={scene} />;
  return drawing(renderToStaticMarkup(drawn), 'image/svg+xml; charset=utf-8');
}
