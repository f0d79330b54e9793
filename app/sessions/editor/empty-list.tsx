import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import styles from './sequence-editor.module.css';

/** What stands where no pose is chosen yet: mats for the first three. */
export function EmptyList() {
  return (
    <div className={styles.empty}>
      <ol role="list" aria-label="Ledige plasser" className={styles.mats}>
        <li>Første stilling</li>
        <li>Andre stilling</li>
        <li>Tredje stilling</li>
      </ol>
      <p>Velg en stilling, så kan du starte. Økten bor i lenken: Lagre eller del den, så er den der igjen.</p>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.strong}`} disabled>
        <Icon name="play" />
        Start økten
      </button>
    </div>
  );
}
