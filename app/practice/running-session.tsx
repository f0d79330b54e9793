import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import type { PlayerProps } from './player.tsx';
import styles from './running-session.module.css';

/** The player's code: stage, figures, sound and voice. Who only reads does not pay for it. */
export function fetchPlayer() {
  return import('./player.tsx');
}

const Player = lazy(async () => ({ default: (await fetchPlayer()).Player }));

const fetching = (
  <p className={styles.fetching} data-practice="fetching">
    Henter økten …
  </p>
);

/**
 * A session from the start button on, in a place as large as the player from the first moment. That place is painted
 * before the player is drawn, which takes longer than a press may wait for its answer.
 */
export function RunningSession(props: PlayerProps) {
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => startTransition(() => setAnswered(true)), []);
  if (!isAnswered) return fetching;
  return (
    <Suspense fallback={fetching}>
      <Player {...props} />
    </Suspense>
  );
}
