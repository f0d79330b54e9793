import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Callout } from '#app/ui/index.ts';
import type { OfferedPose, SequencePose } from '../script/from-sequence.ts';
import { lengthInWords } from '../script/words.ts';
import { contentInWords } from './amount-words.ts';
import { withinRoom } from './blocks.ts';
import { DetailFields } from './detail-fields.tsx';
import { EmptyList } from './empty-list.tsx';
import { PoseGrid } from './pose-grid.tsx';
import { ReadySessions } from './ready-sessions.tsx';
import {
  type ChosenPose,
  codeAddressOf,
  edited,
  maxPoses,
  moved,
  type SequenceDetails,
  type SequenceEdit,
  sequenceEdits,
  sharesOf,
  spread,
} from './sequence.ts';
import { SequenceCode } from './sequence-code.tsx';
import styles from './sequence-editor.module.css';
import { nameIn, SequenceRow } from './sequence-row.tsx';

interface SequenceEditorProps {
  chosen: readonly ChosenPose[];
  details: SequenceDetails;
  /** What was wrong with the address, in words. */
  errors: readonly string[];
  /** What can be put into it. */
  offered: readonly OfferedPose[];
  /** What is in it; more of them may be known. */
  poses: readonly SequencePose[];
  /** How long the whole takes. */
  seconds: number;
  change: (chosen: readonly ChosenPose[], details?: SequenceDetails) => void;
}

/**
 * The list of a session of one's own. A plain form: without a script each button asks for the address of the
 * changed list; with one the list changes in place.
 */
export function SequenceEditor({ chosen, details, errors, offered, poses, seconds, change }: SequenceEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [news, setNews] = useState('');
  /** The button that keeps the focus: a pose that has moved takes its buttons along. */
  const [pressed, setPressed] = useState<SequenceEdit>();
  useEffect(() => {
    if (pressed) focusNear(form.current, pressed);
  }, [pressed]);

  const missingSeconds = details.targetMinutes ? details.targetMinutes * 60 - seconds : 0;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSpread(event.nativeEvent.submitter)) {
      change(spread(chosen, sharesOf(chosen, poses), missingSeconds));
      setNews('Tidene er fordelt likt.');
      return;
    }
    const edit = editOf(event.nativeEvent.submitter);
    if (!edit) return;
    change(
      edited(
        chosen,
        edit,
        offered.map(({ id }) => id),
      ),
    );
    setNews(newsOf(edit, chosen, poses, offered));
    const step = { opp: -1, ned: 1, kopi: 1, bort: 0, ny: 0 }[edit.name];
    setPressed({ name: edit.name, value: String(Number(edit.value) + step) });
  };
  const hold = (index: number, choice: ChosenPose) => change(withinRoom(chosen.with(index, choice)));
  const drag = async (index: number, ...grip: [HTMLElement, number, number]) => {
    const { draggedTo } = await import('./drag-row.ts');
    const place = await draggedTo(...grip);
    if (place === null || place === index) return;
    change(moved(chosen, index, place));
    setNews(placeInWords(nameAt(chosen, index, poses), place, chosen));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNews('Lenken er kopiert.');
    } catch {
      setNews('Lenken kunne ikke kopieres. Den står i adressefeltet.');
    }
  };

  return (
    <form ref={form} action={`${paths.ownSession()}#rekken`} onSubmit={submit} className={styles.editor}>
      {errors.length > 0 && (
        <Callout kind="info" heading="Lenken er rettet litt">
          <p>{errors.join(' ')}</p>
        </Callout>
      )}
      {chosen.length === 0 && <ReadySessions />}
      {chosen.length < maxPoses && (
        <section aria-labelledby="bilder">
          <h2 id="bilder">{chosen.length === 0 ? 'Eller velg fra bilder' : 'Velg fra bilder'}</h2>
          <PoseGrid poses={offered} chosen={chosen} />
          {chosen.length > 0 && (
            <a href="#okten-din" className={styles.bar}>
              <strong>Økten din</strong> {contentInWords(chosen, seconds)}
            </a>
          )}
        </section>
      )}
      <section aria-labelledby="okten-din" className={styles.own}>
        <h2 id="okten-din">Økten din</h2>
        <p className={styles.total}>
          <strong>{chosen.length === 0 ? '0 min' : lengthInWords(seconds)}</strong> til sammen
          {chosen.length > 0 && ', med overganger'}.
        </p>
        {chosen.length > 0 && (
          <a href="#start" className={`${buttonStyles.button} ${buttonStyles.strong} no-print`}>
            Gå til start
          </a>
        )}
        <div id="rekken" className={styles.rows}>
          {chosen.length === 0 ? (
            <EmptyList />
          ) : (
            <ol role="list">
              {chosen.map((choice, index) => {
                const pose = poses.find(({ id }) => id === choice.id);
                const before = chosen.slice(0, index).filter(({ id }) => id === choice.id).length;
                return (
                  pose && (
                    <SequenceRow
                      key={`${choice.id} ${before}`}
                      pose={pose}
                      choice={choice}
                      index={index}
                      isLast={index === chosen.length - 1}
                      onChange={(changed) => hold(index, changed)}
                      onGrip={(...grip) => void drag(index, ...grip)}
                    />
                  )
                );
              })}
            </ol>
          )}
        </div>
        {chosen.length > 0 && (
          <>
            <DetailFields details={details} missingSeconds={missingSeconds} onChange={(said) => change(chosen, said)} />
            <Sharing code={codeAddressOf(chosen, details)} onCopy={copy} />
          </>
        )}
        <p role="status" className={styles.news}>
          {news}
        </p>
      </section>
    </form>
  );
}

