import { FigurePicture } from '#app/drawings/figure-picture.tsx';
import { paths } from '#app/paths.ts';
import type { SequencePose } from '#app/sessions/script/from-sequence.ts';
import { lengthInWords } from '#app/sessions/script/words.ts';
import { type ChosenPose, holdChoices, written } from './sequence.ts';
import styles from './sequence-editor.module.css';

interface SequenceRowProps {
  pose: SequencePose;
  choice: ChosenPose;
  /** Its place, counted from 0. */
  index: number;
  isLast: boolean;
  onHold: (choice: ChosenPose) => void;
}

/** One pose of the list: its hold, what to take care of, and the buttons that move it. */
export function SequenceRow({ pose, choice, index, isLast, onHold }: SequenceRowProps) {
  const holds = [...new Set([...holdChoices, choice.seconds])].toSorted((a, b) => a - b);
  const field = `tid-${index}`;
  return (
    <li className={styles.row}>
      <FigurePicture id={pose.id} className={styles.figure} />
      <div className={styles.pose}>
        <h2>
          <a href={paths.pose(pose.id)}>{pose.name}</a>
        </h2>
        <details>
          <summary>
            Forsiktighet<span className={styles.hidden}> ved {pose.name}</span>
          </summary>
          <ul>
            {pose.precautions.map((precaution) => (
              <li key={precaution}>{precaution}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.hold}>
        <label htmlFor={field}>
          Hold<span className={styles.hidden}> {pose.name}</span>
          {pose.bothSides && ' på hver side'}
        </label>
        <select
          id={field}
          name="stilling"
          value={written(choice)}
          onChange={(event) => {
            const seconds = holds[event.currentTarget.selectedIndex];
            if (seconds) onHold({ ...choice, seconds });
          }}
        >
          {holds.map((seconds) => (
            <option key={seconds} value={written({ ...choice, seconds })}>
              {lengthInWords(seconds)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.moves}>
        <Move name="opp" index={index} isDisabled={index === 0} label={`Flytt ${pose.name} opp`} text="Opp" />
        <Move name="ned" index={index} isDisabled={isLast} label={`Flytt ${pose.name} ned`} text="Ned" />
        <Move name="bort" index={index} label={`Ta bort ${pose.name}`} text="Ta bort" />
      </div>
    </li>
  );
}

interface MoveProps {
  name: 'opp' | 'ned' | 'bort';
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
