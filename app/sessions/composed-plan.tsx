import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import type { ComposedRow } from './composer/composed-session.ts';
import { type Wish, wishParameters } from './composer/wish.ts';
import styles from './figure-sheet.module.css';
import { lengthInWords } from './script/words.ts';

const roleNames: Readonly<Record<ComposedRow['role'], string>> = {
  arrival: 'Kom til ro',
  'warm-up': 'Oppvarming',
  build: 'Underveis',
  peak: 'Det tyngste',
  counter: 'Utjevning',
  'cool-down': 'Nedtrapping',
  rest: 'Hvile',
};

/** What a composed session consists of, in order, with what to do otherwise for the conditions of the wish. */
export function ComposedPlan({ rows, wish }: { rows: readonly ComposedRow[]; wish: Wish }) {
  return (
    <ol role="list" className={styles.plan}>
      {rows.map((row, index) => (
        <li key={row.name}>
          <FigurePicture id={row.figure} />
          <div>
            <p>
              {index + 1}. {roleNames[row.role]}
            </p>
            <h3>{row.page ? <a href={row.page}>{row.name}</a> : row.name}</h3>
            <p>
              {lengthInWords(row.seconds)}
              {row.bothSides && ' på hver side'}
            </p>
            {row.adaptations.map((words) => (
              <p key={words}>
                <strong>Tilpass:</strong> {words}
              </p>
            ))}
            {row.role !== 'arrival' && row.role !== 'rest' && (
              <a
                href={withoutItem(wish, row.id)}
                rel="nofollow"
                aria-label={`Utelat ${row.name}`}
                className={`${styles.leave} touch-target no-print`}
              >
                Utelat
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function withoutItem(wish: Wish, id: string): string {
  return paths.composer(wishParameters({ ...wish, items: [...wish.items, id].toSorted() }));
}
