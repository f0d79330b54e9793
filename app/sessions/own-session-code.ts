import { siteContext } from '#app/site/.server/index.ts';
import { absolute, type RouteHandle } from '#app/site/index.ts';
import { codeOf, scannableAddress } from './.server/sequence-code.ts';
import { ownSession } from './.server/sessions.ts';
import type { Route } from './+types/own-session-code';

export const handle: RouteHandle = {
  query: { stilling: 'texts', notat: 'texts', navn: 'text', mal: 'text' },
  isKept: false,
};

/** A visitor's own list as a code for a telephone, beside its link and on its printed sheet: no cache in front keeps it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { chosen, details } = ownSession(url.searchParams);
  if (chosen.length === 0) throw new Response('Not found', { status: 404 });
  const { site } = context.get(siteContext);
  return new Response(codeOf(absolute(scannableAddress(chosen, details), site.url)), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
