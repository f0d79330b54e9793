import type { ReactNode } from 'react';
import { Landscape } from '#app/drawings/landscape/landscape.tsx';
import { Breadcrumb } from '#app/site/breadcrumb.tsx';
import type { Page } from '#app/site/page.ts';
import styles from './hero.module.css';

interface HeroProps {
  page: Page;
  heading: string;
  lead?: string;
  /** The front page and the openings of the main areas stand taller. */
  size?: 'tall' | 'normal';
  /** Buttons, facts, a search box: under the lead. */
  children?: ReactNode;
  /** Stands on the ground of the landscape: a drawn figure. */
  figure?: ReactNode;
}

/** How a page opens: its landscape, with breadcrumb, heading and lead on the sky. */
export function Hero({ page, heading, lead, size = 'normal', children, figure }: HeroProps) {
  const { opening } = page;
  return (
    <div className={styles.hero} data-size={size} data-tone={opening?.tone}>
      {opening && <Landscape scene={opening.scene} className={styles.landscape} />}
      <div className={styles.text}>
        <Breadcrumb trail={page.trail} />
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.extra}>{children}</div>}
      </div>
      {figure && <div className={styles.figure}>{figure}</div>}
    </div>
  );
}
