import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  heading?: string;
  /** Stands under the heading, or beside it in a split. */
  intro?: ReactNode;
  id?: string;
  /** `split` puts the heading left of the content on a wide window; `narrow` keeps to the reading column. */
  layout?: 'full' | 'split' | 'narrow';
  tone?: 'paper' | 'tinted';
  /** Leads on to other pages: left out on paper. */
  isOnward?: boolean;
  children?: ReactNode;
}

/** One part of a page, with its heading. */
export function Section({ heading, intro, id, layout = 'full', tone = 'paper', isOnward, children }: SectionProps) {
  const headingId = id && heading ? `${id}-overskrift` : undefined;
  return (
    <section
      className={isOnward ? `${styles.section} no-print` : styles.section}
      data-layout={layout}
      data-tone={tone}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={styles.inner}>
        {heading && (
          <div className={styles.head}>
            <h2 id={headingId}>{heading}</h2>
            {intro && <div className={styles.intro}>{intro}</div>}
          </div>
        )}
        {children && <div className={styles.content}>{children}</div>}
      </div>
    </section>
  );
}
