import { type ReactNode, useId, useState } from 'react';
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
  const [isDismissed, setDismissed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape and for leaving; the link inside is the control
    <div
      className={styles.hoverCard}
      data-dismissed={isDismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      <a href={href} aria-describedby={id}>
        {label}
      </a>
      <div id={id} role="tooltip" className={styles.card}>
        {children}
      </div>
    </div>
  );
}
