import { useId } from 'react';
import buttonStyles from '#app/ui/button.module.css';
import { lengthInWords } from '../script/words.ts';
import { longestTargetMinutes, maxNameLength, type SequenceDetails } from './sequence.ts';
import styles from './sequence-editor.module.css';

/** Nearer than this, and the target is met. */
const nearSeconds = 30;

interface DetailFieldsProps {
  details: SequenceDetails;
  /** To the target: negative where the list is longer. */
  missingSeconds: number;
  onChange: (details: SequenceDetails) => void;
}

/** What a list is called, and how long it should be. */
export function DetailFields({ details, missingSeconds, onChange }: DetailFieldsProps) {
  const id = useId();
  const { name, targetMinutes } = details;
  const isMet = Math.abs(missingSeconds) < nearSeconds;
  return (
    <div className={styles.add}>
      <label htmlFor={`${id}-navn`}>Navn på økten</label>
      <input
        id={`${id}-navn`}
        name="navn"
        maxLength={maxNameLength}
        defaultValue={name}
        onBlur={({ currentTarget }) => onChange({ ...details, name: currentTarget.value.trim() })}
      />
      <label htmlFor={`${id}-mal`}>Ønsket lengde i minutter</label>
      <input
        id={`${id}-mal`}
        name="mal"
        type="number"
        inputMode="numeric"
        min={1}
        max={longestTargetMinutes}
        defaultValue={targetMinutes ?? ''}
        onBlur={({ currentTarget: { valueAsNumber } }) => {
          const isMinutes = valueAsNumber >= 1 && valueAsNumber <= longestTargetMinutes;
          onChange({ ...details, targetMinutes: isMinutes ? Math.round(valueAsNumber) : null });
        }}
      />
      <button type="submit" name="fordel" value="1" className={`${buttonStyles.button} ${buttonStyles.quiet}`}>
        Fordel likt
      </button>
      {targetMinutes !== null && (
        <p>
          {isMet
            ? 'Lengden passer.'
            : `${missingSeconds > 0 ? 'Mangler' : 'For lang med'} ${lengthInWords(Math.abs(missingSeconds))}.`}
        </p>
      )}
    </div>
  );
}
