import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import { useWakeLock } from '../player/use-wake-lock.ts';
import { clock } from '../script/words.ts';
import styles from './plain-timer.module.css';
import type { TimerWish } from './timer-wish.ts';
import { useTimer } from './use-timer.ts';

/** The time that is left, as large as the screen lets it be, and its buttons. */
export default function PlainTimer({ wish }: { wish: TimerWish }) {
  const { status, remainingSeconds, start, pause, reset } = useTimer(wish);
  const isRunning = status === 'running';
  useWakeLock(isRunning);
  return (
    <div className={styles.timer}>
      <p className={styles.left} role="timer" aria-label="Tid igjen">
        {clock(remainingSeconds)}
      </p>
      <p role="status" className={styles.status}>
        {status === 'finished' && 'Tiden er ute.'}
        {status === 'paused' && 'På pause.'}
      </p>
      <div className={styles.buttons} data-needs-script>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.strong}`}
          onClick={isRunning ? pause : start}
        >
          <Icon name={isRunning ? 'pause' : 'play'} />
          {isRunning ? 'Pause' : startWords[status]}
        </button>
        {status !== 'ready' && (
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={reset}>
            <Icon name="restart" />
            Nullstill
          </button>
        )}
      </div>
    </div>
  );
}

const startWords = { ready: 'Start', running: 'Start', paused: 'Fortsett', finished: 'Start igjen' } as const;
