import styles from './opening-hours-table.module.css';
import { hoursInNorwegian } from './rules/foreign-hours.ts';
import type { OpeningHours } from './rules/opening-hours.ts';
import { writeSpans } from './rules/time-spans.ts';

interface OpeningHoursTableProps {
  hours: OpeningHours;
  /** 0 is Monday. */
  today: number;
}

/** Opening hours in the shape they are known: by weekday, for a usual day, as they stand, or not at all. */
export function OpeningHoursTable({ hours, today }: OpeningHoursTableProps) {
  switch (hours.kind) {
    case 'unknown':
      return <p>Åpningstidene er ikke kjent. Ta kontakt med studioet.</p>;
    case 'raw':
      return <p>{hoursInNorwegian(hours.text) ?? hours.text}</p>;
    case 'usual':
      return (
        <p>
          Vanlige åpningstider: <strong>{hours.text}</strong>
        </p>
      );
    case 'weekly':
      return (
        <table className={styles.hours}>
          <thead>
            <tr>
              <th scope="col">Dag</th>
              <th scope="col">Åpent</th>
            </tr>
          </thead>
          <tbody>
            {hours.days.map(({ day, text }, index) => (
              <tr key={day} aria-current={index === today ? 'date' : undefined}>
                <th scope="row">
                  {day}
                  {index === today && (
                    <>
                      {' '}
                      <span className={styles.today}>i dag</span>
                    </>
                  )}
                </th>
                <td>{text}</td>
              </tr>
            ))}
            {hours.holidays && (
              <tr>
                <th scope="row">Helligdager</th>
                <td>{writeSpans(hours.holidays)}</td>
              </tr>
            )}
          </tbody>
        </table>
      );
  }
}
