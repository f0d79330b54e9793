import { HelpLineList } from '#app/help/index.ts';
import { Callout } from '#app/ui/index.ts';
import type { CareLink, CareNote } from './.server/care-note.ts';
import type { PlaceNote } from './.server/places.ts';
import styles from './search-care.module.css';

/** What somebody who asks about pain, illness or worse is told before any answer. */
export function SearchCare({ care }: { care: CareNote }) {
  const { isCrisis, heading, paragraphs, helpLines, composed, session, leaveOut } = care;
  return (
    <div className={styles.note}>
      <Callout kind="care" heading={heading} isHeading>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {helpLines.length > 0 && <HelpLineList lines={helpLines} />}
        {composed && (
          <p>
            Begynn her: <CarefulLink link={composed} />
          </p>
        )}
        {session && (
          <p>
            {isCrisis ? 'Når det er litt roligere:' : composed ? 'Eller:' : 'Begynn her:'}{' '}
            <CarefulLink link={session} />
          </p>
        )}
        {leaveOut.length > 0 && <LeaveOut links={leaveOut} />}
      </Callout>
    </div>
  );
}

/** Where the nearest studio lies, when the place that was asked for has none. */
export function SearchPlaceNote({ place: { text, nearest } }: { place: PlaceNote }) {
  return (
    <div className={styles.note}>
      <Callout kind="info">
        <p>{text}</p>
        {nearest && (
          <p>
            <a href={nearest.path}>Se yogastudioer i {nearest.name}</a>
          </p>
        )}
      </Callout>
    </div>
  );
}

/** A session that is put together for what was asked. */
export function SearchSession({ session: { path, title } }: { session: CareLink }) {
  return (
    <div className={styles.note}>
      <Callout kind="info">
        <p>
          En økt satt sammen for deg: <a href={path}>{title}</a>
        </p>
      </Callout>
    </div>
  );
}

function LeaveOut({ links }: { links: readonly CareLink[] }) {
  return (
    <>
      <p>La dette være nå:</p>
      <ul role="list" className={styles.leaveOut}>
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className="touch-target">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function CarefulLink({ link: { path, title, words } }: { link: CareLink }) {
  return (
    <>
      <a href={path}>{title}</a>
      {words && `. ${words}`}
    </>
  );
}
