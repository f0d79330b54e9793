import buttonStyles from '#app/ui/button.module.css';
import type { OfferedPose } from '../script/from-sequence.ts';
import { groupsOf } from './pose-groups.ts';
import styles from './sequence-editor.module.css';

/** All poses by the groups of the library, each with the hold that it usually has. */
export function AddPose({ poses }: { poses: readonly OfferedPose[] }) {
  return (
    <div className={styles.add}>
      <label htmlFor="ny">Legg til en stilling</label>
      <select id="ny" name="ny" defaultValue="">
        <option value="">Velg …</option>
        {groupsOf(poses).map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.poses.map(({ id, name, holdSeconds }) => (
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
