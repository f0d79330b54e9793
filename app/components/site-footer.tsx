import { SiteIcon } from '#app/art/icons/site-icon.tsx';
import { footerColumns, legalLinks } from '#app/menus.ts';
import { type SiteSettings as Site, socialNetworkNames, socialNetworks } from '#app/site.ts';
// What is in it is the server's, but its style is in the one sheet, which is made with the scripts.
import './on-demand-button.module.css';
import './site-settings.module.css';
import styles from './site-footer.module.css';
import { SiteSettings } from './site-settings.tsx';
import { Still } from './still.tsx';

type FooterSite = Pick<Site, 'name' | 'email' | 'social'>;

interface SiteFooterProps {
  site: FooterSite;
  /** Four digits. */
  year: number;
}

/** With the footer the document is whole. */
export const footerId = 'bunn';

/** About, links, social profiles and the copyright line. */
export function SiteFooter(contents: SiteFooterProps) {
  return (
    <Still
      as="footer"
      id={footerId}
      className={styles.footer}
      contents={import.meta.env.SSR && <FooterContents {...contents} />}
    />
  );
}

function FooterContents({ site, year }: SiteFooterProps) {
  return (
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
        <SiteSettings />
        <ul role="list">
          {legalLinks.map((link) => (
            <li key={link.path}>
              <a href={link.path}>{link.name}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
