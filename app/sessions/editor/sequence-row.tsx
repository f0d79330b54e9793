import { FigurePicture } from '#app/drawings/index.ts';
import type { SequencePose } from '../script/from-sequence.ts';
import { amountInWords } from './amount-words.ts';
import { countBounds, isSection } from './blocks.ts';
import { type ChosenPose, holdChoices, maxNoteLength, written } from './sequence.ts';
import styles from './sequence-editor.module.css';

interface SequenceRowProps {
  pose: SequencePose;
  choice: ChosenPose;
  /** Its place, counted from 0. */
  index: number;
  isLast: boolean;
  onChange: (choice: ChosenPose) => void;
  /** A pointer has taken hold of its grip. */
  onGrip: (grip: HTMLElement, pointerId: number, clientY: number) => void;
}

/** One part of the list: its hold, what to take care of, and the buttons that move it. */
export function SequenceRow({ pose, choice, index, isLast, onChange, onGrip }: SequenceRowProps) {
  const isHeading = isSection(choice);
  const name = nameIn(choice, pose);
  return (
    <li className={styles.row}>
      {!isHeading && <FigurePicture id={pose.drawn?.[0] ?? pose.figure} />}
      <h2>{pose.page ? <a href={pose.page}>{name}</a> : name}</h2>
      <Amount {...{ pose, choice, index, onChange }} />
      <div>
        {pose.precautions.length > 0 && <Care of={pose} />}
        <Note choice={choice} name={name} onChange={onChange} />
      </div>
      <div className={styles.moves}>
        {/* For pointers alone: the buttons beside it do the same. */}
        <span
          className={styles.grip}
          aria-hidden="true"
          data-needs-script
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            onGrip(event.currentTarget, event.pointerId, event.clientY);
          }}
        >
          ↕
        </span>
        <Move name="opp" index={index} isDisabled={index === 0} label={`Flytt ${name} opp`} text="↑" />
        <Move name="ned" index={index} isDisabled={isLast} label={`Flytt ${name} ned`} text="↓" />
        {!isHeading && <Move name="kopi" index={index} label={`Doble ${name}`} text="+1" />}
        <Move name="bort" index={index} label={`Ta bort ${name}`} text="×" />
      </div>
    </li>
  );
}

/** What a part of a list is called: a section as the visitor says. */
export function nameIn({ id, note }: ChosenPose, { name }: SequencePose): string {
  return isSection({ id }) && note ? note : name;
}

/** How long, how many rounds, or how often. */
function Amount({ pose, choice, index, onChange }: Omit<SequenceRowProps, 'isLast' | 'onGrip'>) {
  const offered = countBounds(pose.id)?.choices ?? holdChoices;
  const amounts = [...new Set([...offered, choice.amount])].toSorted((a, b) => a - b);
  const field = `tid-${index}`;
  const what = { breath: 'Varer', silence: 'Varer', salutation: 'Antall', salutationB: 'Antall', section: 'Gjenta' };
  return (
    <div className={styles.hold}>
      <label htmlFor={field}>
        {pose.block ? what[pose.block] : 'Hold'}
        <span className="visually-hidden">{` ${nameIn(choice, pose)}`}</span>
        {pose.bothSides && ' på hver side'}
      </label>
      <select
        id={field}
        name="stilling"
        value={written(choice)}
        onChange={(event) => {
          const amount = amounts[event.currentTarget.selectedIndex];
          if (amount) onChange({ ...choice, amount });
        }}
      >
        {amounts.map((amount) => (
          <option key={amount} value={written({ ...choice, amount })}>
            {amountInWords({ ...choice, amount })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What to take care of, folded. */
function Care({ of: { name, precautions } }: { of: SequencePose }) {
  return (
    <details>
      <summary>
        Forsiktighet<span className="visually-hidden">{` ved ${name}`}</span>
      </summary>
      <ul>
        {precautions.map((precaution) => (
          <li key={precaution}>{precaution}</li>
        ))}
      </ul>
    </details>
  );
}

/** A few words of one's own, which travel in the link; folded where there are none. A section is called by them. */
function Note({ choice, name, onChange }: Pick<SequenceRowProps, 'choice' | 'onChange'> & { name: string }) {
  const label = isSection(choice) ? 'Navn på delen' : `Notat til ${name}`;
  return (
    <details open={isSection(choice) || Boolean(choice.note)}>
      <summary>
        {isSection(choice) ? label : 'Notat'}
        {!isSection(choice) && <span className="visually-hidden">{` til ${name}`}</span>}
      </summary>
      <input
        name="notat"
        aria-label={label}
        maxLength={maxNoteLength}
        defaultValue={choice.note}
        className={styles.note}
        onBlur={({ currentTarget }) => onChange({ ...choice, note: currentTarget.value.trim() })}
      />
    </details>
  );
}

interface MoveProps {
  name: 'opp' | 'ned' | 'kopi' | 'bort';
  index: number;
  isDisabled?: boolean;
  label: string;
  text: string;
}

function Move({ name, index, isDisabled = false, label, text }: MoveProps) {
  return (
    <button type="submit" name={name} value={index} disabled={isDisabled} aria-label={label}>
      {text}
    </button>
  );
}
