import styles from './text-list.module.css';

/** Short sentences one under the other, with room between them; `numbered` where the order counts. */
export function TextList({ items, numbered = false }: { items: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

/** Items with a name and a few words each. */
export function TermList({
  items,
  numbered = false,
}: {
  items: readonly { readonly title: string; readonly text: string }[];
  numbered?: boolean;
}) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </List>
  );
}
