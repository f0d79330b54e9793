import { paths } from '#app/paths.ts';
import buttonStyles from '#app/ui/button.module.css';
import styles from './pose-chooser.module.css';

/** The form that gathers the ticked poses of a page. */
const formId = 'egen-okt';

/** A tick beside a pose: it goes into the session, with the hold that it usually has. */
export function PoseTick({ name, choice }: { name: string; choice: string }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="stilling" value={choice} form={formId} />
      <span className="visually-hidden">Ta med {name} i egen økt</span>
    </label>
  );
}

/** Leads from the ticked poses to a session of one's own; it stays in sight once something is ticked. */
export function PoseChooser() {
  return (
    <form id={formId} action={paths.ownSession()} className={styles.chooser}>
      <p>
        <a href={paths.ownSession()}>Lag din egen økt.</a> Trykk på + ved stillingene du vil ha med. Rekkefølge og tid
        velger du etterpå.
      </p>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
        Lag økten
      </button>
    </form>
  );
}
