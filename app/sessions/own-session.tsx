import { redirect } from 'react-router';
import { openingOn } from '#app/drawings/index.ts';
import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { type Page, places, type RouteHandle } from '#app/site/index.ts';
import { knownPoses, offeredPoses, ownSession, sequencePoses, sequenceWords } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import { playedSession } from './.server/track/played-session.ts';
import { withRecorded } from './.server/track/recorded-words.ts';
import type { Route } from './+types/own-session';
import { blockIds } from './editor/blocks.ts';
import { addressOf, edited, sequenceEdits, sharesOf, spread, written } from './editor/sequence.ts';
import { errorsInWords } from './editor/sequence-errors.ts';
import { openPlace } from './place.ts';
import SequenceSession from './player/sequence-session.island.tsx';
import { SessionSound } from './session-sound-player.tsx';

const title = 'Lag din egen økt';

export const handle: RouteHandle = {
  query: {
    stilling: 'texts',
    notat: 'texts',
    navn: 'text',
    mal: 'text',
    opp: 'text',
    ned: 'text',
    kopi: 'text',
    bort: 'text',
    ny: 'text',
    fordel: 'text',
  },
};

/** The list stands in the address alone. A button of its form, pressed without a script, leads to the changed list. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { chosen, details, errors, session } = ownSession(url.searchParams);
  for (const name of sequenceEdits) {
    const value = url.searchParams.get(name);
    if (value) throw redirect(addressOf(edited(chosen, { name, value }, knownPoses), details));
  }
  if (url.searchParams.has('fordel') && session && details.targetMinutes) {
    const missing = details.targetMinutes * 60 - session.seconds;
    throw redirect(addressOf(spread(chosen, sharesOf(chosen, sequencePoses), missing), details));
  }
  const page: Page = {
    title,
    description:
      'Sett sammen yogastillinger til din egen økt, velg hvor lenge du holder hver av dem, og følg den i nettleseren.',
    path: paths.ownSession(),
    opening: openingOn(openPlace.scene, openPlace.lights[0].hour),
    trail: [places.sessions, { name: title, path: paths.ownSession() }],
    noindex: url.searchParams.has('stilling'),
  };
  const ids = chosen.map(({ id }) => id);
  const lines = Object.fromEntries(Object.entries(sequenceWords.lines).filter(([id]) => ids.includes(id)));
  const played =
    session && playedSession(session, paths.ownSessionSound(chosen.map(written)), context.get(recordingsContext));
  // The browser fetches all of them when another pose is added.
  const words =
    played && withRecorded({ ...sequenceWords, lines, ...unusedWords(ids) }, context.get(recordingsContext));
  const spokenSound = played?.spokenSound ?? null;
  const shown = {
    chosen,
    details,
    errors: errorsInWords(errors),
    offered: offeredPoses,
    poses: sequencePoses.filter(({ id }) => ids.includes(id)),
    words,
  };
  return { page, spokenSound, session: played?.session ?? null, ...shown };
}

/** What is not said in a list need not be sent with it. */
function unusedWords(ids: readonly string[]) {
  return {
    rounds: Object.fromEntries(Object.entries(sequenceWords.rounds).filter(([id]) => ids.includes(id))),
    ...(!ids.includes(blockIds.section) && { again: [] }),
  };
}

export default function OwnSession({ loaderData }: Route.ComponentProps) {
  const { page, spokenSound, session, ...props } = loaderData;
  return (
    <>
      <Island
        of={SequenceSession}
        props={{ title, trail: page.trail, ...props }}
        when={props.chosen.length > 0 ? 'visible' : 'touch'}
      />
      {spokenSound && session && (
        // With a script the list changes on the page, and its sound would be that of another list.
        <noscript>
          <SessionSound session={session} address={spokenSound} />
        </noscript>
      )}
    </>
  );
}
