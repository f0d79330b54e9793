import { application } from '#app/.server/application.ts';
import { paths } from '#app/paths.ts';
import favicon from '#app/ui/icons/favicon.svg?url';
import { colour } from '#app/ui/styles/colours.ts';
import { places } from './navigation.ts';

/** What the site is called and looks like when it is installed. */
export async function loader() {
  const { env } = await application();
  const manifest = {
    name: env.site.name,
    short_name: env.site.name,
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
