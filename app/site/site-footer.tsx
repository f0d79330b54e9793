import type { ReactNode } from 'react';
import { SiteIcon } from '#app/ui/index.ts';
import { footerColumns, legalLinks } from './menus.ts';
import { profilesOf, type SiteSettings } from './settings.ts';
import styles from './site-footer.module.css';

/** With the footer the document is whole. */
export const footerId = 'bunn';

interface SiteFooterProps {
  site: Pick<SiteSettings, 'name' | 'email' | 'social'>;
  /** Four digits. */
  year: number;
  /** The visitor's own settings: an island, which no module of this room may render, since islands import them. */
  settings: ReactNode;
}

/** About, links, social profiles and the copyright line. */
export function SiteFooter({ site, year, settings }: SiteFooterProps) {
  return (
    <footer id={footerId} className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{site.name}</p>
          <p>
            Rolig yoga og meditasjon på norsk, og en oversikt over yogastudioer i hele landet. Laget i Oslo, for deg som
            vil puste ut.
          </p>
          <ul role="list" className={styles.social} aria-label="Sosiale medier">
            {profilesOf(site.social).map(({ network, url, name }) => (
              <li key={network}>
                <a href={url} rel="noopener" aria-label={name}>
                  <SiteIcon name={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Bunnmeny">
          {/* Folded on a narrow page, where the columns would be longer than many a page; open by its style elsewhere. */}
          <details className={styles.fold}>
            <summary>Alle sider</summary>
            <div className={styles.columns}>
              {footerColumns.map((column) => (
                <div key={column.heading}>
                  <h2>{column.heading ?? site.name}</h2>
                  <ul role="list">
                    {column.links.map((link) => (
                      <li key={link.path}>
                        <a href={link.path}>{link.name}</a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </details>
        </nav>
        <div className={styles.legal}>
          <p>
            © {year} {site.name}
          </p>
          {settings}
          <ul role="list">
            {legalLinks.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.name}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
