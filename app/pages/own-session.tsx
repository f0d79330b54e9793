import { useState } from 'react';
import { redirect } from 'react-router';
import { sequencePoses } from '#app/.server/sessions.ts';
import { Breadcrumb } from '#app/components/breadcrumb.tsx';
import { SaveButton } from '#app/components/save-button.tsx';
import { Section } from '#app/components/section.tsx';
import type { Page } from '#app/lib/page.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import { type SequencePose, sequenceSession } from '#app/practice/from-sequence.ts';
import { GuidedSession } from '#app/practice/guided-session.tsx';
import { type ChosenPose, edited, readSequence, sequenceEdits, written } from '#app/practice/sequence.ts';
import { SequenceEditor } from '#app/practice/sequence-editor.tsx';
import { faultsInWords } from '#app/practice/sequence-faults.ts';
import { Transcript } from '#app/practice/transcript.tsx';
import type { Route } from './+types/own-session';
import styles from './session.module.css';

const title = 'Lag din egen økt';
/** As many as fit into a line of the list of what is saved. */
const namedPoses = 3;
const knownIds = sequencePoses.map(({ id }) => id);

export const handle: RouteHandle = {
  interactive: true,
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
  const { page, faults, poses } = loaderData;
  const [chosen, setChosen] = useState<readonly ChosenPose[]>(loaderData.chosen);
  const [session, setSession] = useState(loaderData.session);
  const change = async (next: readonly ChosenPose[]) => {
    setChosen(next);
    history.replaceState(history.state, '', addressOf(next));
    // The first list comes planned: who changes none needs no planner.
    const planner = await import('#app/practice/from-sequence.ts');
    setSession(planner.sequenceSession(next, poses));
  };
  return (
    <>
      <div className={styles.opening}>
        <Breadcrumb trail={page.trail} />
        <h1>{title}</h1>
        <SequenceEditor chosen={chosen} faults={faults} poses={poses} seconds={session?.seconds ?? 0} change={change} />
        {session && <GuidedSession session={session} showsFigures={false} />}
        {session && (
          <p>
            {/* Another list is another thing to save: what was said of the last one goes with its button. */}
            <SaveButton key={addressOf(chosen)} title={savedTitle(chosen, poses)} pages={[addressOf(chosen)]} />
          </p>
        )}
        {session && (
          <noscript>
            <p>Økten kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.</p>
          </noscript>
        )}
      </div>
      {session && (
        <Section id="tekst" heading="Les økten" layout="narrow">
          <Transcript session={session} />
        </Section>
      )}
    </>
  );
}

/** What tells the session from others in the list of what is saved: `Egen økt: Fjellet, Treet, Broen …`. */
function savedTitle(chosen: readonly ChosenPose[], poses: readonly SequencePose[]): string {
  const names = chosen.map(({ id }) => poses.find((pose) => pose.id === id)?.name ?? id);
  return `Egen økt: ${names.slice(0, namedPoses).join(', ')}${names.length > namedPoses ? ' …' : ''}`;
}

function addressOf(chosen: readonly ChosenPose[]): string {
  return paths.ownSession(chosen.map(written));
}
