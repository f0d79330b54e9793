import type { ReactNode } from 'react';
import styles from './folds.module.css';

interface FoldsProps {
  items: readonly { readonly title: string; readonly content: ReactNode }[];
}

/** Questions and their answers, or parts of something long: one is open at a time. */
export function Folds({ items }: FoldsProps) {
  return (
    <div className={styles.folds}>
      {items.map(({ title, content }) => (
        <details key={title} name="sporsmal">
          <summary>
            <h3>{title}</h3>
          </summary>
          {content}
        </details>
      ))}
    </div>
  );
}
