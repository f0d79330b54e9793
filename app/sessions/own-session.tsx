import { redirect } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { paths } from '#app/paths.ts';
import { places } from '#app/site/navigation.ts';
import type { Page } from '#app/site/page.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { sequencePoses } from './.server/sessions.ts';
import type { Route } from './+types/own-session';
import { addressOf, edited, readSequence, sequenceEdits } from './editor/sequence.ts';
import { faultsInWords } from './editor/sequence-faults.ts';
import SequenceSession from './player/sequence-session.island.tsx';
import { sequenceSession } from './script/from-sequence.ts';

const title = 'Lag din egen økt';
const knownIds = sequencePoses.map(({ id }) => id);

export const handle: RouteHandle = {
  query: { stilling: 'texts', opp: 'text', ned: 'text', bort: 'text', ny: 'text' },
};

/** The list stands in the address alone. A button of its form, pressed without a script, leads to the changed list. */
export function loader({ url }: Route.LoaderArgs) {
  const { chosen, faults } = readSequence(url.searchParams.getAll('stilling'), knownIds);
  for (const name of sequenceEdits) {
    const value = url.searchParams.get(name);
    if (value) throw redirect(addressOf(edited(chosen, { name, value }, knownIds)));
  }
  const page: Page = {
    title,
    description:
      'Sett sammen yogastillinger til din egen økt, velg hvor lenge du holder hver av dem, og følg den i nettleseren.',
    path: paths.ownSession(),
    trail: [places.yoga, places.poses, { name: title, path: paths.ownSession() }],
    noindex: url.searchParams.has('stilling'),
  };
  const session = sequenceSession(chosen, sequencePoses);
  return { page, chosen, faults: faultsInWords(faults), poses: sequencePoses, session };
}

export default function OwnSession({ loaderData }: Route.ComponentProps) {
  const { page, ...props } = loaderData;
  return (
    <Island
      of={SequenceSession}
      props={{ title, trail: page.trail, ...props }}
      when={props.chosen.length > 0 ? 'visible' : 'touch'}
    />
  );
}
