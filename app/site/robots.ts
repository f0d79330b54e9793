import { application } from '#app/.server/application.ts';
import { absolute } from '#app/lib/meta.ts';
import { paths } from '#app/paths.ts';

export async function loader() {
  const { env } = await application();
  const lines = ['User-agent: *', 'Allow: /', `Sitemap: ${absolute(paths.sitemap, env.siteUrl)}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
