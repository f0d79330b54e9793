import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from '#app/meditation/meditation.module.css';
import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icons/icon.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { fetchPlayer, RunningSession } from './player/running-session.tsx';
import { useGuidance } from './player/use-guidance.ts';
import { wakeSound } from './player/wake.ts';
import type { Session } from './script/session.ts';

/** Where on the page the session runs: an empty element of this id. */
export const practicePlace = 'okt';

/**
 * The start button and the progress of the session. Without a script the button leads to the written
 * practice; with one it says that the meditation begins, and opens the owner's video where there is one;
 * the session, guided here, is then offered beside it.
 */
export default function MeditationStart({ video, session }: { video: string | null; session: Session }) {
  const guidance = useGuidance();
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState(0);
  const follow = () => {
    wakeSound();
    setRunning(true);
  };
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    showToast('Meditasjon starter: Din meditasjon begynner nå. Finn et rolig sted og slapp av.');
    if (video) window.open(video, '_blank', 'noopener');
    else follow();
  };
  const close = () => {
    setRunning(false);
    setProgress(0);
  };
  const touches = { onPointerEnter: fetchPlayer, onFocus: fetchPlayer };
  const percent = Math.floor(progress * 100);
  return (
    <form action="#ovelsen" onSubmit={start} className={styles.start}>
      <button
        type="submit"
        className={`${buttonStyles.button} ${buttonStyles.strong}`}
        {...(video === null && touches)}
      >
        <Icon name="play" />
        Start meditasjon
      </button>
      {video && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.quiet}`}
          data-needs-script
          {...touches}
          onClick={follow}
        >
          Følg økten her uten video
        </button>
      )}
      <div className={styles.progress}>
        <label htmlFor="fremdrift">Framdrift</label>
        <span aria-hidden="true">{percent} %</span>
        <progress id="fremdrift" value={percent} max={100} />
      </div>
      {isRunning && (
        <InPlace>
          <RunningSession session={session} guidance={guidance} onProgress={setProgress} onClose={close} />
        </InPlace>
      )}
    </form>
  );
}

/** The player's place in the middle of the page, while the start button stands in its side column. */
function InPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(practicePlace)), []);
  return place && createPortal(children, place);
}
