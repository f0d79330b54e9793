import { previewsContext } from '#app/drawings/.server/index.ts';
import type { RouteHandle } from '#app/site/index.ts';
import { directoryContext } from '#app/studios/.server/index.ts';
import { sitePageAt } from './.server/site-pages.ts';
import type { Route } from './+types/preview';

/** Kept as files, not in memory: as many as there are studios, and rarely asked for. */
export const handle: RouteHandle = { isKept: false };

/** Long enough that a picture is made once where many open a link, short enough that a new title is soon seen. */
const caching = 'public, max-age=86400';
const retryAfterSeconds = 10;

/** The picture of a shared link: `/bilder/deling/yoga/rygg.png` shows `/yoga/rygg`, `…/forside.png` the front page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, shared = ''] = /^(.+)\.png$/u.exec(params['*'] ?? '') ?? [];
  const page = sitePageAt(shared === 'forside' ? '/' : `/${shared}`, context.get(directoryContext).snapshot());
  if (!page) throw new Response('Not found', { status: 404 });
  const bytes = await context.get(previewsContext).get(page.preview);
  if (bytes === null)
    throw new Response('Busy', { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } });
  return new Response(bytes, { headers: { 'Content-Type': 'image/png', 'Cache-Control': caching } });
}
