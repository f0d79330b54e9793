import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import buttonStyles from '#app/ui/button.module.css';
import type { PlayerProps } from './player.tsx';
import styles from './running-session.module.css';

/** The player's code: stage, figures, sound and voice. Who only reads does not pay for it. */
export function fetchPlayer() {
  return import('./player.tsx');
}

/**
 * A session from the start button on, in a place as large as the player from the first moment. That place is painted
 * before the player is drawn, which takes longer than a press may wait for its answer.
 */
export function RunningSession(props: PlayerProps) {
  const [Player, setPlayer] = useState<ComponentType<PlayerProps>>();
  const [hasFailed, setFailed] = useState(false);
  const fetchIt = useCallback(async () => {
    setFailed(false);
    try {
      const fetched = await fetchPlayer();
      startTransition(() => setPlayer(() => fetched.Player));
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void fetchIt(), [fetchIt]);
  if (Player) return <Player {...props} />;
  return (
    <div className={styles.fetching} data-practice="fetching">
      {hasFailed ? (
        <div role="alert">
          <p>Økten kunne ikke hentes. Prøv igjen når du har nett.</p>
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={fetchIt}>
            Prøv igjen
          </button>{' '}
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={props.onClose}>
            Avslutt
          </button>
        </div>
      ) : (
        <p>Henter økten …</p>
      )}
    </div>
  );
}
