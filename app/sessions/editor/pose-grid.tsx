import { FigurePicture } from '#app/drawings/index.ts';
import type { OfferedPose } from '../script/from-sequence.ts';
import { isSection } from './blocks.ts';
import styles from './sequence-editor.module.css';

/** Every pose as a picture that adds it; folded, so that no picture is fetched before it is wanted. */
export function PoseGrid({ poses }: { poses: readonly OfferedPose[] }) {
  return (
    <details>
      <summary>Velg fra bilder</summary>
      <div className={styles.grid}>
        {poses
          .filter((pose) => !isSection(pose))
          .map(({ id, name, picture, holdSeconds }) => (
            <button
              key={id}
              type="submit"
              name="ny"
              value={`${id}-${holdSeconds}`}
              aria-label={`Legg til ${name}`}
              className={styles.pick}
            >
              <FigurePicture id={picture} />
              {name}
            </button>
          ))}
      </div>
    </details>
  );
}
