import { FigurePicture } from '#app/drawings/index.ts';
import choiceStyles from '../composer-form.module.css';
import type { OfferedPose } from '../script/from-sequence.ts';
import { isSection } from './blocks.ts';
import styles from './pose-grid.module.css';
import { groupsOf } from './pose-groups.ts';
import type { ChosenPose } from './sequence.ts';

interface PoseGridProps {
  poses: readonly OfferedPose[];
  chosen: readonly ChosenPose[];
}

/** Every pose as a picture that adds it, one group in sight at a time. */
export function PoseGrid({ poses, chosen }: PoseGridProps) {
  return (
    <div className={styles.groups}>
      {groupsOf(poses).map((group, index) => (
        <fieldset key={group.name} className={styles.group}>
          <legend>
            <label className={choiceStyles.choice}>
              {/* The choice is of the page alone: it belongs to another form, and never stands in the address. */}
              <input type="radio" name="gruppe" form={groupFormId} defaultChecked={index === 0} />
              {group.name}
            </label>
          </legend>
          <div className={styles.grid}>
            {group.poses.map((pose) => (
              <Pick key={pose.id} pose={pose} count={chosen.filter(({ id }) => id === pose.id).length} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** The form of the choice between groups, which nobody submits. */
export const groupFormId = 'utvalg';

function Pick({ pose, count }: { pose: OfferedPose; count: number }) {
  const { id, name, holdSeconds } = pose;
  return (
    <button
      type="submit"
      name="ny"
      value={`${id}-${holdSeconds}`}
      data-count={count > 0 ? count : undefined}
      className={styles.pick}
    >
      {!isSection(pose) && <FigurePicture id={pose.picture === undefined ? pose.id : pose.picture} />}
      <span className="visually-hidden">Legg til </span>
      {name}
      {count > 0 && <span className="visually-hidden">{` (${count} i økten)`}</span>}
    </button>
  );
}
