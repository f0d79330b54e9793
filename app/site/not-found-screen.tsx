import type { ReactNode } from 'react';
import { ButtonLink, Section } from '#app/ui/index.ts';
import { Hero } from './hero.tsx';
import styles from './not-found-screen.module.css';
import type { Page } from './page.ts';

interface NotFoundScreenProps {
  page: Page;
  heading: string;
  text: string;
  /** Where to go instead: links, the first one before the others. */
  links: readonly { readonly name: string; readonly path: string }[];
  /** More than links: suggestions. */
  children?: ReactNode;
}

/** A page that is not there says so, and where to go on. */
export function NotFoundScreen({ page, heading, text, links, children }: NotFoundScreenProps) {
  return (
    <>
      <Hero page={page} heading={heading} lead={text} size={children ? 'normal' : 'whole'}>
        <ul role="list" className={styles.links}>
          {links.map((link, index) => (
            <li key={link.path}>
              {index === 0 ? (
                <ButtonLink href={link.path}>{link.name}</ButtonLink>
              ) : (
                <a href={link.path} className={`${styles.link} touch-target`}>
                  {link.name}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Hero>
      {children && <Section>{children}</Section>}
    </>
  );
}
