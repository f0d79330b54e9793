import { useEffect, useRef } from 'react';
import buttonStyles from '#app/ui/button.module.css';
import styles from './leave-dialog.module.css';

/** Asks once before a session that is under way is left. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="okt-avslutt" onClose={onStay}>
      <h2 id="okt-avslutt">Vil du avslutte økten?</h2>
      <p>Den står på pause.</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.strong}`}
          onClick={() => dialog.current?.close()}
        >
          Fortsett økten
        </button>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onLeave}>
          Avslutt
        </button>
      </div>
    </dialog>
  );
}
