import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#app/art/icons/icon.tsx';
import buttonStyles from '#app/components/button.module.css';
import { useToast } from '#app/components/toaster.tsx';
import type { Session } from '#app/practice/session.ts';
import styles from './meditation.module.css';

/** Where on the page the session runs: an empty element of this id. */
export const practicePlace = 'okt';

/** Fetched when a session is started: who only reads does not pay for it. */
const Player = lazy(async () => ({ default: (await import('#app/practice/player.tsx')).Player }));

/**
 * The start button and the progress of the session. Without a script the button leads to the written
 * practice; with one it says that the meditation begins, and opens the owner's video where there is one;
 * the session, guided here, is then offered beside it.
 */
export function MeditationStart({ video, session }: { video: string | null; session: Session }) {
  const showToast = useToast();
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState(0);
  const start = (event: FormEvent) => {
    event.preventDefault();
    showToast('Meditasjon starter: Din meditasjon begynner nå. Finn et rolig sted og slapp av.');
    if (video) window.open(video, '_blank', 'noopener');
    else setRunning(true);
  };
  const percent = Math.floor(progress * 100);
  return (
    <form action="#ovelsen" onSubmit={start} className={styles.start}>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
        <Icon name="play" />
        Start meditasjon
      </button>
      {video && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.quiet}`}
          onClick={() => setRunning(true)}
        >
          Følg økten her uten video
        </button>
      )}
      <div className={styles.progress}>
        <label htmlFor="fremdrift">Fremdrift</label>
        <span aria-hidden="true">{percent} %</span>
        <progress id="fremdrift" value={percent} max={100} />
      </div>
      {isRunning && <Practice session={session} onProgress={setProgress} onClose={() => setRunning(false)} />}
    </form>
  );
}

interface PracticeProps {
  session: Session;
  onProgress: (progress: number) => void;
  onClose: () => void;
}

/** The player, in its place on the page. */
function Practice({ session, onProgress, onClose }: PracticeProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const found = document.getElementById(practicePlace);
    setPlace(found);
    found?.scrollIntoView({ block: 'start' });
  }, []);
  const close = useCallback(() => {
    onProgress(0);
    onClose();
  }, [onProgress, onClose]);
  if (!place) return null;
  return createPortal(
    <Suspense fallback={<p className={styles.fetching}>Henter økten …</p>}>
      <Player session={session} startsAtOnce onProgress={onProgress} onClose={close} />
    </Suspense>,
    place,
  );
}
