import { useEffect, useRef } from 'react';
import { paths } from '#app/paths.ts';
import { calendarFile, download, tomorrow, withFavourite } from '#app/practice/browser.ts';
import buttonStyles from '#app/ui/button.module.css';
import { ButtonLink, Facts } from '#app/ui/index.ts';
import styles from './lobby.module.css';
import type { NextLink } from './player/ending.tsx';
import type { Session } from './script/session.ts';
import type { useSessionMemory } from './use-session-memory.ts';

interface AfterSessionProps {
  session: Pick<Session, 'title' | 'seconds'>;
  /** What may come after it, the best first; the next day of a programme comes before it. */
  next: readonly NextLink[];
  practice: Pick<ReturnType<typeof useSessionMemory>, 'memory' | 'change' | 'turnOn'>;
  onAgain: () => void;
}

const composing: NextLink = { name: 'Lag en ny økt', path: paths.composer() };
const quiet = `${buttonStyles.button} ${buttonStyles.quiet}`;

/** After a session that was followed to its end: what comes next, tomorrow in the calendar, and to find it again. */
export function AfterSession({ session, next, practice, onAgain }: AfterSessionProps) {
  const { memory, change, turnOn } = practice;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const path = location.pathname + location.search;
  const { title } = session;
  const isKept = memory?.favourites.some((link) => link.path === path);
  const day = memory?.day?.sessionPath === path ? memory.day.next : null;
  const shown = day ? { name: day.title, path: day.path } : (next[0] ?? composing);
  return (
    <div className={styles.lobby}>
      <h2 tabIndex={-1} ref={heading}>
        Takk for nå
      </h2>
      <p>Bli gjerne sittende litt, og kjenn hvordan du har det.</p>
      <Facts>
        <ButtonLink href={shown.path}>{shown.name}</ButtonLink>
        <button type="button" className={quiet} onClick={() => downloadTomorrow(session, path)}>
          I morgen til samme tid
        </button>
        <button type="button" className={quiet} onClick={onAgain}>
          Start på nytt
        </button>
        {memory && (
          <button
            type="button"
            className={quiet}
            aria-pressed={isKept}
            onClick={() => change((before) => withFavourite(before, { path, title }))}
          >
            {isKept ? 'Lagret som favoritt' : 'Lagre som favoritt'}
          </button>
        )}
      </Facts>
      {memory ? (
        <p>
          Økten står i <a href={paths.practice}>Min praksis</a>.
        </p>
      ) : (
        <>
          <p className={styles.note}>
            Denne enheten kan huske øktene dine, så du finner dem igjen. Ingenting sendes til oss.{' '}
            <a href={paths.practice}>Les om Min praksis</a>
          </p>
          <button type="button" className={quiet} onClick={turnOn}>
            Husk øktene mine på denne enheten
          </button>
        </>
      )}
    </div>
  );
}

function downloadTomorrow({ title, seconds }: Pick<Session, 'title' | 'seconds'>, path: string): void {
  const now = new Date();
  const url = new URL(path, location.origin).href;
  const minutes = Math.max(1, Math.round(seconds / 60));
  download('pusterom.ics', 'text/calendar', calendarFile({ title, url, minutes, startsAt: tomorrow(now), now }));
}
