import { lazy, Suspense } from 'react';
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

/** Resolves when the style sheet applies. */
function linked(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
}
