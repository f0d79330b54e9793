import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuidePage } from '#app/site/index.ts';
import { ButtonLink, Section } from '#app/ui/index.ts';
import { episodes } from './.server/podcast.ts';
import { sessions } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import type { Route } from './+types/session-list';
import { LengthChoice } from './length-choice.tsx';
import type { Session } from './script/session.ts';
import { lengthInWords } from './script/words.ts';
import styles from './session-list.module.css';

const groups = [
  { kind: 'yoga', id: 'yoga', heading: 'Yoga' },
  { kind: 'meditation', id: 'meditasjon', heading: 'Meditasjon' },
  { kind: 'breathing', id: 'pust', heading: 'Pust' },
] as const;

export function loader({ context }: Route.LoaderArgs) {
  const listed = sessions.map(({ id, title, kind, seconds, lengths }) => ({ id, title, kind, seconds, lengths }));
  const hasPodcast = episodes(context.get(recordingsContext)).length > 0;
  return { ...textPage('sessions'), sessions: listed, hasPodcast };
}

/** Every session that can be followed, with its lengths. */
export default function SessionList({ loaderData }: Route.ComponentProps) {
  return (
    <GuidePage
      text={loaderData}
      actions={
        <>
          <ButtonLink href={paths.composer()}>Lag økt for meg</ButtonLink>
          <ButtonLink href={paths.ownSession()} variant="quiet">
            Lag din egen økt
          </ButtonLink>
          <ButtonLink href={paths.programmes} variant="quiet">
            Følg et program
          </ButtonLink>
        </>
      }
    >
      {groups.map(({ kind, id, heading }) => (
        <Section key={kind} id={id} heading={heading}>
          <ul role="list" className={styles.list}>
            {loaderData.sessions
              .filter((session) => session.kind === kind)
              .map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
          </ul>
        </Section>
      ))}
      <Section id="mer" heading="På egen hånd">
        <ul role="list" className={styles.list}>
          <li>
            <h3>
              <a href={paths.timer}>Tidtaker</a>
            </h3>
            <p>Stillhet med gong når du begynner og slutter.</p>
          </li>
          <li>
            <h3>
              <a href={paths.ownBreath}>Egen pust</a>
            </h3>
            <p>Dine egne tall for inn og ut.</p>
          </li>
          <li>
            <h3>
              <a href={paths.night}>Får ikke sove</a>
            </h3>
            <p>Økter og lyder for natten, på mørk skjerm.</p>
          </li>
          {loaderData.hasPodcast && (
            <li>
              <h3>
                <a href={paths.podcast}>Øktene som podkast</a>
              </h3>
              <p>Legg adressen inn i podkastappen din.</p>
            </li>
          )}
        </ul>
      </Section>
    </GuidePage>
  );
}

function SessionItem({ session }: { session: Pick<Session, 'id' | 'title' | 'lengths' | 'seconds'> }) {
  return (
    <li>
      <h3>
        <a href={paths.session(session.id)}>{session.title}</a>
      </h3>
      {session.lengths.length > 1 ? <LengthChoice session={session} /> : <p>{lengthInWords(session.seconds)}</p>}
    </li>
  );
}
