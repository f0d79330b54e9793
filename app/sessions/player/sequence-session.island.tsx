import { useRef, useState } from 'react';
import { Save } from '#app/offline/browser.ts';
import { paths } from '#app/paths.ts';
import type { NavigationLink } from '#app/site/index.ts';
import { Section } from '#app/ui/index.ts';
import { contentInWords } from '../editor/amount-words.ts';
import { groupFormId } from '../editor/pose-grid.tsx';
import { PrintedSequence } from '../editor/printed-sequence.tsx';
import { addressOf, type ChosenPose, codeAddressOf, type SequenceDetails, written } from '../editor/sequence.ts';
import { SequenceEditor } from '../editor/sequence-editor.tsx';
import GuidedSession from '../guided-session.island.tsx';
import { openPlace } from '../place.ts';
import { type OfferedPose, type SequencePose, type SequenceWords, sequenceSession } from '../script/from-sequence.ts';
import type { Session } from '../script/session.ts';
import { Transcript } from '../script/transcript.tsx';
import { SequenceOpening } from '../sequence-opening.tsx';

/** As many as fit into a line of the list of what is saved. */
const namedPoses = 3;

interface SequenceSessionProps {
  title: string;
  trail: readonly NavigationLink[];
  chosen: readonly ChosenPose[];
  details: SequenceDetails;
  /** What was wrong with the address, in words. */
  errors: readonly string[];
  /** What can be put into it, in the order in which it is offered. */
  offered: readonly OfferedPose[];
  /** Of the list in the address; what else there is, is fetched when it is needed. */
  poses: readonly SequencePose[];
  words: SequenceWords | null;
}

/** A session of one's own: its list, which stands in the address, and everything that follows from it. */
export default function SequenceSession({ title, trail, errors, offered, ...first }: SequenceSessionProps) {
  const [chosen, setChosen] = useState(first.chosen);
  const [details, setDetails] = useState(first.details);
  const [poses, setPoses] = useState(first.poses);
  const [words, setWords] = useState(first.words);
  const [session, setSession] = useState(() => first.words && titled(chosen, poses, first.words, details));
  const latest = useRef(chosen);
  const change = async (next: readonly ChosenPose[], said = details) => {
    latest.current = next;
    setChosen(next);
    setDetails(said);
    history.replaceState(history.state, '', addressOf(next, said));
    try {
      const isKnown = words && next.every(({ id }) => id in words.lines);
      const known = isKnown ? { words, poses } : await fetchWords();
      // Another change may have come while the words were on their way.
      if (latest.current !== next) return;
      setWords(known.words);
      setPoses(known.poses);
      setSession(titled(next, known.poses, known.words, said));
    } catch {
      location.assign(addressOf(next, said));
    }
  };
  return (
    <>
      <SequenceOpening trail={trail} title={details.name || title} first={poseOf(chosen, poses)}>
        {session ? (
          <>
            <p className="no-print">{contentInWords(chosen, session.seconds)}</p>
            <GuidedSession session={session} place={openPlace} sound={paths.ownSessionSound(chosen.map(written))} />
            <noscript>
              <p>Økten kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.</p>
            </noscript>
          </>
        ) : (
          <p>
            Velg stillingene du vil øve på, her eller blant <a href={paths.poses}>yogastillingene</a>.
          </p>
        )}
      </SequenceOpening>
      {session && (
        <PrintedSequence
          chosen={chosen}
          poses={poses}
          seconds={session.seconds}
          code={codeAddressOf(chosen, details)}
        />
      )}
      <form id={groupFormId} hidden />
      <SequenceEditor
        chosen={chosen}
        details={details}
        errors={errors}
        offered={offered}
        poses={poses}
        seconds={session?.seconds ?? 0}
        change={(next, said) => void change(next, said)}
      />
      {session && (
        <div className="no-print">
          <Section id="tekst" heading="Les økten" layout="split">
            <p>
              {/* Another list is another thing to save: what was said of the last one goes with its button. */}
              <Save
                key={addressOf(chosen, details)}
                title={details.name || savedTitle(chosen, offered)}
                pages={[addressOf(chosen, details)]}
              />
            </p>
            <Transcript session={session} />
          </Section>
        </div>
      )}
    </>
  );
}

/** Who stands in the place at first: the list's first pose. */
function poseOf(chosen: readonly ChosenPose[], poses: readonly SequencePose[]): SequencePose | undefined {
  const known = chosen.map(({ id }) => poses.find((pose) => pose.id === id && pose.block === undefined));
  return known.find(Boolean);
}

/** A list as a session under its own name. */
function titled(
  chosen: readonly ChosenPose[],
  poses: readonly SequencePose[],
  words: SequenceWords,
  { name }: SequenceDetails,
): Session | null {
  const session = sequenceSession(chosen, poses, words);
  return session && { ...session, title: name || session.title };
}

/** All that a list can be made of, and what is said in it. */
async function fetchWords(): Promise<{ words: SequenceWords; poses: readonly SequencePose[] }> {
  const answer = await fetch(paths.sequenceWords);
  if (!answer.ok) throw new Error(`${paths.sequenceWords} answers ${answer.status}`);
  return answer.json();
}

/** What tells the session from others in the list of what is saved: `Egen økt: Fjellet, Treet, Broen …`. */
function savedTitle(chosen: readonly ChosenPose[], poses: readonly OfferedPose[]): string {
  const names = chosen.map(({ id }) => poses.find((pose) => pose.id === id)?.name ?? id);
  return `Egen økt: ${names.slice(0, namedPoses).join(', ')}${names.length > namedPoses ? ' …' : ''}`;
}
