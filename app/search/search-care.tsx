import { callHref, type HelpLine } from '#app/site/help-lines.ts';
import { Callout } from '#app/ui/callout.tsx';
import type { CareLink, CareNote } from './.server/care-note.ts';
import type { PlaceNote } from './.server/places.ts';
import styles from './search-care.module.css';

/** What somebody who asks about pain, illness or worse is told before any answer. */
export function SearchCare({ care }: { care: CareNote }) {
  const { isCrisis, heading, paragraphs, helpLines, session, leaveOut } = care;
  return (
    <div className={styles.note}>
      <Callout kind="care" heading={heading}>
        {isCrisis && <HelpLines lines={helpLines} />}
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {!isCrisis && helpLines.length > 0 && <HelpLines lines={helpLines} />}
        {session && (
          <p>
            {isCrisis ? 'Når det er litt roligere:' : 'Begynn her:'} <CarefulLink link={session} />
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

function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.number}>
          <a className={styles.call} href={callHref(line)}>
            Ring {line.number}
          </a>
          <span>
            <a href={line.page} rel="noopener">
              {line.name}
            </a>
            . {line.about}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LeaveOut({ links }: { links: readonly CareLink[] }) {
  return (
    <>
      <p>La dette være nå:</p>
      <ul role="list" className={styles.leaveOut}>
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
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
