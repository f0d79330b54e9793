import { paths } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/index.ts';
import { absolute } from '#app/site/index.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const lines = ['User-agent: *', 'Allow: /', `Sitemap: ${absolute(paths.sitemap, site.url)}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
