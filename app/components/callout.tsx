import type { ReactNode } from 'react';
import { Icon } from '#app/art/icons/icon.tsx';
import styles from './callout.module.css';

interface CalloutProps {
  /** `care` for a safety note, `info` for something to know. */
  kind: 'care' | 'info';
  heading?: string;
  children: ReactNode;
}

/** A note that stands apart from the text. */
export function Callout({ kind, heading, children }: CalloutProps) {
  return (
    <aside
      className={styles.callout}
      data-kind={kind}
      aria-label={heading ?? (kind === 'care' ? 'Vær varsom' : 'Merk')}
    >
      <Icon name={kind === 'care' ? 'warning' : 'info'} className={styles.icon} />
      <div>
        {heading && <p className={styles.heading}>{heading}</p>}
        {children}
      </div>
    </aside>
  );
}
