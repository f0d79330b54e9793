import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLinkProps {
  href: string;
  /** `quiet` for the second choice of two. */
  variant?: 'strong' | 'quiet';
  /** For addresses that come from outside. */
  rel?: string;
  children: ReactNode;
}

/** A link that stands out as the thing to do next. */
export function ButtonLink({ href, variant = 'strong', rel, children }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[variant]}`} href={href} rel={rel}>
      {children}
    </a>
  );
}
