import { paths } from '#app/paths.ts';
import { Minutes } from '#app/ui/index.ts';
import styles from './length-choice.module.css';
import type { Session } from './script/session.ts';

type Lengths = Pick<Session, 'id' | 'title' | 'lengths'>;

/** The lengths of a session as plain links; the one that is shown, if any, is marked. */
export function LengthChoice({ session, seconds }: { session: Lengths; seconds?: number }) {
  const { id, title, lengths } = session;
  if (lengths.length < 2) return null;
  const full = lengths.at(-1);
  return (
    <nav aria-label={`Lengde på ${title}`}>
      <ul role="list" className={styles.lengths}>
        {lengths.map((minutes) => (
          <li key={minutes}>
            <a
              href={paths.session(id, minutes === full ? undefined : minutes)}
              aria-current={seconds === minutes * 60 ? 'page' : undefined}
            >
              <Minutes count={minutes} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
