import { useState } from 'react';
import { FigurePicture } from '#app/drawings/index.ts';
import type { OfferedPose } from '../script/from-sequence.ts';
import { isSection } from './blocks.ts';
import { groupsOf } from './pose-groups.ts';
import styles from './sequence-editor.module.css';

/** Every pose as a picture that adds it, group by group; folded beside a list that has begun, open where it is empty. */
export function PoseGrid({ poses, isFirst }: { poses: readonly OfferedPose[]; isFirst: boolean }) {
  // It stays as it was when the first pose is added: somebody is choosing.
  const [isOpen] = useState(isFirst);
  return (
    <details open={isOpen}>
      <summary>Velg fra bilder</summary>
      {groupsOf(poses.filter((pose) => !isSection(pose))).map((group) => (
        <fieldset key={group.name} className={styles.group}>
          <legend>{group.name}</legend>
          <div className={styles.grid}>
            {group.poses.map(({ id, name, picture, holdSeconds }) => (
              <button key={id} type="submit" name="ny" value={`${id}-${holdSeconds}`} className={styles.pick}>
                <FigurePicture id={picture} />
                <span className={styles.hidden}>Legg til </span>
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
