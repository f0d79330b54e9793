import { lazy, Suspense } from 'react';
import type { PlayerProps } from './player.tsx';
import styles from './running-session.module.css';

/** The player's code: stage, sound and voice. Who only reads does not pay for it. */
export const fetchPlayer = () => import('./player.tsx');

const Player = lazy(async () => ({ default: (await fetchPlayer()).Player }));

/** A session from the start button on, in a place as large as the player from the first moment. */
export function RunningSession(props: PlayerProps) {
  return (
    <Suspense
      fallback={
        <p className={styles.fetching} data-practice="fetching">
          Henter økten …
        </p>
      }
    >
      <Player {...props} />
    </Suspense>
  );
}
