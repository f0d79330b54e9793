import type { ReactNode } from 'react';
import styles from './button.module.css';
import { likelyNext } from './likely-next.ts';

interface ButtonLinkProps {
  href: string;
  /** `quiet` for the second choice of two. */
  variant?: 'strong' | 'quiet';
  /** `nofollow` for addresses that come from outside, or that go on without end. */
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
