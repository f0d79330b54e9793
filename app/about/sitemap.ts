import { siteContext } from '#app/site/.server/index.ts';
import type { RouteHandle } from '#app/site/index.ts';
import { directoryContext } from '#app/studios/.server/index.ts';
import { sitePages } from './.server/site-pages.ts';
import { sitemap } from './.server/sitemap.ts';
import type { Route } from './+types/sitemap';

/** A million pages: more studios than there are. */
const sitemapParts = Array.from({ length: 20 }, (_, index) => String(index + 1));

export const handle: RouteHandle = { query: { del: sitemapParts } };

export function loader({ url, context }: Route.LoaderArgs) {
  const directory = context.get(directoryContext);
  const pages = sitePages(directory.snapshot()).filter(({ path }) => !directory.hiddenPages.has(path));
  const xml = sitemap(pages, context.get(siteContext).site.url, url.searchParams.get('del'));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
