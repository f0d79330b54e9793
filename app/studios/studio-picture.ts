import type { RouteHandle } from '#app/site/index.ts';
import { picturesContext } from './.server/context.ts';
import type { Route } from './+types/studio-picture';

/** Kept as files, not in memory: there are as many as there are studios. */
export const handle: RouteHandle = { isKept: false };

/** A picture behind the same address seldom changes; when it has, a visitor sees the new one after a day. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

/** A picture of a studio that this server keeps. Its name is made from where it came from. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const bytes = await context.get(picturesContext).read(params.file);
  if (bytes === null) throw new Response('Not found', { status: 404 });
  return new Response(bytes, {
    headers: {
      'Content-Type': params.file.endsWith('.avif') ? 'image/avif' : 'image/jpeg',
      'Cache-Control': caching,
    },
  });
}
