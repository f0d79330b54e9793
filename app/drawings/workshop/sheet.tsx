import type { ReactNode } from 'react';
import styles from './workshop.module.css';

/** One sheet of the workshop, photographed as a file of its own by `npm run drawings`. */
export function Sheet({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.sheet} data-sheet={id} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** A row of drawings, each under its name; `size` is how wide they are on the site. */
export function Wall({ size, children }: { size: 'page' | 'card' | 'small' | 'place'; children: ReactNode }) {
  return <div className={`${styles.wall} ${styles[size]}`}>{children}</div>;
}

export function Exhibit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
