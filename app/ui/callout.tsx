import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { Icon } from './icons/icon.tsx';

interface CalloutProps {
  /** `care` for a safety note, `info` for something to know. */
  kind: 'care' | 'info';
  /** Left out where the section around it has said what it is. */
  heading?: string;
  /** It is a heading of the page, for who goes from one to the next. */
  isHeading?: boolean;
  children: ReactNode;
}

/** A note that stands apart from the text: a landmark where it has a name of its own. */
export function Callout({ kind, heading, isHeading = false, children }: CalloutProps) {
  const Box = heading ? 'aside' : 'div';
  const Heading = isHeading ? 'h2' : 'p';
  return (
    <Box className={styles.callout} data-kind={kind} aria-label={heading}>
      <Icon name={kind === 'care' ? 'warning' : 'info'} className={styles.icon} />
      <div>
        {heading && <Heading className={styles.heading}>{heading}</Heading>}
        {children}
      </div>
    </Box>
  );
}
