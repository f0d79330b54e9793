import { colour } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/index.ts';
import { places } from '#app/site/index.ts';
import favicon from '#app/ui/icons/favicon.svg?url';
import type { Route } from './+types/manifest';

/** What the site is called and looks like when it is installed. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: 'Rolig yoga og meditasjon på norsk, og yogastudioer i hele landet.',
    lang: 'nb',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    categories: ['health', 'fitness', 'lifestyle'],
    shortcuts: [
      { name: places.yogaClasses.name, url: places.yogaClasses.path },
      { name: places.meditations.name, url: places.meditations.path },
      { name: places.poses.name, url: places.poses.path },
      { name: places.offline.name, url: places.offline.path },
    ],
    background_color: colour('paper'),
    theme_color: colour('paper'),
    icons: [
      { src: favicon, sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
