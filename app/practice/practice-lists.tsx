import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Minutes } from '#app/ui/index.ts';
import { type KeptLink, type Memory, withFavourite } from './memory.ts';
import styles from './practice-lists.module.css';
import type { DeviceMemory } from './use-memory.ts';
import { minutesByWeek } from './weeks.ts';

const shownWeeks = 8;
const shownSessions = 10;

/** Everything that is remembered, each thing where there is something of it. */
export function PracticeLists({ memory, change }: { memory: Memory } & Pick<DeviceMemory, 'change'>) {
  const { left, day, doneDays, wish, done, favourites } = memory;
  const dates = new Intl.DateTimeFormat('nb', { day: 'numeric', month: 'long' });
  const own = favourites.filter(({ path }) => isOwn(path));
  const others = favourites.filter(({ path }) => !isOwn(path));
  const nextDay = day && doneDays.includes(day.path) ? day.next : day;
  const remove = (link: KeptLink) => change((before) => withFavourite(before, link));
  return (
    <>
      <List heading="Gå videre">
        {left && <Link link={left} note="der du slapp" />}
        {nextDay && <Link link={nextDay} note="i programmet" />}
        {wish && <Link link={wish} note="det du ba om sist" />}
      </List>
      <List heading="Favoritter">
        {others.map((link) => (
          <Link key={link.path} link={link} remove={remove} />
        ))}
      </List>
      <List heading="Dine egne økter">
        {own.map((link) => (
          <Link key={link.path} link={link} remove={remove} />
        ))}
      </List>
      {done.length > 0 && (
        <>
          <h3>Minutter per uke</h3>
          <ul role="list" className={styles.list}>
            {minutesByWeek(done, shownWeeks).map(({ mondayMs, minutes, sessions }) => (
              <li key={mondayMs}>
                <Minutes count={minutes} />
                <span>
                  {counted(sessions, 'økt', 'økter')}, fra {dates.format(mondayMs)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <List heading="Sist gjort">
        {done
          .slice(-shownSessions)
          .toReversed()
          .map((session) => (
            <Link key={session.atMs} link={session} note={`${dates.format(session.atMs)}, ${session.minutes} min`} />
          ))}
      </List>
    </>
  );
}

function isOwn(path: string): boolean {
  return path.startsWith(`${paths.ownSession()}?`);
}

/** A list under its heading; neither where it is empty. */
function List({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  const items = children.flat().filter(Boolean);
  if (items.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul role="list" className={styles.list}>
        {items}
      </ul>
    </>
  );
}

function Link({ link, note, remove }: { link: KeptLink; note?: string; remove?: (link: KeptLink) => void }) {
  return (
    <li>
      <a href={link.path} className="touch-target">
        {link.title}
      </a>
      {note && <span>{note}</span>}
      {remove && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.quiet}`}
          aria-label={`Fjern ${link.title}`}
          onClick={() => remove(link)}
        >
          Fjern
        </button>
      )}
    </li>
  );
}
