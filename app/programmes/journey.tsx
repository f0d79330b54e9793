import type { DrawnId } from '#app/drawings/ids.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import { ButtonLink, Minutes } from '#app/ui/index.ts';
import styles from './journey.module.css';

interface JourneyProps {
  title: string;
  description: string;
  path: string;
  /** Who walks it: the seed of a body. */
  person: number;
  days: readonly { number: number; title: string; figure: DrawnId; minutes: number; path: string }[];
}

/** A programme among others: what it is, where to begin, and its days as stops along one line, a week in a row. */
export function Journey({ title, description, path, person, days }: JourneyProps) {
  const [first] = days;
  return (
    <>
      <div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p>{description}</p>
        {first && (
          <ButtonLink href={first.path}>
            Begynn<span className="visually-hidden"> på {title}</span>
          </ButtonLink>
        )}
      </div>
      <JourneyDays days={days} person={person} />
    </>
  );
}

interface JourneyDaysProps extends Pick<JourneyProps, 'person' | 'days'> {
  /** The number of the day that the page is about. */
  current?: number;
}

/** The days as stops along one line. */
export function JourneyDays({ days, person, current }: JourneyDaysProps) {
  return (
    <ol role="list" className={styles.days}>
      {days.map((day) => (
        <li key={day.path}>
          <FigurePicture id={day.figure} body={person} isInPlace />
          <a href={day.path} className="cover-link" aria-current={day.number === current ? 'page' : undefined}>
            Dag {day.number}
            <span className="visually-hidden">: {day.title}</span>
          </a>
          <Minutes count={day.minutes} />
        </li>
      ))}
    </ol>
  );
}
