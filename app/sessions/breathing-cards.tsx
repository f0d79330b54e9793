import frame from '#app/ui/picture-frame.module.css';
import styles from './breathing-cards.module.css';

export interface BreathingCard {
  readonly path: string;
  readonly title: string;
  /** Whom it is for, and why. */
  readonly suits: string;
  /** How long it takes, and its numbers. */
  readonly facts: readonly string[];
  readonly picture: string;
}

/** What a card shows of its picture: the hill, its mirror image and the sky just over it. */
const wideView = '#svgView(viewBox(0,110,720,288))';

/** The breathing exercises, each beside the skyline that its numbers make. */
export function BreathingCards({ cards }: { cards: readonly BreathingCard[] }) {
  return (
    <ul role="list" className={styles.cards}>
      {cards.map(({ path, title, suits, facts, picture }) => (
        <li key={path}>
          <div className={frame.frame}>
            <img src={`${picture}${wideView}`} alt="" width={720} height={288} loading="lazy" decoding="async" />
          </div>
          <div>
            <h3>
              <a href={path} className="cover-link">
                {title}
              </a>
            </h3>
            <p>{suits}</p>
            <ul role="list">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
