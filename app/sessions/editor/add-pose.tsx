import buttonStyles from '#app/ui/button.module.css';
import type { OfferedPose } from '../script/from-sequence.ts';
import styles from './sequence-editor.module.css';

/** All poses by the groups of the library, each with the hold that it usually has. */
export function AddPose({ poses }: { poses: readonly OfferedPose[] }) {
  const groups = {
    standing: 'Stående',
    seated: 'Sittende og hvilende',
    inverted: 'Omvendte',
    backbends: 'Bakoverbøyninger',
    exercises: 'Øvelser på stol, i seng og på matta',
    blocks: 'Solhilsen, pust, stillhet og deler',
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
