import { type ReactNode, useId } from 'react';
import styles from './day-huts.module.css';

const huts = 14;
const inRow = 7;

/** Past the first row towards the left, and back past the second. */
const way = 'M97 0C97 20 98 31 86 31C70 33 62 27 48 29S24 34 12 31C1 29-1 78 12 81C26 84 40 76 54 78S78 84 88 80';

interface DayHutsProps {
  /** On how many days before this one something was done. */
  daysBefore: number;
  /** Stands on the track where it ends. */
  children: ReactNode;
}

/**
 * The ski track of the opening, on from hut to hut: a light for each day on which something was done, and for today.
 * They stand in a row whatever lies between them, and none goes out: a pause is nothing to be seen.
 */
export function DayHuts({ daysBefore, children }: DayHutsProps) {
  const today = Math.min(daysBefore, huts - 1);
  return (
    <>
      <div className={`${styles.way} no-print`} aria-hidden="true">
        <Track className={styles.entry} path="M0 0C0 60 100 40 100 100" />
        <Track path={`${way}${children ? 'C98 76 98 92 98 100' : ''}`} />
        <ol role="list">
          {Array.from({ length: huts }, (_, place) => {
            // The first row goes towards the left, as the track does.
            const day = place < inRow ? inRow - 1 - place : place;
            return (
              <li key={day} data-lit={day <= today}>
                {day === today && <span>i dag</span>}
                <Hut />
              </li>
            );
          })}
        </ol>
      </div>
      {children && (
        <div className={styles.end}>
          <Track path="M98 0C98 46 90 52 76 50S20 46 4 52" />
          {children}
        </div>
      )}
    </>
  );
}

/** Two rails, stretched with its box: a stroke without its middle, through which the snow is seen. */
function Track({ path, className = '' }: { path: string; className?: string | undefined }) {
  const rails = useId();
  return (
    <svg aria-hidden="true" className={`${styles.track} ${className}`} viewBox="0 0 100 100" preserveAspectRatio="none">
      <mask id={rails} maskUnits="userSpaceOnUse" x="-50" y="-50" width="200" height="200">
        <path d={path} />
        <path d={path} />
      </mask>
      <path d={path} mask={`url(#${rails})`} />
    </svg>
  );
}

function Hut() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 36">
      <path d="M5 17 15 7 25 17v18H5z" className={styles.gable} />
      <path d="M25 17h18v18H25z" className={styles.wall} />
      <path d="m15 4h22l9 14H27L15 6 4 18 2 16z" className={styles.roof} />
      <path d="M12 21h6v7h-6zM30 21h8v7h-8z" className={styles.pane} />
    </svg>
  );
}
