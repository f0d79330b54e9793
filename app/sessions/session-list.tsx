import type { ReactNode } from 'react';
import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { siteContext, textPage } from '#app/site/.server/index.ts';
import { GuidePage } from '#app/site/index.ts';
import { ButtonLink, Minutes, Section } from '#app/ui/index.ts';
import frame from '#app/ui/picture-frame.module.css';
import { episodes } from './.server/podcast.ts';
import { type SessionPicture, sessionPicture } from './.server/session-pictures.ts';
import { sessions } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import type { Route } from './+types/session-list';
import { Choices } from './choices.tsx';
import { LengthChoice } from './length-choice.tsx';
import type { Session } from './script/session.ts';
import styles from './session-list.module.css';

const groups = [
  { kind: 'yoga', id: 'yoga', heading: 'Yoga' },
  { kind: 'meditation', id: 'meditasjon', heading: 'Meditasjon' },
  { kind: 'breathing', id: 'pust', heading: 'Pust' },
] as const;

/** What somebody has of time, in minutes; the last stands for all that is longer. */
const times = [5, 10, 20, 30] as const;

/** For who wants another one than those of the list. */
const ways = [
  { name: 'Lag økt for meg', href: paths.composer() },
  { name: 'Lag din egen økt', href: paths.ownSession() },
  { name: 'Følg et program', href: paths.programmes },
];

/** Short enough for a break, and it needs nothing. */
const firstSessionId = 'tre-minutters-pause';

export function loader({ context }: Route.LoaderArgs) {
  const { imageService } = context.get(siteContext).site;
  const listed = sessions.map((session, index) => {
    const { id, title, kind, seconds, lengths } = session;
    return { id, title, kind, seconds, lengths, picture: sessionPicture(session, index, imageService) };
  });
  const hasPodcast = episodes(context.get(recordingsContext)).length > 0;
  return { ...textPage('sessions'), sessions: listed, hasPodcast };
}

/** Every session that can be followed, with its lengths. */
export default function SessionList({ loaderData }: Route.ComponentProps) {
  return (
    <GuidePage
      text={loaderData}
      size="low"
      figure={<FigurePicture id="sukhasana" isInPlace />}
      actions={
        <>
          <ButtonLink href={paths.session(firstSessionId)}>Ta tre minutters pause</ButtonLink>
          <ul role="list" className={styles.ways}>
            {ways.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className="touch-target">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      }
    >
      <TimeChoice />
      {groups.map(({ kind, id, heading }) => {
        const listed = loaderData.sessions.filter((session) => session.kind === kind);
        return (
          <div key={kind} data-times={timesOf(listed)}>
            <Section id={id} heading={heading}>
              <ul role="list" className={styles.list}>
                {listed.map((session) => (
                  <SessionItem key={session.id} session={session} />
                ))}
              </ul>
            </Section>
          </div>
        );
      })}
      <Section id="mer" heading="På egen hånd" tone="tinted">
        <ul role="list" className={styles.list}>
          <Item name="Tidtaker" href={paths.timer} landscape="timer">
            <p>Stillhet med gong når du begynner og slutter.</p>
          </Item>
          <Item name="Egen pust" href={paths.ownBreath} landscape="breathing">
            <p>Dine egne tall for inn og ut.</p>
          </Item>
          <Item name="Får ikke sove" href={paths.night} landscape="sleep">
            <p>Økter og lyder for natten, på mørk skjerm.</p>
          </Item>
          {loaderData.hasPodcast && (
            <Item name="Øktene som podkast" href={paths.podcast} landscape="articles">
              <p>Legg adressen inn i podkastappen din.</p>
            </Item>
          )}
        </ul>
      </Section>
    </GuidePage>
  );
}

type ListedSession = Pick<Session, 'id' | 'title' | 'lengths' | 'seconds'> & { picture: SessionPicture };

/** The style sheet leaves what takes as long: it works without a script, and no page is fetched. */
function TimeChoice() {
  const options = [
    { value: '', label: 'Alle' },
    ...times.map((time) => ({ value: String(time), label: time === times.at(-1) ? 'Lenger' : `${time} min` })),
  ];
  return (
    <div className={`${styles.times} no-print`}>
      <Choices name="tid" legend="Hvor lang tid har du?" options={options} chosen="" />
    </div>
  );
}

/** Whoever has so much time has one of these to follow: the length fits, and is longer than the time before. */
function timesOf(listed: readonly Pick<Session, 'lengths' | 'seconds'>[]): string {
  const minutes = listed.flatMap(({ lengths, seconds }) => (lengths.length > 1 ? lengths : [seconds / 60]));
  const last = times.length - 1;
  const fitting = times.filter((time, index) =>
    minutes.some((count) => count > (times[index - 1] ?? 0) && (count <= time || index === last)),
  );
  return fitting.join(' ');
}

function SessionItem({ session }: { session: ListedSession }) {
  const { id, title, seconds, lengths, picture } = session;
  return (
    <Item name={title} href={paths.session(id)} times={timesOf([session])} {...picture}>
      {lengths.length > 1 ? (
        <LengthChoice session={session} />
      ) : (
        <p>
          {seconds % 60 !== 0 && 'ca. '}
          <Minutes count={Math.max(1, Math.round(seconds / 60))} />
        </p>
      )}
    </Item>
  );
}

interface ItemProps extends Partial<SessionPicture> {
  name: string;
  href: string;
  times?: string;
  children: ReactNode;
}

/** A picture, what it leads to, and a few words. */
function Item({ name, href, times, image, landscape = '', figure, body, children }: ItemProps) {
  return (
    <li data-times={times}>
      <div className={frame.frame}>
        <img src={image ?? `${paths.landscape(landscape)}${cardView}`} alt="" loading="lazy" decoding="async" />
        {!image && figure && <FigurePicture id={figure} body={body} className={styles.figure} />}
      </div>
      <h3>
        <a href={href} className="cover-link">
          {name}
        </a>
      </h3>
      <div className={styles.about}>{children}</div>
    </li>
  );
}

/** What a card shows of a landscape: its right end, where the light is. */
const cardView = '#svgView(viewBox(720,160,720,480))';
