import { application } from '#app/.server/application.ts';
import { sitemapPaths } from '#app/.server/sitemap-paths.ts';
import { absolute } from '#app/lib/meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { escapeXml } from '#app/lib/xml.ts';

export const handle: RouteHandle = { showsStudios: true };

export async function loader() {
  const { env, directory, cities } = await application();
  const urls = sitemapPaths(directory.snapshot(), cities).map(
    (path) => `<url><loc>${escapeXml(absolute(path, env.siteUrl))}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
