import { paths } from '#app/paths.ts';
import { ContentPicture } from '#app/ui/index.ts';
import styles from './empty-list.module.css';

/** What stands where no pose is chosen yet: how a list comes about, and beside it, where there is room, a mat that waits. */
export function EmptyList() {
  return (
    <div className={styles.empty}>
      <p>
        Listen er tom. Velg stillingene du vil øve på, her eller blant <a href={paths.poses}>yogastillingene</a>. Så
        bestemmer du rekkefølge og hvor lenge du holder. Listen står i adressen: Lagre eller del lenken, så er økten din
        der igjen.
      </p>
      <div className={styles.picture}>
        <ContentPicture src={paths.picture('tomt-filter')} />
      </div>
    </div>
  );
}
