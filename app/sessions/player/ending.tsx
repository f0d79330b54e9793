import buttonStyles from '#app/ui/button.module.css';
import type { Session } from '../script/session.ts';
import styles from './ending.module.css';

export interface NextLink {
  readonly name: string;
  readonly path: string;
}

const sentences: Readonly<Record<Session['kind'], string>> = {
  yoga: 'Gi deg god tid før du går videre.',
  meditation: 'Ta med deg roen et lite stykke videre.',
  breathing: 'La pusten gå som den vil nå.',
};

/** What the last picture is called. */
export function endingName({ isQuiet }: Pick<Session, 'isQuiet'>): string {
  return isQuiet ? 'God natt' : 'Takk for nå';
}

/** What stands on the last picture: one sentence, and what may come next. Who fell asleep is told nothing more. */
export function Ending({ session, next }: { session: Session; next: readonly NextLink[] }) {
  return (
    <div className={styles.ending}>
      <p>{session.isQuiet ? 'Sov godt.' : sentences[session.kind]}</p>
      {next.map(({ name, path }) => (
        <a key={path} href={path} className={buttonStyles.button}>
          {name}
        </a>
      ))}
    </div>
  );
}
