import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import sheet from './player.css?url';
import type { PlayerProps } from './player.tsx';
import styles from './running-session.module.css';

let styled: Promise<unknown> | undefined;

/** The player's code and style: stage, sound and voice. Who only reads does not pay for it. */
export async function fetchPlayer() {
  styled ??= linked(sheet);
  const fetched = import('./player.tsx');
  await styled;
  return fetched;
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

/** Resolves when the style sheet applies. */
function linked(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
}
