import type { ReactNode } from 'react';
import { FigurePicture } from '#app/drawings/figure-picture.tsx';
import buttonStyles from '#app/ui/button.module.css';
import { Callout } from '#app/ui/callout.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './lobby.module.css';
import type { Session } from './script/session.ts';
import { lengthInWords } from './script/words.ts';

interface LobbyProps {
  session: Session;
  showsFigures: boolean;
  /** The start button is about to be pressed. */
  onTouch: () => void;
  onStart: () => void;
  /** The panel of sound and voice. */
  children: ReactNode;
}

/** Before a session: how long it is, who should take care, how it is to sound. */
export function Lobby({ session, showsFigures, onTouch, onStart, children }: LobbyProps) {
  const figures = new Set(session.steps.map(({ figure }) => figure).filter((figure) => figure !== null));
  return (
    <div className={styles.box}>
      <div className={styles.lobby}>
        <div className={styles.about}>
          <h2>Før du starter</h2>
          {session.isDemanding && <Care heading="Les dette først" precautions={session.precautions} />}
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.strong}`}
            data-needs-script
            onPointerEnter={onTouch}
            onFocus={onTouch}
            onClick={onStart}
          >
            <Icon name="play" />
            {session.isDemanding ? 'Jeg har lest det, start økten' : 'Start økten'}
          </button>
          <p className={styles.note}>
            {lengthInWords(session.seconds)}. Den begynner fem sekunder etter at du har trykket, så du rekker å komme på
            plass.
          </p>
          {!session.isDemanding && <Care heading="Forsiktighet" precautions={session.precautions} />}
          {showsFigures && figures.size > 0 && (
            <div className={styles.figures}>
              {[...figures].map((figure) => (
                <FigurePicture key={figure} id={figure} />
              ))}
            </div>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

function Care({ heading, precautions }: { heading: string; precautions: readonly string[] }) {
  return (
    <Callout kind="care" heading={heading}>
      <ul>
        {precautions.map((precaution) => (
          <li key={precaution}>{precaution}</li>
        ))}
      </ul>
    </Callout>
  );
}
