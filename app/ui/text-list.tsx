import styles from './text-list.module.css';

/** Short sentences one under the other, with room between them; `numbered` where the order counts. */
export function TextList({ items, numbered }: { items: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

interface TermListProps {
  items: readonly { readonly title: string; readonly text: string }[];
  numbered?: boolean;
  /** One level below the heading above the list. */
  heading?: 'h3' | 'h4';
}

/** Items with a name and a few words each. */
export function TermList({ items, numbered, heading: Heading = 'h3' }: TermListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.title}>
          <Heading>{item.title}</Heading>
          <p>{item.text}</p>
        </li>
      ))}
    </List>
  );
}
