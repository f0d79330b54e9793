import { startTransition, useCallback, useEffect, useState } from 'react';
import type { FigureLibrary } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import buttonStyles from '#app/ui/button.module.css';
import type { PlayerProps } from './player.tsx';
import styles from './running-session.module.css';

let figures: Promise<FigureLibrary> | undefined;

/** The player's code (stage, sound and voice) and the poses that it draws. Who only reads does not pay for them. */
export async function fetchPlayer() {
  figures ??= fetchFigures();
  const [{ Player }, library] = await Promise.all([import('./player.tsx'), figures]);
  return { Player, library };
}

/** Rejects where they cannot be had; they may then be asked for again. */
async function fetchFigures(): Promise<FigureLibrary> {
  try {
    const answer = await fetch(paths.figureLibrary);
    if (!answer.ok) throw new Error(`${paths.figureLibrary} answers ${answer.status}`);
    return await answer.json();
  } catch (error) {
    figures = undefined;
    throw error;
  }
}

/**
 * The page keeps its fallback fonts where the fonts came too late for its first picture (`font-display: optional`): too
 * long for a session, whose text is all new and still covered.
 */
function bringLateFonts(): void {
  for (const { family, weight, display } of [...document.fonts]) {
    const name = family.replaceAll('"', '');
    const link = document.querySelector<HTMLLinkElement>(`link[as="font"][href*="${name.toLowerCase()}" i]`);
    if (display !== 'optional' || !link) continue;
    // Of the same weights, or the browser goes on asking the other one.
    const face = new FontFace(name, `url(${link.href})`, { weight });
    face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }
}

/**
 * A session from the start button on, in a place as large as the player from the first moment. That place is painted
 * before the player is drawn, which takes longer than a press may wait for its answer.
 */
export function RunningSession(props: Omit<PlayerProps, 'figures'>) {
  const { track, place } = props;
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof fetchPlayer>>>();
  const [hasFailed, setFailed] = useState(false);
  const fetchIt = useCallback(async () => {
    setFailed(false);
    try {
      const player = await fetchPlayer();
      startTransition(() => setFetched(player));
    } catch {
      track.current?.pause();
      setFailed(true);
    }
  }, [track]);
  useEffect(() => void fetchIt(), [fetchIt]);
  useEffect(bringLateFonts, []);
  if (fetched) return <fetched.Player figures={fetched.library} {...props} />;
  return (
    <div className={styles.fetching} data-practice="fetching" data-tone={place?.lights[0]?.tone}>
      {place && <img src={paths.landscape(`${place.scene}.${place.lights[0]?.hour}`)} alt="" />}
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
