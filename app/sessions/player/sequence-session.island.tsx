import { useState } from 'react';
import Save from '#app/offline/save.island.tsx';
import { addressOf, type ChosenPose } from '#app/sessions/editor/sequence.ts';
import { SequenceEditor } from '#app/sessions/editor/sequence-editor.tsx';
import GuidedSession from '#app/sessions/guided-session.island.tsx';
import { type SequencePose, sequenceSession } from '#app/sessions/script/from-sequence.ts';
import type { Session } from '#app/sessions/script/session.ts';
import { Transcript } from '#app/sessions/script/transcript.tsx';
import sessionStyles from '#app/sessions/session.module.css';
import { Breadcrumb } from '#app/site/breadcrumb.tsx';
import type { NavigationLink } from '#app/site/navigation.ts';
import { Section } from '#app/ui/section.tsx';

/** As many as fit into a line of the list of what is saved. */
const namedPoses = 3;

interface SequenceSessionProps {
  title: string;
  trail: readonly NavigationLink[];
  chosen: readonly ChosenPose[];
  /** What was wrong with the address, in words. */
  faults: readonly string[];
  poses: readonly SequencePose[];
  /** Of the list in the address; null where it is empty. */
  session: Session | null;
}

/** A session of one's own: its list, which stands in the address, and everything that follows from it. */
export default function SequenceSession({ title, trail, faults, poses, ...first }: SequenceSessionProps) {
  const [chosen, setChosen] = useState(first.chosen);
  const [session, setSession] = useState(first.session);
  const change = (next: readonly ChosenPose[]) => {
    setChosen(next);
    setSession(sequenceSession(next, poses));
    history.replaceState(history.state, '', addressOf(next));
  };
  return (
    <>
      <div className={sessionStyles.opening}>
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
        <SequenceEditor chosen={chosen} faults={faults} poses={poses} seconds={session?.seconds ?? 0} change={change} />
        {session && <GuidedSession session={session} showsFigures={false} />}
        {session && (
          <p>
            {/* Another list is another thing to save: what was said of the last one goes with its button. */}
            <Save key={addressOf(chosen)} title={savedTitle(chosen, poses)} pages={[addressOf(chosen)]} />
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
