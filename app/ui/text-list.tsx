import type { ReactNode } from 'react';
import styles from './text-list.module.css';

interface TextListProps {
  items: readonly string[];
  numbered?: boolean;
  /** A picture beside each item, or null where it has none. */
  pictures?: readonly ReactNode[];
}

/** Short sentences one under the other, with room between them; `numbered` where the order counts. */
export function TextList({ items, numbered, pictures }: TextListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.list}>
      {items.map((item, index) => (
        <li key={item}>
          {pictures?.[index]}
          {item}
        </li>
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
