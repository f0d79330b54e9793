import type { RouteHandle } from '#app/site/index.ts';
import { askedSession } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import { trackResponse } from './.server/track/track-response.ts';
import type { Route } from './+types/session-sound';
import { quietSeconds } from './track/quiet.ts';

export const handle: RouteHandle = { query: { lengde: 'text', stille: 'text' }, isKept: false, isStreamed: true };

/** A session as one sound file. */
export function loader({ params, url, request, context }: Route.LoaderArgs) {
  const asked = askedSession(params.id, url.searchParams.get('lengde'));
  if (!asked) throw new Response('Not found', { status: 404 });
  return trackResponse(asked.session, context.get(recordingsContext), request.headers, quietSeconds(url.searchParams));
}
