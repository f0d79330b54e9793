import type { FigureId } from '#app/art/figure/figure-ids.ts';
import { paths } from '#app/paths.ts';
import type { Pose } from '#content';
import { FigurePicture } from './figure-picture.tsx';
import styles from './pose-card.module.css';

/** What the pose library shows of a pose. */
export interface PoseCardData {
  readonly id: FigureId;
  readonly name: string;
  readonly description: string;
}

export function poseCard({ id, name, description }: Pose): PoseCardData {
  return { id, name, description };
}

/** A figure on the shared ground line, with the name of the pose under it. */
export function PoseCard({ pose }: { pose: PoseCardData }) {
  return (
    <article className={styles.card}>
      <FigurePicture id={pose.id} className={styles.figure} />
      <h3>
        <a href={paths.pose(pose.id)}>{pose.name}</a>
      </h3>
      <p>{pose.description}</p>
    </article>
  );
}

interface PoseGridProps {
  poses: readonly PoseCardData[];
  /** How much air stands over the figures: `low` for bodies on the floor, `middle` for kneeling ones. */
  headroom?: 'full' | 'middle' | 'low';
}

/** Poses in 1, 2 or 4 columns. */
export function PoseGrid({ poses, headroom = 'full' }: PoseGridProps) {
  return (
    <ul role="list" className={styles.grid} data-headroom={headroom}>
      {poses.map((pose) => (
        <li key={pose.id}>
          <PoseCard pose={pose} />
        </li>
      ))}
    </ul>
  );
}
