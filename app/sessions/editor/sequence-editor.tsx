import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { SequencePose } from '#app/sessions/script/from-sequence.ts';
import { lengthInWords } from '#app/sessions/script/words.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Callout } from '#app/ui/callout.tsx';
import { type ChosenPose, edited, mostPoses, type SequenceEdit, sequenceEdits, settleSeconds } from './sequence.ts';
import styles from './sequence-editor.module.css';
import { SequenceRow } from './sequence-row.tsx';

interface SequenceEditorProps {
  chosen: readonly ChosenPose[];
  /** What was wrong with the address, in words. */
  faults: readonly string[];
  poses: readonly SequencePose[];
  /** How long the whole takes. */
  seconds: number;
  change: (chosen: readonly ChosenPose[]) => void;
}

/**
 * The list of a session of one's own. A plain form: without a script each button asks for the address of the
 * changed list; with one the list changes in place.
 */
export function SequenceEditor({ chosen, faults, poses, seconds, change }: SequenceEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [news, setNews] = useState('');
  /** The button that keeps the focus: a pose that has moved takes its buttons along. */
  const [pressed, setPressed] = useState<SequenceEdit>();
  useEffect(() => {
    if (pressed) focusNear(form.current, pressed);
  }, [pressed]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const edit = editOf(event.nativeEvent.submitter, event.currentTarget);
    if (!edit) return;
    change(
      edited(
        chosen,
        edit,
        poses.map(({ id }) => id),
      ),
    );
    setNews(newsOf(edit, chosen, poses));
    const step = { opp: -1, ned: 1, bort: 0, ny: 0 }[edit.name];
    setPressed({ name: edit.name, value: String(Number(edit.value) + step) });
  };
  const hold = (index: number, choice: ChosenPose) => change(chosen.with(index, choice));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNews('Lenken er kopiert.');
    } catch {
      setNews('Lenken kunne ikke kopieres. Den står i adressefeltet.');
    }
  };

  return (
    <form ref={form} id="rekken" action={`${paths.ownSession()}#rekken`} onSubmit={submit} className={styles.editor}>
      {faults.length > 0 && (
        <Callout kind="info" heading="Lenken er rettet litt">
          <p>{faults.join(' ')}</p>
        </Callout>
      )}
      {chosen.length === 0 ? (
        <p className={styles.lead}>
          Velg stillingene du vil øve på, her eller blant <a href={paths.poses}>yogastillingene</a>. Så bestemmer du
          rekkefølge og hvor lenge du holder. Listen står i adressen: Lagre eller del lenken, så er økten din der igjen.
        </p>
      ) : (
        <ol role="list" className={styles.list}>
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
                  onHold={(changed) => hold(index, changed)}
                />
              )
            );
          })}
        </ol>
      )}
      {chosen.length < mostPoses && <AddPose poses={poses} />}
      <div className={styles.foot}>
        {chosen.length > 0 && (
          <p className={styles.total}>
            <strong>{lengthInWords(seconds)}</strong> til sammen, med {settleSeconds} sekunder til å komme på plass før
            hver stilling og side.
          </p>
        )}
        {chosen.length > 0 && (
          <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet}`} data-without-script>
            Oppdater tidene
          </button>
        )}
        {chosen.length > 0 && (
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            data-needs-script
            onClick={copy}
          >
            Kopier lenken
          </button>
        )}
        <p role="status" className={styles.news}>
          {news}
        </p>
      </div>
    </form>
  );
}

/** All poses by the groups of the library, each with the hold that it usually has. */
function AddPose({ poses }: { poses: readonly SequencePose[] }) {
  const groups = {
    standing: 'Stående',
    seated: 'Sittende og hvilende',
    inverted: 'Omvendte',
    backbends: 'Bakoverbøyninger',
  };
  return (
    <div className={styles.add}>
      <label htmlFor="ny">Legg til en stilling</label>
      <select id="ny" name="ny" defaultValue="">
        <option value="">Velg …</option>
        {Object.entries(groups).map(([group, label]) => (
          <optgroup key={group} label={label}>
            {poses
              .filter((pose) => pose.group === group)
              .map(({ id, name, holdSeconds }) => (
                <option key={id} value={`${id}-${holdSeconds}`}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
        Legg til
      </button>
    </div>
  );
}

/** What a pressed button asks for: one of a row by its own name and value, «Legg til» by the choice beside it. */
function editOf(submitter: HTMLElement | null, form: HTMLFormElement): SequenceEdit | null {
  const field = submitter instanceof HTMLButtonElement && submitter.name ? submitter : form.elements.namedItem('ny');
  if (!(field instanceof HTMLButtonElement || field instanceof HTMLSelectElement) || !field.value) return null;
  const name = sequenceEdits.find((known) => known === field.name);
  return name ? { name, value: field.value } : null;
}

function newsOf(edit: SequenceEdit, chosen: readonly ChosenPose[], poses: readonly SequencePose[]): string {
  const nameOf = (id: string | undefined) => poses.find((pose) => pose.id === id)?.name ?? '';
  const index = Number(edit.value);
  const name = nameOf(chosen[index]?.id);
  switch (edit.name) {
    case 'opp':
      return `${name} er nå nummer ${index} av ${chosen.length}.`;
    case 'ned':
      return `${name} er nå nummer ${index + 2} av ${chosen.length}.`;
    case 'bort':
      return `${name} er tatt bort.`;
    case 'ny':
      return `${nameOf(edit.value.replace(/-\d+$/u, ''))} er lagt til nederst.`;
  }
}

/** Focus on the button that was pressed, where it is now; on its neighbour where it cannot be pressed there. */
function focusNear(form: HTMLFormElement | null, { name, value }: SequenceEdit): void {
  if (name === 'ny') return;
  const wanted = [name, 'ned', 'opp', 'bort'].map((button) => `button[name="${button}"][value="${value}"]:enabled`);
  const found = [...wanted, `button[name="bort"][value="${Number(value) - 1}"]`, 'select[name="ny"]']
    .map((selector) => form?.querySelector<HTMLElement>(selector))
    .find(Boolean);
  found?.focus();
}
