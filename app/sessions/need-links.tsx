import { paths } from '#app/paths.ts';
import { needs } from './composer/knowledge.ts';
import { usualWish, wishParameters } from './composer/wish.ts';
import { needNames } from './composer/wish-words.ts';
import styles from './composer-form.module.css';

/** Each need as a link to a session of ten minutes for it, and the way to all other choices. */
export function NeedLinks() {
  return (
    <nav aria-label="Lag økt for meg" className={styles.form}>
      <ul role="list" className={styles.group}>
        {needs.map((need) => (
          <li key={need}>
            <a
              href={paths.composer(wishParameters({ ...usualWish, need }))}
              aria-label={`${needNames[need]}: økt på ti minutter`}
              className={styles.choice}
            >
              {needNames[need]}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Ti minutter på matta, satt sammen for deg. <a href={paths.composer()}>Velg tid, sted og hensyn</a>
      </p>
    </nav>
  );
}
