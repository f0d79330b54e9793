import { Island } from '#app/islands/island.tsx';
import { SiteIcon } from '#app/ui/icons/site-icon.tsx';
import { footerColumns, legalLinks } from './menus.ts';
import { type SiteSettings as Site, socialNetworkNames, socialNetworks } from './settings.ts';
import styles from './site-footer.module.css';
import SiteSettings from './site-settings.island.tsx';

/** With the footer the document is whole. */
export const footerId = 'bunn';

interface SiteFooterProps {
  site: Pick<Site, 'name' | 'email' | 'social'>;
  /** Four digits. */
  year: number;
}

/** About, links, social profiles and the copyright line. */
export function SiteFooter({ site, year }: SiteFooterProps) {
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
            {socialNetworks.map((network) => (
              <li key={network}>
                <a href={site.social[network]} rel="noopener" aria-label={socialNetworkNames[network]}>
                  <SiteIcon name={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.columns} aria-label="Bunnmeny">
          {footerColumns.map((column) => (
            <div key={column.heading}>
              <h2>{column.heading}</h2>
              <ul role="list">
                {column.links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.legal}>
          <p>
            © {year} {site.name}
          </p>
          <Island of={SiteSettings} props={{}} />
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
