import type { ReactNode } from 'react';
import styles from './reading.module.css';

interface Part {
  readonly id: string;
  readonly heading: string;
}

interface ReadingProps {
  /** What the contents are called, and the id of that heading. */
  contents: { readonly heading: string; readonly id: string };
  /** The parts that stand in the text, in their order. */
  parts: readonly Part[];
  /** Parts of a text that comes before those, with what they are together. */
  first?: { readonly name: string; readonly parts: readonly Part[] };
  /** Where the order is one to refer to. */
  numbered?: boolean;
  /** Stands under the contents: what to do instead of reading on. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A long text in a column of its measure, with its contents beside it, which stay where the window is wide. */
export function Reading({ contents, parts, first, numbered, beside, children }: ReadingProps) {
  return (
    <div className={styles.body} data-numbered={numbered || undefined}>
      <div className={styles.beside}>
        <div className={styles.contents}>
          <h2 id={contents.id}>{contents.heading}</h2>
          {first && (
            <nav aria-label={first.name}>
              <PartList parts={first.parts} />
            </nav>
          )}
          <nav aria-labelledby={contents.id}>
            <PartList parts={parts} />
          </nav>
        </div>
        {beside}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <ol role="list">
      {parts.map((part) => (
        <li key={part.id}>
          <a href={`#${part.id}`}>{part.heading}</a>
        </li>
      ))}
    </ol>
  );
}
