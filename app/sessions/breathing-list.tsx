import { Icon } from '#app/ui/index.ts';
import styles from './breathing-list.module.css';

export interface BreathingLink {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The breathing exercises that one can follow on the screen. */
export function BreathingList({ exercises }: { exercises: readonly BreathingLink[] }) {
  return (
    <ul role="list" className={styles.list}>
      {exercises.map(({ path, title, description }) => (
        <li key={path}>
          <h3>
            <a href={path}>
              <Icon name="play" /> {title}
            </a>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
