import type { RouteHandle } from '#app/site/index.ts';
import { ownBreath } from './.server/own-breath.ts';
import { recordingsContext } from './.server/track/context.ts';
import { trackResponse } from './.server/track/track-response.ts';
import type { Route } from './+types/own-breath-sound';
import { patternQuery, readPattern } from './pacer/breath-pattern.ts';
import { quietSeconds } from './track/quiet.ts';

export const handle: RouteHandle = { query: { ...patternQuery, stille: 'text' }, isKept: false, isStreamed: true };

/** A visitor's own breath, whose pattern stands in the address alone, as one sound file. */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const { session } = ownBreath(readPattern(url.searchParams));
  return trackResponse(session, context.get(recordingsContext), request.headers, quietSeconds(url.searchParams));
}
