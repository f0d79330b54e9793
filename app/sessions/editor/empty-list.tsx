import { paths } from '#app/paths.ts';
import { ContentPicture } from '#app/ui/index.ts';
import styles from './sequence-editor.module.css';

/** What stands where no pose is chosen yet: a mat that waits, where there is room, and where the list will be. */
export function EmptyList() {
  return (
    <div className={styles.empty}>
      <ContentPicture src={paths.picture('tomt-filter')} />
      <p>
        Her kommer stillingene du velger. Listen står i adressen: Lagre eller del lenken, så er økten din der igjen.
      </p>
    </div>
  );
}
