import type { ReactNode } from 'react';
import { likelyNext } from '#app/site/likely-next.ts';
import styles from './button.module.css';

interface ButtonLinkProps {
  href: string;
  /** `quiet` for the second choice of two. */
  variant?: 'strong' | 'quiet';
  /** For addresses that come from outside. */
  rel?: string;
  /** Most visitors follow it next, to a page that ships no script: it may be rendered ahead. */
  isLikelyNext?: boolean;
  children: ReactNode;
}

/** A link that stands out as the thing to do next. */
export function ButtonLink({ href, variant = 'strong', rel, isLikelyNext, children }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[variant]}`} href={href} rel={rel} {...(isLikelyNext && likelyNext)}>
      {children}
    </a>
  );
}
