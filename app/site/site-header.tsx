import { paths } from '#app/paths.ts';
import { Logo } from '#app/ui/index.ts';
import { HeaderSearch } from './header-search.tsx';
import { MainMenu } from './main-menu.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  siteName: string;
  currentPath: string | undefined;
  /** The address of the entry of the menu that the page stands under. */
  section: string | undefined;
  /** How text reads on the page's sky; without one the header lies on paper. */
  tone: 'ink' | 'snow' | undefined;
}

/** Logo, search and menu, on the sky of the page. */
export function SiteHeader({ siteName, currentPath, section, tone }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-tone={tone}>
      <a className={styles.skip} href="#innhold">
        Hopp til innholdet
      </a>
      <div className={styles.bar}>
        <a className={styles.logo} href={paths.home} aria-label={`${siteName}, til forsiden`}>
          <Logo className={styles.mark} />
          <span aria-hidden="true">{siteName}</span>
        </a>
        {currentPath !== paths.search && <HeaderSearch />}
        <MainMenu currentPath={currentPath} section={section} />
      </div>
    </header>
  );
}
