import type { Session } from './session.ts';
import styles from './transcript.module.css';
import { clock } from './words.ts';

/** The whole session as text: what is said, and when. Folded, and there without a script too. */
export function Transcript({ session, isOpen = false }: { session: Session; isOpen?: boolean }) {
  return (
    <details className={styles.transcript} open={isOpen}>
      <summary>Hele økten som tekst</summary>
      <ol role="list">
        {session.steps.map((step) => (
          <li key={step.startSeconds}>
            <h3>
              <span className={styles.time}>{clock(step.startSeconds)}</span> {step.name}
              {step.side && (step.side === 'first' ? ', første side' : ', andre side')}
            </h3>
            <p>{said(session, step.startSeconds, step.startSeconds + step.seconds, `${step.name}.`)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What is said from one time to another, without the step's own name. */
function said({ cues, seconds }: Session, fromSeconds: number, toSeconds: number, name: string): string {
  return cues
    .filter(({ atSeconds }) => atSeconds >= fromSeconds && (atSeconds < toSeconds || toSeconds === seconds))
    .map(({ text }) => text)
    .filter((text) => text !== name)
    .join(' ');
}
