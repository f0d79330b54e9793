import { application } from '#app/.server/application.ts';
import { paths } from '#app/paths.ts';
import { absolute } from './meta.ts';

export async function loader() {
  const { env } = await application();
  const lines = ['User-agent: *', 'Allow: /', `Sitemap: ${absolute(paths.sitemap, env.siteUrl)}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
