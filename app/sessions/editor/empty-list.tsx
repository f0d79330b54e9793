import { FigurePicture } from '#app/drawings/index.ts';
import { beginnings } from './beginnings.ts';
import { addressOf } from './sequence.ts';
import styles from './sequence-editor.module.css';

/** What stands where no pose is chosen yet: what will come there, and three poses to begin with. */
export function EmptyList() {
  return (
    <div className={styles.empty}>
      <p>
        Her kommer stillingene du velger. Listen står i adressen: Lagre eller del lenken, så er økten din der igjen.
      </p>
      <h3>Eller begynn med tre</h3>
      <ul role="list">
        {beginnings.map(({ name, poses }) => (
          <li key={name}>
            <span>
              {poses.map(({ id }) => (
                <FigurePicture key={id} id={id} />
              ))}
            </span>
            <a href={addressOf(poses)} className="cover-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
