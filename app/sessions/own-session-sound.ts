import type { RouteHandle } from '#app/site/index.ts';
import { ownSession } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import { trackResponse } from './.server/track/track-response.ts';
import type { Route } from './+types/own-session-sound';
import { quietSeconds } from './track/quiet.ts';

export const handle: RouteHandle = { query: { stilling: 'texts', stille: 'text' }, isKept: false, isStreamed: true };

/** A visitor's own list, which stands in the address alone, as one sound file. */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const { session } = ownSession(url.searchParams);
  if (!session) throw new Response('Not found', { status: 404 });
  return trackResponse(session, context.get(recordingsContext), request.headers, quietSeconds(url.searchParams));
}