/** The list as a link, copied or as a code; without a script, the button that asks for the changed list. */
function Sharing({ code, onCopy }: { code: string; onCopy: () => void }) {
  return (
    <div className={styles.foot}>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet}`} data-without-script>
        Oppdater listen
      </button>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        data-needs-script
        onClick={onCopy}
      >
        Kopier lenken
      </button>
      <details>
        <summary>Vis QR-kode</summary>
        <SequenceCode address={code} />
      </details>
    </div>
  );
}

function isSpread(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.name === 'fordel';
}

/** What a pressed button asks for, by its name and value. */
function editOf(submitter: HTMLElement | null): SequenceEdit | null {
  if (!(submitter instanceof HTMLButtonElement)) return null;
  const name = sequenceEdits.find((known) => known === submitter.name);
  return name ? { name, value: submitter.value } : null;
}

function newsOf(
  edit: SequenceEdit,
  chosen: readonly ChosenPose[],
  poses: readonly SequencePose[],
  offered: readonly OfferedPose[],
): string {
  const index = Number(edit.value);
  const name = nameAt(chosen, index, poses);
  switch (edit.name) {
    case 'opp':
      return placeInWords(name, index - 1, chosen);
    case 'ned':
      return placeInWords(name, index + 1, chosen);
    case 'kopi':
      return `${name} står to ganger.`;
    case 'bort':
      return `${name} er tatt bort.`;
    case 'ny':
      return `${offered.find(({ id }) => id === edit.value.replace(/-\d+$/u, ''))?.name ?? ''} er lagt til nederst.`;
  }
}

function nameAt(chosen: readonly ChosenPose[], index: number, poses: readonly SequencePose[]): string {
  const choice = chosen[index];
  const pose = poses.find(({ id }) => id === choice?.id);
  return choice && pose ? nameIn(choice, pose) : '';
}

function placeInWords(name: string, place: number, { length }: readonly ChosenPose[]): string {
  return `${name} er nå nummer ${place + 1} av ${length}.`;
}

/** Focus on the button that was pressed, where it is now; on its neighbour where it cannot be pressed there. */
function focusNear(form: HTMLFormElement | null, { name, value }: SequenceEdit): void {
  if (name === 'ny') return;
  const wanted = [name, 'ned', 'opp', 'bort'].map((button) => `button[name="${button}"][value="${value}"]:enabled`);
  const found = [...wanted, `button[name="bort"][value="${Number(value) - 1}"]`, 'input[name="gruppe"]:checked']
    .map((selector) => form?.querySelector<HTMLElement>(selector))
    .find(Boolean);
  found?.focus();
}
