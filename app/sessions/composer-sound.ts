import type { RouteHandle } from '#app/site/index.ts';
import { composedFor } from './.server/composer.ts';
import { recordingsContext } from './.server/track/context.ts';
import { trackResponse } from './.server/track/track-response.ts';
import type { Route } from './+types/composer-sound';
import { wishQuery } from './composer/wish.ts';
import { quietSeconds } from './track/quiet.ts';

export const handle: RouteHandle = { query: { ...wishQuery, stille: 'text' }, isKept: false, isStreamed: true };

/** The session that is put together for a wish, as one sound file. */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const session = composedFor(url.searchParams)?.session;
  if (!session) throw new Response('Not found', { status: 404 });
  return trackResponse(session, context.get(recordingsContext), request.headers, quietSeconds(url.searchParams));
}
