import { type ReactNode, useId } from 'react';
import { onDemandModules } from '#app/lib/on-demand.ts';
import styles from './hover-card.module.css';

interface HoverCardProps {
  label: string;
  href: string;
  children: ReactNode;
}

/**
 * A link with more on it: the card opens after 700 ms of hover, at once on keyboard focus, and closes after
 * 300 ms. The delays are CSS, so it works before and without a script; Escape closes it where there is one.
 */
export function HoverCard({ label, href, children }: HoverCardProps) {
  const id = useId();
  return (
    <div className={styles.hoverCard} data-hover-card data-on-demand={onDemandModules.hoverCard}>
      <a href={href} aria-describedby={id}>
        {label}
      </a>
      <div id={id} role="tooltip" className={styles.card}>
        {children}
      </div>
    </div>
  );
}
