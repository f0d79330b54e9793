import styles from './card.module.css';
import frame from './picture-frame.module.css';

export interface CardData {
  readonly title: string;
  readonly description: string;
  readonly href: string | undefined;
  /** Address of the picture; without one the placeholder shows. */
  readonly image: string | undefined;
  /** Short facts in a row: `20 min`, `Lett`. */
  readonly facts: readonly string[];
}

interface CardProps {
  card: CardData;
  headingLevel?: 2 | 3;
}

/**
 * A picture, a title and a few words. The picture lies over the placeholder, which shows without a script where it
 * fails to load.
 */
export function Card({ card, headingLevel = 3 }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={frame.frame}>
        {card.image && <img src={card.image} alt="" width={720} height={480} loading="lazy" decoding="async" />}
      </div>
      <div>
        <Heading className={styles.title}>
          {card.href ? (
            <a href={card.href} className="cover-link">
              {card.title}
            </a>
          ) : (
            card.title
          )}
        </Heading>
        <p className={styles.description}>{card.description}</p>
        {card.facts.length > 0 && (
          <ul role="list" className={styles.facts}>
            {card.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** Cards in 1, 2 or 3 columns. */
export function CardGrid({ cards, headingLevel }: { cards: readonly CardData[]; headingLevel?: 2 | 3 }) {
  return (
    <ul role="list" className={styles.grid}>
      {cards.map((card) => (
        <li key={card.href ?? card.title}>
          <Card card={card} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
