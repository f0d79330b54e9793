import type { ReactNode } from 'react';
import { Landscape } from '#app/drawings/index.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './hero.module.css';
import type { Page } from './page.ts';

/** The front page and the openings of the main areas stand taller; what one came to read or fill in begins sooner; a form stands in the place itself; what is a page by itself fills the window. */
export type HeroSize = 'tall' | 'normal' | 'low' | 'form' | 'whole';

/** A longer heading, the name of a studio, is set smaller, so that it does not fill the window. */
const longHeadingLetters = 60;

interface HeroProps {
  page: Page;
  heading: string;
  lead?: string;
  size?: HeroSize;
  /** Buttons, facts, a search box: under the lead. */
  children?: ReactNode;
  /** Stands on the ground of the landscape: a drawn figure. */
  figure?: ReactNode;
  /** Where there is no landscape: what is opened on, beside the words, or under them on a phone. */
  picture?: ReactNode;
}

/** How a page opens: its landscape, with breadcrumb, heading and lead on the sky. */
export function Hero({ page, heading, lead, size = 'normal', children, figure, picture }: HeroProps) {
  const { opening } = page;
  return (
    <div className={styles.hero} data-size={size} data-tone={opening?.tone}>
      {opening && (
        <Landscape scene={opening.scene} hour={opening.hour} season={opening.season} className={styles.landscape} />
      )}
      <div className={styles.text}>
        <Breadcrumb trail={page.trail} />
        <h1 data-long={heading.length > longHeadingLetters || undefined}>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.extra}>{children}</div>}
      </div>
      {figure && <div className={styles.figure}>{figure}</div>}
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
