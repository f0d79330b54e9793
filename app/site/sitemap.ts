import { application } from '#app/.server/application.ts';
import { sitePages } from './.server/site-pages.ts';
import { sitemap } from './.server/sitemap.ts';
import type { Route } from './+types/sitemap';
import type { RouteHandle } from './route-handle.ts';

/** A million pages: more studios than there are. */
const sitemapParts = Array.from({ length: 20 }, (_, index) => String(index + 1));

export const handle: RouteHandle = { showsStudios: true, query: { del: sitemapParts } };

export async function loader({ url }: Route.LoaderArgs) {
  const { env, directory } = await application();
  const pages = sitePages(directory.snapshot()).filter(({ path }) => !directory.hiddenPages.has(path));
  const xml = sitemap(pages, env.siteUrl, url.searchParams.get('del'));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
