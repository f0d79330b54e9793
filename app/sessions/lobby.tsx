import type { ReactNode } from 'react';
import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import { LengthChoice } from './length-choice.tsx';
import styles from './lobby.module.css';
import type { Session } from './script/session.ts';

interface LobbyProps {
  session: Session;
  /** The start button is about to be pressed. */
  onTouch: () => void;
  onStart: () => void;
  /** The panel of sound and voice. */
  children: ReactNode;
}

/** Before a session: one button; within reach how long it is to be, how it is to sound, who should take care. */
export function Lobby({ session, onTouch, onStart, children }: LobbyProps) {
  const { isDemanding, precautions } = session;
  return (
    <div className={styles.lobby}>
      {isDemanding && <CareFirst precautions={precautions} />}
      <LengthChoice session={session} seconds={session.seconds} />
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.strong} ${styles.start}`}
        data-needs-script
        data-plays
        onPointerEnter={onTouch}
        onFocus={onTouch}
        onClick={onStart}
      >
        <Icon name="play" />
        {isDemanding ? 'Jeg har lest det, start økten' : 'Start økten'}
      </button>
      <div className={styles.choices}>
        <details className={styles.choice} data-needs-script>
          <summary>
            <Icon name="sound" />
            Lyd og stemme
          </summary>
          <div className={styles.panel}>{children}</div>
        </details>
        {!isDemanding && (
          <details className={styles.choice}>
            <summary>
              <Icon name="warning" />
              Forsiktighet
            </summary>
            <div className={styles.panel}>
              <Precautions items={precautions} />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

/** Before a demanding session: the first caution, which is the gravest, in sight; the others behind it. */
function CareFirst({ precautions: [gravest = '', ...others] }: Pick<Session, 'precautions'>) {
  const [first = '', ...rest] = gravest.split(/(?<=\.) /u);
  const more = [rest.join(' '), ...others].filter(Boolean);
  const line = (
    <>
      <Icon name="warning" />
      <span>
        <strong>Les dette først</strong> {first}
      </span>
    </>
  );
  return (
    <aside aria-label="Les dette først" className={styles.care}>
      {more.length > 0 ? (
        <details>
          <summary>{line}</summary>
          <Precautions items={more} />
        </details>
      ) : (
        <p>{line}</p>
      )}
    </aside>
  );
}

function Precautions({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
