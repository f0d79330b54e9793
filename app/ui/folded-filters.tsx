import type { ReactNode } from 'react';
import buttonStyles from './button.module.css';
import styles from './filter-form.module.css';
import { SiteIcon } from './icons/site-icon.tsx';

interface FoldedFiltersProps {
  /** Of what is folded: a link to it unfolds it. */
  id: string;
  label: string;
  /** Where something is chosen. */
  isOpen: boolean;
  children: ReactNode;
}

/** Filters on one line until somebody wants them, so that the list begins on the first screen. */
export function FoldedFilters({ id, label, isOpen, children }: FoldedFiltersProps) {
  return (
    <details className={`${styles.folded} no-print`} open={isOpen}>
      <summary className={`${buttonStyles.button} ${buttonStyles.quiet}`}>
        <SiteIcon name="choices" />
        {label}
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
