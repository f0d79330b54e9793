import type { ReactNode } from 'react';
import styles from './reading.module.css';

interface ReadingProps {
  /** What the contents are called, and the id of that heading. */
  contents: { readonly heading: string; readonly id: string };
  /** The parts that stand in the text, in their order. */
  parts: readonly { readonly id: string; readonly heading: string }[];
  /** Where the order is one to refer to. */
  numbered?: boolean;
  /** Stands under the contents: what to do instead of reading on. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A long text in a column of its measure, with its contents beside it, which stay where the window is wide. */
export function Reading({ contents, parts, numbered, beside, children }: ReadingProps) {
  return (
    <div className={styles.body} data-numbered={numbered || undefined}>
      <div className={styles.beside}>
        <nav className={styles.contents} aria-labelledby={contents.id}>
          <h2 id={contents.id}>{contents.heading}</h2>
          <ol role="list">
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        {beside}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
