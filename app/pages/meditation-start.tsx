import type { FormEvent } from 'react';
import { Icon } from '#app/art/icons/icon.tsx';
import buttonStyles from '#app/components/button.module.css';
import { useToast } from '#app/components/toaster.tsx';
import styles from './meditation.module.css';

/**
 * The start button and the progress of the session. Without a script the button leads to the written
 * practice; with one it says that the meditation begins, and opens the owner's video where there is one.
 */
export function MeditationStart({ video }: { video: string | null }) {
  const showToast = useToast();
  const start = (event: FormEvent) => {
    event.preventDefault();
    showToast('Meditasjon starter: Din meditasjon begynner nå. Finn et rolig sted og slapp av.');
    if (video) window.open(video, '_blank', 'noopener');
    else document.getElementById('ovelsen')?.scrollIntoView();
  };
  return (
    <form action="#ovelsen" onSubmit={start} className={styles.start}>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
        <Icon name="play" />
        Start meditasjon
      </button>
      <div className={styles.progress}>
        <label htmlFor="fremdrift">Fremdrift</label>
        <span aria-hidden="true">0 %</span>
        <progress id="fremdrift" value={0} max={100} />
      </div>
    </form>
  );
}
