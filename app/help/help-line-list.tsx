import styles from './help-line-list.module.css';
import { callHref, type HelpLine } from './help-lines.ts';

/** Numbers to call, the most urgent first, each with whom it is for. */
export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.number}>
          <a className={`${styles.call} touch-target`} href={callHref(line)}>
            Ring {line.number}
          </a>
          <span>
            <a href={line.page} rel="noopener">
              {line.name}
            </a>
            . {line.about}
          </span>
        </li>
      ))}
    </ul>
  );
}
