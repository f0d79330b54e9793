import type { ReactNode } from 'react';
import type { FigureId, VariantId } from '#app/drawings/ids.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import type { Pose } from '#content';
import styles from './pose-card.module.css';

/** What a library shows of a pose or an exercise. */
export interface PoseCardData {
  readonly id: string;
  readonly path: string;
  readonly figure: FigureId | VariantId;
  /** The seed of the person who shows it, where that is not the figure's own. */
  readonly body?: number | undefined;
  readonly name: string;
  readonly description: string;
  /** How long it is usually held. */
  readonly holdSeconds: number;
}

export function poseCard({ id, name, description, hold }: Pose): PoseCardData {
  return { id, path: paths.pose(id), figure: id, name, description, holdSeconds: hold.seconds };
}

/** A figure on the shared ground line, with the name of the pose under it. */
export function PoseCard({ pose, children }: { pose: PoseCardData; children?: ReactNode }) {
  return (
    <article className={styles.card}>
      <FigurePicture id={pose.figure} body={pose.body} className={styles.figure} />
      <h3>
        <a href={pose.path} className="cover-link">
          {pose.name}
        </a>
      </h3>
      <p>{pose.description}</p>
      {children}
    </article>
  );
}

interface PoseGridProps<Shown extends PoseCardData> {
  poses: readonly Shown[];
  /** How much air stands over the figures: `middle` for bodies that sit, kneel or lie. */
  headroom?: 'full' | 'middle';
  /** What stands at the foot of each card. */
  foot?: (pose: Shown) => ReactNode;
}

/** Poses in 1, 2 or 4 columns. */
export function PoseGrid<Shown extends PoseCardData>({ poses, headroom = 'full', foot }: PoseGridProps<Shown>) {
  return (
    <ul role="list" className={styles.grid} data-headroom={headroom}>
      {poses.map((pose) => (
        <li key={pose.id}>
          <PoseCard pose={pose}>{foot?.(pose)}</PoseCard>
        </li>
      ))}
    </ul>
  );
}
