import { sequencePoses, sequenceWords } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import { withRecorded } from './.server/track/recorded-words.ts';
import type { Route } from './+types/sequence-words';

/** Browsers ask whether theirs is still right: a pose of this version must be in it. */
const caching = 'public, no-cache, s-maxage=300';

/** All poses, and what is said in and between them, for a list that changes in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const words = withRecorded(sequenceWords, context.get(recordingsContext));
  return Response.json({ words, poses: sequencePoses }, { headers: { 'Cache-Control': caching } });
}
