import { paths } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/index.ts';
import { absolute } from '#app/site/index.ts';
import type { Route } from './+types/security-text';

/** Whoever reads a copy that is older should ask for a new one. The page is made anew each day. */
const validDays = 180;
const dayMs = 86_400_000;

/** Whom to tell of a weakness: RFC 9116. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, now } = context.get(siteContext);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(now().getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: nb, en',
    `Canonical: ${absolute(paths.security, site.url)}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
